/**
 * What of captured payments goes back to their buyers: all of a payment that pays no order or whose order ended, the difference to a lower total, what was refunded because
 * of problems. Compares what is due with what was requested, so a second call changes nothing. The ledger moves the amount from HELD to REFUNDS here; of a delivered order
 * OrderPostingsService moves it from the seller's PAYABLE.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { RefundReason } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import { money, toMoney } from '../../../platform/money';
import { LedgerService } from '../ledger/ledger.service';
import type { OrderSums } from '../ledger/posting';
import { type GatewayPaymentRow, paymentsOfOrders } from './gateway-payments.store';
import { addToWaiting, dropUnsent, type GatewayRefundRow, insertRefund, refundsOfPayments } from './gateway-refunds.store';

type PaidOrder = Pick<OrderSums, 'id' | 'isDelivered' | 'isEnded' | 'total' | 'refunded'>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GatewayRefundsService {
  constructor(private readonly ledger: LedgerService) {}

  /** The transaction has locked the orders. */
  async settle(tx: EntityManager, orders: readonly PaidOrder[]): Promise<void> {
    const payments = await paymentsOfOrders(
      tx,
      orders.map(({ id }) => id),
    );
    const captured = payments.filter(({ state }) => state === 'CAPTURED');
    if (captured.length === 0) return;
    const refunds = await refundsOfPayments(
      tx,
      captured.map(({ id }) => id),
    );
    for (const payment of captured) {
      const order = orders.find(({ id }) => id === payment.orderId);
      const requested = refunds.filter(({ paymentId }) => paymentId === payment.id);
      if (order) await this.settlePayment(tx, payment, order, requested);
    }
  }

  private async settlePayment(
    tx: EntityManager,
    payment: GatewayPaymentRow,
    order: PaidOrder,
    requested: readonly GatewayRefundRow[],
  ): Promise<void> {
    const stays = payment.isApplied && !order.isEnded ? order.total : '0';
    const ofHeld = requested.filter(({ reason }) => reason !== 'PROBLEM');
    let due = money(payment.amount).minus(stays).minus(sumOf(ofHeld));
    if (due.lt(0)) due = due.plus(await this.drop(tx, payment, ofHeld));
    if (due.gt(0)) {
      const amount = toMoney(due);
      const id = await this.request(tx, payment, reasonOf(payment, order), amount);
      const entries = [
        { account: 'HELD', ownerId: null, amount },
        { account: 'REFUNDS', ownerId: null, amount: toMoney(due.times(-1)) },
      ] as const;
      await this.ledger.post(tx, [{ key: keyOfRefund(id), kind: 'REFUND_DUE', orderId: order.id, occurredAt: new Date(), entries }]);
    }
    if (!payment.isApplied || !order.isDelivered) return;
    const ofProblems = money(order.refunded).minus(sumOf(requested.filter(({ reason }) => reason === 'PROBLEM')));
    if (ofProblems.gt(0) && !(await addToWaiting(tx, payment.id, toMoney(ofProblems))))
      await this.request(tx, payment, 'PROBLEM', toMoney(ofProblems));
  }

  /** A shipment was undone before its refund was sent: BDT that are held again. */
  private async drop(tx: EntityManager, { id }: GatewayPaymentRow, requested: readonly GatewayRefundRow[]): Promise<string> {
    const dropped = await dropUnsent(tx, id);
    for (const refundId of dropped) await this.ledger.reversePosting(tx, keyOfRefund(refundId));
    return sumOf(requested.filter((refund) => dropped.includes(refund.id)));
  }

  private request(tx: EntityManager, { id: paymentId }: GatewayPaymentRow, reason: RefundReason, amount: string): Promise<string> {
    return insertRefund(tx, { paymentId, reason, amount, waits: secondsBefore(reason) });
  }
}

/** A shipment may be undone, and one problem seldom comes alone. */
function secondsBefore(reason: RefundReason): number {
  if (reason === 'PROBLEM') return serverLimits.refundCollectMinutes * 60;
  return reason === 'LOWER_TOTAL' ? serverLimits.refundWaitSeconds : 0;
}

function reasonOf({ isApplied }: GatewayPaymentRow, { isEnded }: PaidOrder): RefundReason {
  if (!isApplied) return 'NOT_DUE';
  return isEnded ? 'ORDER_ENDED' : 'LOWER_TOTAL';
}

const keyOfRefund = (id: string): string => `refund-due:${id}`;
const sumOf = (refunds: readonly GatewayRefundRow[]): string => toMoney(refunds.reduce((sum, { amount }) => sum.plus(amount), money(0)));
