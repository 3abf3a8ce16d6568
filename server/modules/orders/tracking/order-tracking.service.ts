/**
 * Where an order is, for who receives it without an account: by tracking number and the last four digits of the
 * receiver's phone. Numbers follow each other and digits can be tried, so wrong ones are counted for each number and
 * each network address; an unknown number is counted and responded to as a wrong digit is. After too many wrong ones
 * the number asks for the whole phone number, which its receiver knows: no one can shut them out by trying.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { invalidInput } from '../../../platform/errors/validation-error';
import { addressKey, networkKey } from '../../../platform/security/address-key';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import { NotificationsService } from '../../notifications/notifications.service';
import { findTracked, otherReceivers } from './order-tracking.query';
import type { TrackedOrder } from './order-tracking.types';

const DAY_SECONDS = 86_400;
const FEW_DIGITS = 4;
const HOUR_SECONDS = 3600;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const BY_NETWORK = 'track-network';
const BY_NUMBER = 'track-number';
const BY_ADDRESS = 'track-address';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderTrackingService {
  constructor(
    private readonly db: DataSource,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * `phoneDigits`: the last four, or the whole number; `address` is the network address. Null for an unknown number and
   * for wrong digits alike; BAD_USER_INPUT where four are not enough any more, RATE_LIMITED after too many wrong ones
   * of an address.
   */
  async find(
    { trackingNumber, phoneDigits }: { trackingNumber: string; phoneDigits: string },
    address: string,
  ): Promise<TrackedOrder | null> {
    const { triesByNetwork, triesByNumber, triesByAddress } = serverLimits.tracking;
    // each try is counted before it is looked at, so that many at once are no more than a queue of them, and given back
    // where it is right
    const count = async (by: 1 | -1): Promise<boolean> => {
      await this.limiter.consume(BY_ADDRESS, addressKey(address), by, triesByAddress, HOUR_SECONDS);
      if (phoneDigits.length > FEW_DIGITS) return true;
      const ofNetwork = await this.limiter.consume(BY_NETWORK, `${trackingNumber} ${networkKey(address)}`, by, NO_LIMIT, DAY_SECONDS);
      const ofNumber = await this.limiter.consume(BY_NUMBER, trackingNumber, by, NO_LIMIT, DAY_SECONDS);
      return ofNetwork.used <= triesByNetwork && ofNumber.used <= triesByNumber;
    };
    if (!(await count(1))) throw invalidInput([{ field: 'phoneDigits', key: 'track.wholeNumber' }]);
    const tracked = await findTracked(this.db, trackingNumber, phoneDigits);
    if (tracked) await count(-1);
    return tracked;
  }

  /**
   * Sends the link of the page to receivers who are not the buyer, whose own message has it. In the transaction of the
   * shipping.
   */
  async shipped(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    for (const receiver of await otherReceivers(tx, orderIds)) await this.notifications.notifyReceiver(tx, receiver);
  }
}
