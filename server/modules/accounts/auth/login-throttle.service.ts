/**
 * Slows guessing down without ever locking anyone out for good: per address a number of tries a minute; per phone five
 * failures, then one try after a wait that doubles from half a minute to a quarter of an hour. Phones no one has are
 * treated alike. A try is counted before the password is checked, so that a burst of parallel guesses gets no more
 * tries than a queue of them.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { serverLimits } from '../../../../schema/values/server-limits';
import { addressKey } from '../../../platform/security/address-key';
import { RateLimiter } from '../../../platform/security/rate-limiter';

const WINDOW_SECONDS = serverLimits.loginWindowMinutes * 60;
const FIRST_WAIT_SECONDS = 30;
const STAGES_REMEMBERED_SECONDS = 3600;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** How many waits this phone has been through, and whether the try was the last one before the next. */
export interface LoginTry {
  readonly phone: string;
  readonly stage: number;
  readonly isLast: boolean;
}

@scoped(Lifecycle.ContainerScoped)
export class LoginThrottleService {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one try or throws RATE_LIMITED with the time to wait. */
  async begin(phone: string, ip: string): Promise<LoginTry> {
    await this.limiter.consume('login-address', addressKey(ip), 1, serverLimits.loginsPerMinutePerAddress, 60);
    await this.limiter.check('login-wait', phone, NO_LIMIT, WINDOW_SECONDS);
    const { used: stage } = await this.limiter.check('login-stage', phone, NO_LIMIT, STAGES_REMEMBERED_SECONDS);
    const tries = stage === 0 ? serverLimits.loginFailures : 1;
    const { remaining } = await this.limiter.consume('login-try', `${phone}:${stage}`, 1, tries, WINDOW_SECONDS);
    return { phone, stage, isLast: remaining === 0 };
  }

  async failed({ phone, stage, isLast }: LoginTry): Promise<void> {
    if (!isLast) return;
    await this.limiter.block('login-wait', phone, waitSeconds(stage));
    await this.limiter.consume('login-stage', phone, 1, NO_LIMIT, STAGES_REMEMBERED_SECONDS);
  }

  async succeeded({ phone, stage }: LoginTry): Promise<void> {
    await this.limiter.reset('login-stage', phone);
    for (let past = 0; past <= stage; past++) await this.limiter.reset('login-try', `${phone}:${past}`);
  }

  /** A user who has just proved by a code to own the phone does not wait for earlier failures to expire. */
  async clear(phone: string): Promise<void> {
    const { used: stage } = await this.limiter.check('login-stage', phone, NO_LIMIT, STAGES_REMEMBERED_SECONDS);
    await this.limiter.reset('login-wait', phone);
    await this.succeeded({ phone, stage, isLast: false });
  }
}

function waitSeconds(stage: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** stage, WINDOW_SECONDS);
}
