/**
 * Bounds how many one-time codes are sent, and to which countries (SMS_COUNTRIES): once a minute, five times an hour
 * and 15 a day for a phone, 60 an hour for a network address over all kinds of codes together; without a login 600 an
 * hour for a network; for registrations a quarter of the messages of a day in all. Writes a warning to the log when a
 * day brings far more codes than usual.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Logger } from '../../../platform/logging/logger';
import { Config } from '../../../platform/config/env';
import { addressKey, networkKey } from '../../../platform/security/address-key';
import { invalidInput } from '../../../platform/errors/validation-error';
import { isReachedBySms } from '../../../platform/sms/sms-reach';
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
    private readonly config: Config,
  ) {}

  /**
   * Takes one code for this phone and address, or throws RATE_LIMITED with the seconds to wait. An exhausted address
   * takes nothing from the phone. BAD_USER_INPUT for a number that no code is sent to, whoever has it.
   */
  async take(kind: CodeKind, phone: string, ip: string): Promise<void> {
    if (!isReachedBySms(phone, this.config.smsCountries))
      throw invalidInput([{ field: 'phone', key: kind === 'registration-code' ? 'register.phoneNotReached' : 'phone.notReached' }]);
    const address = addressKey(ip);
    await this.limiter.check('code-address', address, serverLimits.codesPerAddressPerHour, HOUR_SECONDS);
    if (kind !== 'phone-code')
      await this.limiter.consume('code-network', networkKey(ip), 1, serverLimits.codesPerNetworkPerHour, HOUR_SECONDS);
    if (kind === 'registration-code') await this.assertForStrangers();
    await this.limiter.consume(`${kind}-wait`, phone, 1, 1, limits.otpResendSeconds);
    await this.limiter.consume(`${kind}-hour`, phone, 1, serverLimits.otpPerHour, HOUR_SECONDS);
    await this.limiter.consume(`${kind}-phone-day`, phone, 1, serverLimits.otpPerDay, DAY_SECONDS);
    await this.limiter.consume('code-address', address, 1, serverLimits.codesPerAddressPerHour, HOUR_SECONDS);
    if (kind === 'registration-code') await this.takeOfStrangers();
    const { used } = await this.limiter.consume('code-day', 'all', 1, NO_LIMIT, DAY_SECONDS);
    if (used % serverLimits.codesPerDayAlarm === 0) this.logger.warn('unusually many one-time codes', { codes: used, window: '24 h' });
  }

  private async assertForStrangers(): Promise<void> {
    await this.limiter.check('registration-codes', 'all', this.mostForStrangers(), DAY_SECONDS);
  }

  /** Anyone asks for these, for any phone, from as many addresses as they have; the market pays for each one sent. */
  private mostForStrangers(): number {
    const perDay = this.config.sms?.perDay ?? serverLimits.smsPerDay;
    return Math.max(1, Math.floor(perDay / serverLimits.registrationCodesShare));
  }

  /** Taken last: a request that is rejected for its phone or address sends nothing, and uses up nothing of the day. */
  private async takeOfStrangers(): Promise<void> {
    const most = this.mostForStrangers();
    const { used } = await this.limiter.consume('registration-codes', 'all', 1, most, DAY_SECONDS);
    if (used === most) this.logger.warn('strangers have used up the registration codes of the day', { codes: used });
  }
}
