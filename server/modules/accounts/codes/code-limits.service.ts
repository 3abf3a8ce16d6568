/**
 * Bounds how many one-time codes are sent, and to which countries (SMS_COUNTRIES): once a minute, five times an hour
 * and 15 a day for a phone, 60 an hour for a network address over all kinds of codes together; without a login 600 an
 * hour for a network, and a part of those of a phone. Registrations and resets, which strangers ask for, have a share
 * of the messages of a day, and a network a small part of it; all codes together leave the rest of the day to orders.
 * Writes a warning to the log when a day brings far more codes than usual.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Logger } from '../../../platform/logging/logger';
import { Config } from '../../../platform/config/env';
import { addressKey, networkKey } from '../../../platform/security/address-key';
import { AppError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { type CodeShare, refusedCodes } from '../../../platform/sms/refused-codes';
import { isReachedBySms } from '../../../platform/sms/sms-reach';
import { RateLimiter } from '../../../platform/security/rate-limiter';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** The purpose of a code; also the name of its rate limit buckets. */
export type CodeKind = 'registration-code' | 'reset' | 'phone-code' | 'grant-code';

const BUCKETS: Readonly<Record<CodeShare, string>> = { day: 'code-day', strangers: 'strangers-codes', network: 'strangers-network' };

@scoped(Lifecycle.ContainerScoped)
export class CodeLimitsService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
    private readonly config: Config,
  ) {}

  /**
   * Takes one code for this phone and address, or throws RATE_LIMITED with the seconds to wait. An exhausted address
   * takes nothing from the phone. `isKnown`: the phone has logged in on this device, or lately from this network.
   * BAD_USER_INPUT for a number that no code is sent to, whoever has it.
   */
  async take(kind: CodeKind, phone: string, ip: string, isKnown = false): Promise<void> {
    if (!isReachedBySms(phone, this.config.smsCountries))
      throw invalidInput([{ field: 'phone', key: kind === 'registration-code' ? 'register.phoneNotReached' : 'phone.notReached' }]);
    const address = addressKey(ip);
    await this.limiter.check('code-address', address, serverLimits.codesPerAddressPerHour, HOUR_SECONDS);
    await this.assertDayHasPlace('day', 'all', this.mostOfDay());
    const isStrange = kind !== 'phone-code' && !isKnown;
    if (isStrange) await this.takeOfNetwork(kind, phone, networkKey(ip));
    const holder = isKnown ? `known ${phone}` : phone; // strangers use up nothing of the owner's
    await this.limiter.consume(`${kind}-wait`, holder, 1, 1, limits.otpResendSeconds);
    await this.limiter.consume(`${kind}-hour`, holder, 1, serverLimits.otpPerHour, HOUR_SECONDS);
    await this.limiter.consume(`${kind}-phone-day`, holder, 1, serverLimits.otpPerDay, DAY_SECONDS);
    await this.limiter.consume('code-address', address, 1, serverLimits.codesPerAddressPerHour, HOUR_SECONDS);
    if (isStrange) await this.takeOfStrangers(networkKey(ip));
    const { used } = await this.limiter.consume('code-day', 'all', 1, NO_LIMIT, DAY_SECONDS);
    if (used % serverLimits.codesPerDayAlarm === 0) this.logger.warn('unusually many one-time codes', { codes: used, window: '24 h' });
  }

  /** Nothing of the day is taken yet: a request that is rejected for its phone or address uses up nothing of it. */
  private async takeOfNetwork(kind: CodeKind, phone: string, network: string): Promise<void> {
    await this.limiter.consume('code-network', network, 1, serverLimits.codesPerNetworkPerHour, HOUR_SECONDS);
    await this.assertDayHasPlace('strangers', 'all', this.mostForStrangers());
    await this.assertDayHasPlace('network', network, this.mostForNetwork());
    const { hour, day } = serverLimits.otpByNetwork;
    const sender = `${phone}@${network}`;
    await this.limiter.check(`${kind}-wait`, phone, 1, limits.otpResendSeconds);
    await this.limiter.consume(`${kind}-network-hour`, sender, 1, hour, HOUR_SECONDS);
    await this.limiter.consume(`${kind}-network-day`, sender, 1, day, DAY_SECONDS);
  }

  private async takeOfStrangers(network: string): Promise<void> {
    const most = this.mostForStrangers();
    await this.limiter.consume('strangers-network', network, 1, NO_LIMIT, DAY_SECONDS);
    const { used } = await this.limiter.consume('strangers-codes', 'all', 1, NO_LIMIT, DAY_SECONDS);
    if (used === most) this.logger.warn('strangers have used up their codes of the day', { codes: used });
  }

  /** Throws RATE_LIMITED with the hours after which codes are sent again. */
  private async assertDayHasPlace(share: CodeShare, key: string, most: number): Promise<void> {
    const { used, resetsInSeconds } = await this.limiter.check(BUCKETS[share], key, NO_LIMIT, DAY_SECONDS);
    if (used < most) return;
    refusedCodes.add(share);
    const hours = Math.max(1, Math.ceil(resetsInSeconds / HOUR_SECONDS));
    throw new AppError('RATE_LIMITED', 'code.dayUsedUp', { hours }, undefined, { retryAfterSeconds: resetsInSeconds });
  }

  private get perDay(): number {
    return this.config.sms?.perDay ?? serverLimits.smsPerDay;
  }

  private mostOfDay(): number {
    return Math.max(1, Math.floor((this.perDay * serverLimits.smsCodesPercent) / 100));
  }

  /** Anyone asks for these, for any phone, from as many addresses as they have; the market pays for each one sent. */
  private mostForStrangers(): number {
    return Math.max(1, Math.floor(this.perDay / serverLimits.strangersCodesShare));
  }

  private mostForNetwork(): number {
    const { share, least } = serverLimits.strangersCodesByNetwork;
    return Math.max(least, Math.floor(this.mostForStrangers() / share));
  }
}
