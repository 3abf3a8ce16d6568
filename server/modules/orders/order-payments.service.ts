/**
 * What a seller tells of an order's payment: mobile money seen or not found, money given back. Each is an order event and a notification to the
 * buyer in the same transaction. Which is possible when stands in schema/values/orders; cash is paid by the delivery (OrderMovesService).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { optionalReasonRules, reasonRules } from '../../../schema/rules/reason.rules';
import { findPaymentTransition, type PaymentAction } from '../../../schema/values/orders';
import { one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { AppError } from '../../platform/errors/app-error';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { ORDER_COLUMNS } from './order-list';
import { OrderNoticesService } from './order-notices.service';
import type { Order } from './order.entity';
import { mayTellOfPayment } from './order.policy';
import { OrdersService } from './orders.service';

/** Only a row that still stands where the teller saw it changes. */
const TELL = `
  WITH told AS (
    UPDATE orders SET payment_status = $2::text, updated_at = now()
    WHERE id = $1 AND payment_status = $3::text AND status = $4::text RETURNING *
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, from_status, to_status, payment_status, reason)
    SELECT id, $5::uuid, status, status, payment_status, $6::text FROM told
  )
  SELECT ${ORDER_COLUMNS} FROM told o`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly notices: OrderNoticesService,
  ) {}

  /** A buyer or an admin is FORBIDDEN, a stranger's order NOT_FOUND, a payment that stands elsewhere INVALID_TRANSITION. */
  tell(viewer: Viewer, id: string, action: PaymentAction, given?: string | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const order = await this.orders.byId(viewer, id, tx);
      assertMay(mayTellOfPayment(viewer, order));
      const transition = findPaymentTransition(order, action);
      if (!transition) throw new AppError('INVALID_TRANSITION', 'order.invalidPayment');
      const rules = transition.reasonRequired ? reasonRules : optionalReasonRules;
      const reason = (await parseWith(rules, { reason: given })).reason ?? null;
      const told = await one<Order>(tx, TELL, [order.id, transition.to, transition.from, order.status, viewer.id, reason]);
      if (!told) throw new AppError('CONFLICT', 'order.changedMeanwhile');
      await this.notices.paid(tx, told, action, reason);
      return told;
    });
  }
}
