/**
 * Where an order is, for who receives it without an account: by tracking number and the last four digits of the receiver's phone. Numbers follow each other and
 * digits can be tried, so wrong ones are counted for each number and each network address; an unknown number is counted and responded to as a wrong digit is.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { addressKey } from '../../../platform/security/address-key';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import { NotificationsService } from '../../notifications/notifications.service';
import { findTracked, otherReceivers } from './order-tracking.query';
import type { TrackedOrder } from './order-tracking.types';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
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

  /** `address` is the network address. Null for an unknown number and for wrong digits alike; RATE_LIMITED after too many of either. */
  async find(
    { trackingNumber, phoneDigits }: { trackingNumber: string; phoneDigits: string },
    address: string,
  ): Promise<TrackedOrder | null> {
    const from = addressKey(address);
    const { triesByNumber, triesByAddress } = serverLimits.tracking;
    await this.limiter.check(BY_NUMBER, trackingNumber, triesByNumber, DAY_SECONDS);
    await this.limiter.check(BY_ADDRESS, from, triesByAddress, HOUR_SECONDS);
    const found = await findTracked(this.db, trackingNumber, phoneDigits);
    if (found) return found;
    await this.limiter.consume(BY_ADDRESS, from, 1, triesByAddress, HOUR_SECONDS);
    await this.limiter.consume(BY_NUMBER, trackingNumber, 1, triesByNumber, DAY_SECONDS);
    return null;
  }

  /** Sends the link of the page to receivers who are not the buyer, whose own message has it. In the transaction of the shipping. */
  async shipped(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    for (const receiver of await otherReceivers(tx, orderIds)) await this.notifications.notifyReceiver(tx, receiver);
  }
}
