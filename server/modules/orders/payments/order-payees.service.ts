/**
 * Where the mobile money of confirmed orders is sent, and the reminder once its time has passed: a job of every ten
 * minutes, safe in several processes at once. An order whose money does not come is not ended by the market: its seller
 * may wait, ship or cancel.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { isMobileMoney, isUnpaid, progressOf } from '../../../../schema/values/orders/orders';
import { inTransaction } from '../../../platform/db/transaction';
import type { Viewer } from '../../../platform/security/viewer';
import type { Order } from '../orders/order.entity';
import { OrderNotificationsService } from '../steps/order-notifications.service';
import { type OrderPayeeRow, payeesOf, takeOverdue } from '../account/order-payees.store';

export const PAYMENT_REMINDER_JOB = 'remind-of-payments';
export const PAYMENT_REMINDER_CRON = '*/10 * * * *';

const BATCH = 50;

type Payable = Pick<Order, 'buyerId' | 'paymentMethod' | 'paymentStatus' | 'status'>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPayeesService {
  constructor(
    private readonly db: DataSource,
    private readonly notifications: OrderNotificationsService,
  ) {}

  /** In the order asked for; null where none was copied. */
  async findForOrders(orderIds: readonly string[]): Promise<(OrderPayeeRow | null)[]> {
    const payeesByOrder = new Map((await payeesOf(this.db, orderIds)).map((row) => [row.orderId, row]));
    return orderIds.map((id) => payeesByOrder.get(id) ?? null);
  }

  /** Reminds both parties of each order once; how many orders. */
  async remindDue(): Promise<number> {
    let reminded = 0;
    for (;;) {
      const batch = await inTransaction(this.db, (tx) => this.remindBatch(tx));
      reminded += batch;
      if (batch < BATCH) return reminded;
    }
  }

  private async remindBatch(tx: EntityManager): Promise<number> {
    const orderIds = await takeOverdue(tx, BATCH);
    await this.notifications.paymentOverdue(tx, orderIds);
    return orderIds.length;
  }
}

/** Only who has to pay reads where to, and only while it is to be paid. */
export const isToBePaidBy = (viewer: Viewer, { buyerId, paymentMethod, paymentStatus, status }: Payable): boolean =>
  viewer.id === buyerId && isMobileMoney(paymentMethod) && isUnpaid(paymentStatus) && progressOf(status) !== 'CANCELLED';
