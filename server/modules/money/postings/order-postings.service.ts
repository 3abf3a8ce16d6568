/**
 * Posts what orders mean for the ledger: the commission that a seller owes for a delivered order, the part of the
 * discount that the platform pays, less of both after a refund, the reversal of a delivery that is taken back. Called
 * in the transactions that move orders, and by the job that posts delivered orders of earlier releases.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { type OrderInDebt, OrderLedger, type RefundsLeft, type RefundUnderWay } from '../../orders/account/order-ledger.port';
import { GatewayRefundsService } from '../gateway/gateway-refunds.service';
import { LedgerService } from '../ledger/ledger.service';
import { lockUnposted, sumsOfOrders, type UnpostedOrder, unpostedCovers } from '../ledger/ledger.store';
import { coverPosting, postingOf } from '../ledger/posting';

export const POST_ORDERS_JOB = 'post-orders';
export const POST_ORDERS_CRON = '*/10 * * * *';

const BATCH = 200;

type Batch = (tx: EntityManager) => Promise<UnpostedOrder[]>;
type Run = (work: Batch) => Promise<UnpostedOrder[]>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPostingsService extends OrderLedger {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: LedgerService,
    private readonly refunds: GatewayRefundsService,
  ) {
    super();
  }

  /** The transaction has locked the orders. */
  async settle(tx: EntityManager, orderIds: readonly string[], { isRaise = false } = {}): Promise<void> {
    if (orderIds.length === 0) return;
    const before = await sumsOfOrders(tx, orderIds);
    await this.refunds.settle(tx, before, isRaise);
    // the sums have what gateways give back of the refunds that were requested just now
    const orders = before.some(({ isPaidOnline }) => isPaidOnline) ? await sumsOfOrders(tx, orderIds) : before;
    const takenBack = orders.filter(({ isDelivered, postings }) => !isDelivered && postings > 0);
    await this.ledger.reverse(
      tx,
      takenBack.map(({ id }) => id),
    );
    const postings = orders.filter(({ isDelivered }) => isDelivered).map(postingOf);
    await this.ledger.post(
      tx,
      postings.filter((posting) => posting !== null),
    );
  }

  async settleCovered(tx: EntityManager, orderId: string): Promise<void> {
    await this.ledger.post(tx, (await unpostedCovers(tx, orderId)).map(coverPosting));
  }

  refundsUnderWay(tx: EntityManager, orderId: string): Promise<RefundUnderWay[]> {
    return this.refunds.underWay(tx, orderId);
  }

  dropUnsent(tx: EntityManager, order: OrderInDebt): Promise<RefundsLeft> {
    return this.refunds.dropUnsent(tx, order);
  }

  /**
   * Posts delivered orders that are missing in the ledger, the earliest first, in short transactions unless `run` gives
   * its own, `most` in each. How many there were.
   */
  async postMissing(run: Run = (work) => inTransaction(this.db, work), most = BATCH): Promise<number> {
    let since: string | null = null;
    for (let count = 0; ;) {
      const batch: readonly UnpostedOrder[] = await run((tx) => this.postBatch(tx, since, most));
      count += batch.length;
      since = batch.at(-1)?.deliveredAt ?? since;
      if (batch.length < most) return count;
    }
  }

  private async postBatch(tx: EntityManager, since: string | null, most: number): Promise<UnpostedOrder[]> {
    const orders = await lockUnposted(tx, since, most);
    await this.settle(
      tx,
      orders.map(({ id }) => id),
    );
    return orders;
  }
}
