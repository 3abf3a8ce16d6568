/**
 * Requests the refunds of captured payments to their buyers: all of a payment that pays no order or whose order ended,
 * the difference to a lower total, what was refunded because of problems. Compares what is due with what was requested,
 * so that a second call changes nothing. The ledger moves the amount from HELD to REFUNDS here; for a delivered order
 * OrderPostingsService takes it from the seller's PAYABLE.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type Big from 'big.js';
import type { EntityManager } from 'typeorm';
import type { RefundReason } from '../../../../schema/values/money/gateways';
import type { OrderInDebt, RefundsLeft, RefundUnderWay } from '../../orders/account/order-ledger.port';
import { serverLimits } from '../../../../schema/values/server-limits';
import { conflict } from '../../../platform/errors/common-errors';
import { money, toMoney } from '../../../platform/money';
import { AuditService } from '../../audit/audit.service';
import { LedgerService } from '../ledger/ledger.service';
import type { OrderSums } from '../ledger/posting';
import { type GatewayPaymentRow, paymentsOfOrders } from './gateway-payments.store';
import { addToWaiting, dropUnsent, type GatewayRefundRow, insertRefund, refundsOfPayments } from './gateway-refunds.store';

type PaidOrder = Pick<OrderSums, 'id' | 'isDelivered' | 'isEnded' | 'isComplete' | 'total' | 'refunded' | 'paidToSeller'>;
type SettledOrder = PaidOrder & { readonly isRaise: boolean };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GatewayRefundsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The transaction has locked the orders. A step that raises a total is a CONFLICT where its order needs money again
   * that a gateway is giving back.
   */
  async settle(tx: EntityManager, orders: readonly PaidOrder[], isRaise: boolean): Promise<void> {
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
    for (const paid of orders) {
      const order = { ...paid, isRaise };
      const ofOrder = captured.filter(({ orderId }) => orderId === order.id);
      const tries = ofOrder.map((payment) => ({ payment, requested: refunds.filter(({ paymentId }) => paymentId === payment.id) }));
      for (const one of tries.filter(({ payment }) => !payment.isApplied)) await this.settleHeld(tx, order, [one], '0');
      await this.settleApplied(
        tx,
        order,
        tries.filter(({ payment }) => payment.isApplied),
      );
    }
  }

  /** See OrderLedger. */
  async underWay(tx: EntityManager, orderId: string): Promise<RefundUnderWay[]> {
    return underWayOf(await appliedCaptures(tx, orderId));
  }

  /** See OrderLedger. `settle` requests nothing of a complete order. */
  async dropUnsent(tx: EntityManager, { id, isComplete, due }: OrderInDebt): Promise<RefundsLeft> {
    const captures = await appliedCaptures(tx, id);
    const open = await this.drop(tx, captures, ['LOWER_TOTAL', 'PROBLEM'], true);
    const rest = money(sumOfRequested(captures)).minus(sumOfRequested(open)).minus(due);
    const left = isComplete && rest.gt(0) ? await this.requestHeld(tx, id, open, { reason: 'LOWER_TOTAL', amount: toMoney(rest) }) : open;
    return { requested: sumOfRequested(left), underWay: underWayOf(left) };
  }

  /**
   * Payments that the seller received in other ways pay the order first: the gateway gives back what is above. Once the
   * order is complete the seller has the money, and owes what is found above the charge.
   */
  private async settleApplied(tx: EntityManager, order: SettledOrder, captures: readonly Capture[]): Promise<void> {
    if (captures.length === 0 || order.isComplete) return;
    const online = sumOf(captures.map(({ payment }) => payment));
    const stays = (charged: string) => least(online, orZero(money(charged).minus(order.paidToSeller)));
    const settled = await this.settleHeld(tx, order, captures, order.isEnded ? '0' : stays(order.total));
    if (!order.isDelivered) return;
    const charged = stays(toMoney(money(order.total).minus(order.refunded)));
    const ofProblems = sumOf(settled.flatMap((capture) => capture.requested.filter(({ reason }) => reason === 'PROBLEM')));
    const due = money(stays(order.total)).minus(charged).minus(ofProblems);
    // what else goes back may be more than the total left above: a problem lowers that debt first
    const held = money(online).minus(sumOfRequested(settled)).minus(charged);
    await this.request(tx, settled, 'PROBLEM', least(toMoney(orZero(due)), orZero(held)));
  }

  /**
   * Requests the return of all that is held for the order, except for what stays. Returns the captures with the refunds
   * that are requested now: without the dropped ones, which would count as given back, and with the new ones.
   */
  private async settleHeld(
    tx: EntityManager,
    order: SettledOrder,
    captures: readonly Capture[],
    stays: string,
  ): Promise<readonly Capture[]> {
    const ofHeld = captures.flatMap(({ requested }) => requested.filter(({ reason }) => reason !== 'PROBLEM'));
    let due = money(sumOf(captures.map(({ payment }) => payment)))
      .minus(stays)
      .minus(sumOf(ofHeld));
    let open = captures;
    if (due.lt(0)) {
      // a buyer who raises a total chooses the moment: a rejected refund stays the admin's to give
      open = await this.drop(tx, captures, ['LOWER_TOTAL'], !order.isRaise);
      due = due.plus(sumOfRequested(captures)).minus(sumOfRequested(open));
      // the account has that money until the gateway has given it back: nothing would be due meanwhile
      if (
        due.lt(0) &&
        order.isRaise &&
        !order.isEnded &&
        open.some(({ requested }) => requested.some((one) => one.reason !== 'PROBLEM' && isUnderWay(one)))
      )
        throw conflict('refund.underWay', { status: 'SENT' });
    }
    const [first] = open;
    if (due.lte(0) || !first) return open;
    return this.requestHeld(tx, order.id, open, { reason: reasonOf(first.payment, order), amount: toMoney(due) });
  }

  /** Requests the return of an amount that is held for the order. Returns the captures with the new refunds. */
  private async requestHeld(
    tx: EntityManager,
    orderId: string,
    captures: readonly Capture[],
    { reason, amount: wanted }: Pick<RequestedRefund, 'reason' | 'amount'>,
  ): Promise<readonly Capture[]> {
    const made = await this.request(tx, captures, reason, wanted);
    for (const { id, amount } of made) {
      const entries = [
        { account: 'HELD', ownerId: null, amount },
        { account: 'REFUNDS', ownerId: null, amount: toMoney(money(amount).times(-1)) },
      ] as const;
      await this.ledger.post(tx, [{ key: keyOfRefund(id), kind: 'REFUND_DUE', orderId, occurredAt: new Date(), entries }]);
    }
    return captures.map(({ payment, requested }) => ({
      payment,
      requested: [...requested, ...made.filter(({ paymentId }) => paymentId === payment.id)],
    }));
  }

  /** The order changed before the buyer had a refund: what is dropped is held again. */
  private async drop(
    tx: EntityManager,
    captures: readonly Capture[],
    reasons: readonly RefundReason[],
    withRejected: boolean,
  ): Promise<Capture[]> {
    const kept: Capture[] = [];
    for (const { payment, requested } of captures) {
      const dropped = await dropUnsent(tx, payment.id, reasons, withRejected);
      for (const refundId of dropped) await this.ledger.reversePosting(tx, keyOfRefund(refundId));
      for (const { id, state, amount, error } of requested)
        if (state === 'REJECTED' && dropped.includes(id)) await this.recordDropped(tx, payment.orderId, { amount, error });
      kept.push({ payment, requested: requested.filter(({ id }) => !dropped.includes(id)) });
    }
    return kept;
  }

  /** An admin who saw it among the rejected refunds finds it here. */
  private recordDropped(tx: EntityManager, orderId: string, details: Pick<RequestedRefund, 'amount' | 'error'>): Promise<void> {
    const subject = { subjectType: 'order', subjectId: orderId } as const;
    return this.audit.record(tx, { actorId: null, action: 'payment.refundDropped', ...subject, details });
  }

  /** Requests an amount of the captures, the latest first, each up to what is left of it. */
  private async request(tx: EntityManager, captures: readonly Capture[], reason: RefundReason, amount: string): Promise<RequestedRefund[]> {
    const made: RequestedRefund[] = [];
    let rest = money(amount);
    for (const { payment, requested } of captures.toReversed()) {
      const part = least(rest.toFixed(2), money(payment.amount).minus(sumOf(requested)));
      if (money(part).lte(0)) continue;
      rest = rest.minus(part);
      if (reason === 'PROBLEM' && (await addToWaiting(tx, payment.id, part))) continue;
      const id = await insertRefund(tx, { paymentId: payment.id, reason, amount: part, waits: secondsBefore(reason) });
      made.push({ id, paymentId: payment.id, reason, amount: part, state: 'WAITING', error: null, isCounted: false });
    }
    return made;
  }
}

