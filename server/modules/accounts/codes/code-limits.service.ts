/**
 * Bounds how many one-time codes are sent: once a minute and five times an hour for a phone, 60 an hour for a network
 * address over all kinds of codes together. Writes a warning to the log when a day brings far more codes than usual.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Logger } from '../../../platform/logging/logger';
import { addressKey } from '../../../platform/security/address-key';
import { RateLimiter } from '../../../platform/security/rate-limiter';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** The purpose of a code; also the name of its rate limit buckets. */
export type CodeKind = 'registration-code' | 'reset' | 'phone-code';

@scoped(Lifecycle.ContainerScoped)
export class CodeLimitsService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
  ) {}

  /**
   * Takes one code for this phone and address, or throws RATE_LIMITED with the seconds to wait. An exhausted address
   * takes nothing from the phone.
   */
  async take(kind: CodeKind, phone: string, ip: string): Promise<void> {
    const address = addressKey(ip);
    await this.limiter.check('code-address', address, serverLimits.codesPerAddressPerHour, HOUR_SECONDS);
    await this.limiter.consume(`${kind}-wait`, phone, 1, 1, limits.otpResendSeconds);
    await this.limiter.consume(`${kind}-hour`, phone, 1, serverLimits.otpPerHour, HOUR_SECONDS);
    await this.limiter.consume('code-address', address, 1, serverLimits.codesPerAddressPerHour, HOUR_SECONDS);
    const { used } = await this.limiter.consume('code-day', 'all', 1, NO_LIMIT, DAY_SECONDS);
    if (used % serverLimits.codesPerDayAlarm === 0) this.logger.warn('unusually many one-time codes', { codes: used, window: '24 h' });
  }
}
