/**
 * What the parties tell of an order's payment: the buyer that he sent mobile money, the seller that he saw it, did not find it, or gave it back. Each is an
 * order event and a notification to the other side in the same transaction. Which is possible when stands in schema/values/orders; cash is
 * paid by the delivery (OrderMovesService).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { optionalReasonRules, reasonRules } from '../../../schema/rules/reason.rules';
import { findPaymentTransition, type PaymentAction, type PaymentTransition } from '../../../schema/values/orders';
import { one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { AppError } from '../../platform/errors/app-error';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { Outbox } from '../../platform/outbox/outbox';
import { assertMay } from '../../platform/security/assert-policy';
import { ORDER_COLUMNS } from './order-list';
import { OrderNoticesService } from './order-notices.service';
import type { Order } from './order.entity';
import type { PaymentClaimInput } from './payment-claim.inputs';
import { mayTellOfPayment, type SellersWord } from './order.policy';
import { OrdersService } from './orders.service';

/** Only a row that still stands where the teller saw it changes. A claim brings its method, number and TrxID along. */
const TELL = `
  WITH told AS (
    UPDATE orders SET payment_status = $2::text, updated_at = now(), payment_method = coalesce($7::text, payment_method),
      payment_number = coalesce($8::text, payment_number), payment_reference = coalesce($9::text, payment_reference)
    WHERE id = $1 AND payment_status = $3::text AND status = $4::text RETURNING *
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, from_status, to_status, payment_status, reason)
    SELECT id, $5::uuid, status, status, payment_status, $6::text FROM told
  )
  SELECT ${ORDER_COLUMNS} FROM told o`;

interface Word {
  readonly reason: string | null;
  readonly claim: PaymentClaimInput | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly notices: OrderNoticesService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /** The buyer sent the money after all: UNPAID, cash or a claim that was refused, becomes CLAIMED. */
  claim(viewer: Viewer, id: string, claim: PaymentClaimInput, key?: RequestKey | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: 'payment.CLAIM', body: [id, inFixedOrder(claim)] };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.byId(viewer, id, tx);
      const { order, transition } = await this.find(tx, viewer, id, 'CLAIM');
      const told = await this.write(tx, viewer, order, transition, { reason: null, claim });
      await this.notices.claimed(tx, told);
      return told;
    });
  }

  /** Whose word it is not is FORBIDDEN, a stranger's order NOT_FOUND, a payment that stands elsewhere INVALID_TRANSITION. */
  tell(viewer: Viewer, id: string, action: SellersWord, given?: string | null, key?: RequestKey | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: `payment.${action}`, body: [id, given ?? null] };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.byId(viewer, id, tx);
      const { order, transition } = await this.find(tx, viewer, id, action);
      const rules = transition.reasonRequired ? reasonRules : optionalReasonRules;
      const reason = (await parseWith(rules, { reason: given })).reason ?? null;
      const told = await this.write(tx, viewer, order, transition, { reason, claim: null });
      await this.notices.paid(tx, told, action, reason);
      return told;
    });
  }

  private async find(tx: EntityManager, viewer: Viewer, id: string, action: PaymentAction) {
    const order = await this.orders.byId(viewer, id, tx);
    assertMay(mayTellOfPayment(viewer, order, action));
    const transition = findPaymentTransition(order, action);
    if (!transition) throw new AppError('INVALID_TRANSITION', 'order.invalidPayment');
    return { order, transition };
  }

  private async write(
    tx: EntityManager,
    viewer: Viewer,
    order: Order,
    { from, to }: PaymentTransition,
    { reason, claim }: Word,
  ): Promise<Order> {
    const told = await one<Order>(tx, TELL, [
      ...[order.id, to, from, order.status, viewer.id, reason],
      ...[claim?.paymentMethod ?? null, claim?.paymentNumber ?? null, claim?.paymentReference ?? null],
    ]);
    if (!told) throw new AppError('CONFLICT', 'order.changedMeanwhile');
    this.outbox.note(tx, 'ORDER_CHANGED', [order.id]);
    return told;
  }
}