/** A shipment may be undone, and one problem seldom comes alone. */
function secondsBefore(reason: RefundReason): number {
  if (reason === 'PROBLEM') return serverLimits.refundCollectMinutes * 60;
  return reason === 'LOWER_TOTAL' ? serverLimits.refundWaitSeconds : 0;
}

interface Capture {
  readonly payment: GatewayPaymentRow;
  readonly requested: readonly RequestedRefund[];
}

type RequestedRefund = Pick<GatewayRefundRow, 'id' | 'paymentId' | 'reason' | 'amount' | 'state' | 'error' | 'isCounted'>;

/** The account of the order has that money, and loses it once the gateway reports the refund. */
const isUnderWay = ({ state, isCounted }: RequestedRefund): boolean => state !== 'DONE' && !isCounted;

const underWayOf = (captures: readonly Capture[]): RequestedRefund[] => captures.flatMap(({ requested }) => requested.filter(isUnderWay));

async function appliedCaptures(tx: EntityManager, orderId: string): Promise<Capture[]> {
  const payments = (await paymentsOfOrders(tx, [orderId])).filter(({ isApplied }) => isApplied);
  const refunds = await refundsOfPayments(
    tx,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) => ({ payment, requested: refunds.filter(({ paymentId }) => paymentId === payment.id) }));
}

function reasonOf({ isApplied }: GatewayPaymentRow, { isEnded }: PaidOrder): RefundReason {
  if (!isApplied) return 'NOT_DUE';
  return isEnded ? 'ORDER_ENDED' : 'LOWER_TOTAL';
}

const keyOfRefund = (id: string): string => `refund-due:${id}`;
const sumOf = (rows: readonly { readonly amount: string }[]): string =>
  toMoney(rows.reduce((sum, { amount }) => sum.plus(amount), money(0)));
const sumOfRequested = (captures: readonly Capture[]): string => sumOf(captures.flatMap(({ requested }) => requested));
const orZero = (amount: Big): Big => (amount.gt(0) ? amount : money(0));
const least = (one: string, other: Big): string => toMoney(other.lt(one) ? other : one);
