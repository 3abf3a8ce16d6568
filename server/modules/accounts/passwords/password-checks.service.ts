/**
 * Says whether a new password is one of those that everyone tries first, while its form is filled in; registering and
 * changing it check again.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { normalisedExactly } from '../../../../schema/text/normalised';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { addressKey } from '../../../platform/security/address-key';
import { isCommonPassword } from '../../../platform/security/common-passwords';
import { RateLimiter } from '../../../platform/security/rate-limiter';

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
export class PasswordChecksService {
  constructor(private readonly limiter: RateLimiter) {}

  /** RATE_LIMITED beyond the checks of one network address in an hour. The password is stored nowhere. */
  async isCommon(password: string, ip: string): Promise<boolean> {
    await this.limiter.consume('password-check', addressKey(ip), 1, serverLimits.passwordChecksPerHour, HOUR_SECONDS);
    return isCommonPassword(
      normalisedExactly(password, limits.passwordLength.max).slice(0, limits.passwordLength.max),
      limits.passwordLength.min,
    );
  }
}
