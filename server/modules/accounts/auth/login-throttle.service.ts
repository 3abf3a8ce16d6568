/**
 * Slows guessing down without ever locking anyone out for good: per address a number of tries a minute; per phone and
 * network five failures, then one try after a wait that doubles from half a minute to a quarter of an hour. Over all
 * networks a phone has a number of failures an hour; then unknown networks wait, so that strangers lock no owner out: a
 * device that has logged in with this phone counts by itself, and a network that has is let in. Phones no one has are
 * treated alike. A try is counted before the password is checked, so that a burst of parallel guesses gets no more
 * tries than a queue of them.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { serverLimits } from '../../../../schema/values/server-limits';
import { addressKey } from '../../../platform/security/address-key';
import { RateLimiter } from '../../../platform/security/rate-limiter';

const WINDOW_SECONDS = serverLimits.loginWindowMinutes * 60;
const FIRST_WAIT_SECONDS = 30;
const HOUR_SECONDS = 3600;
const STAGES_REMEMBERED_SECONDS = HOUR_SECONDS;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** How many waits the subject has been through, and whether the try was the last one before the next. */
export interface LoginTry {
  /** The failures are counted of it: a phone from a network, a phone on a device, an account. */
  readonly subject: string;
  readonly stage: number;
  readonly isLast: boolean;
  /** It counts against this phone over all networks. */
  readonly countedPhone?: string;
}

/** Where a login comes from. */
export interface LoginSource {
  readonly ip: string;
  /** The key of a device that has logged in with this phone before. */
  readonly device: string | null;
  /** Whether a session of this phone was opened from the network lately; asked only where it matters. */
  readonly isKnownNetwork: () => Promise<boolean>;
}

@scoped(Lifecycle.ContainerScoped)
export class LoginThrottleService {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one try of a subject that only its holder reaches, or throws RATE_LIMITED with the time to wait. */
  async begin(subject: string, ip: string): Promise<LoginTry> {
    await this.takeOfAddress(ip);
    return this.take(subject);
  }

  /** Takes one try of a phone, which anyone may name, or throws RATE_LIMITED with the time to wait. */
  async beginLogin(phone: string, { ip, device, isKnownNetwork }: LoginSource): Promise<LoginTry> {
    await this.takeOfAddress(ip);
    if (device !== null) return this.take(onDevice(phone, device));
    const attempt = await this.take(fromNetwork(phone, ip));
    try {
      await this.limiter.consume('login-phone', phone, 1, serverLimits.loginFailuresOfPhone, HOUR_SECONDS);
      return { ...attempt, countedPhone: phone };
    } catch (error) {
      if (await isKnownNetwork()) return attempt;
      await this.giveBack(attempt);
      throw error;
    }
  }

  async failed({ subject, stage, isLast }: LoginTry): Promise<void> {
    if (!isLast) return;
    await this.limiter.block('login-wait', subject, waitSeconds(stage));
    await this.limiter.consume('login-stage', subject, 1, NO_LIMIT, STAGES_REMEMBERED_SECONDS);
  }

  async succeeded({ subject, stage, countedPhone }: LoginTry): Promise<void> {
    if (countedPhone !== undefined)
      await this.limiter.consume('login-phone', countedPhone, -1, serverLimits.loginFailuresOfPhone, HOUR_SECONDS);
    await this.limiter.reset('login-stage', subject);
    for (let past = 0; past <= stage; past++) await this.limiter.reset('login-try', `${subject}:${past}`);
  }

  /** A user who has just proved by a code to own the phone does not wait for earlier failures to expire. */
  async clear(phone: string, { ip, device }: Pick<LoginSource, 'ip' | 'device'>): Promise<void> {
    await this.limiter.reset('login-phone', phone);
    for (const subject of [fromNetwork(phone, ip), ...(device === null ? [] : [onDevice(phone, device)])]) {
      const { used: stage } = await this.limiter.check('login-stage', subject, NO_LIMIT, STAGES_REMEMBERED_SECONDS);
      await this.limiter.reset('login-wait', subject);
      await this.succeeded({ subject, stage, isLast: false });
    }
  }

  private async takeOfAddress(ip: string): Promise<void> {
    await this.limiter.consume('login-address', addressKey(ip), 1, serverLimits.loginsPerMinutePerAddress, 60);
  }

  private async take(subject: string): Promise<LoginTry> {
    await this.limiter.check('login-wait', subject, NO_LIMIT, WINDOW_SECONDS);
    const { used: stage } = await this.limiter.check('login-stage', subject, NO_LIMIT, STAGES_REMEMBERED_SECONDS);
    const { remaining } = await this.limiter.consume('login-try', `${subject}:${stage}`, 1, triesOf(stage), WINDOW_SECONDS);
    return { subject, stage, isLast: remaining === 0 };
  }

  /** The try was not made, so it does not count. */
  private async giveBack({ subject, stage }: LoginTry): Promise<void> {
    await this.limiter.consume('login-try', `${subject}:${stage}`, -1, triesOf(stage), WINDOW_SECONDS);
  }
}

const triesOf = (stage: number): number => (stage === 0 ? serverLimits.loginFailures : 1);
const fromNetwork = (phone: string, ip: string): string => `${phone}@${addressKey(ip)}`;
const onDevice = (phone: string, device: string): string => `${phone}#${device}`;

function waitSeconds(stage: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** stage, WINDOW_SECONDS);
}
