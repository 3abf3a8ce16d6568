/**
 * Sends refunds to their gateways: a job of every minute, one refund of a payment at a time. Before another try the
 * gateway is asked whether the one before has arrived, so that nothing is given back twice. What is posted is what the
 * gateway reports as done. A rejected refund waits for an admin.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { Logger } from '../../../platform/logging/logger';
import { money, toMoney } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import type { QueriedRefund, RefundRequest } from '../../../platform/payments/payment-provider';
import { PaymentProviders } from '../../../platform/payments/payment-providers';
import type { Order } from '../../orders/orders/order.entity';
import { OnlinePaymentsService } from '../../orders/payments/online-payments.service';
import { LedgerService } from '../ledger/ledger.service';
import { type GatewayPaymentRow, lockPayment, paymentById, touchPayment } from './gateway-payments.store';
import { type GatewayRefundRow, recordRefundState, refundsOfPayments, takeDueRefund } from './gateway-refunds.store';
import { keepReference, noteGivenLate, settledBy } from './late-refunds.store';

/** It is of a payment that the gateway has by this transaction. */
type SentRefund = GatewayRefundRow & { readonly trxId: string };

export const SEND_REFUNDS_JOB = 'send-refunds';
export const SEND_REFUNDS_CRON = '* * * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GatewayRefundSendingService {
  constructor(
    private readonly db: DataSource,
    private readonly providers: PaymentProviders,
    private readonly payments: OnlinePaymentsService,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
    private readonly log: Logger,
  ) {}

  /** How many were sent or asked about. */
  async sendDue(): Promise<number> {
    for (let count = 0; ; count++) {
      const refund = await inTransaction(this.db, takeDueRefund);
      if (!refund) return count;
      await this.send(refund).catch((error: unknown) =>
        this.log.warn('a refund was not sent', { refund: refund.id, reason: String(error) }),
      );
    }
  }

  private async send(refund: GatewayRefundRow): Promise<void> {
    const payment = await paymentById(this.db, refund.paymentId);
    if (!payment || payment.trxId === null) throw new Error('A refund of money that the gateway does not have.');
    // before another attempt: an imported settlement may have one of before
    const settled = refund.earlierReferences.length > 0 ? await settledBy(this.db, refund.id) : null;
    if (settled !== null) return inTransaction(this.db, (tx) => this.record(tx, refund, { state: 'DONE', reference: settled }));
    const queried = decisive(payment, refund, await this.ask(payment, { ...refund, trxId: payment.trxId }));
    if (queried) await inTransaction(this.db, (tx) => this.record(tx, refund, queried));
  }

  /** Returns what a gateway gives though it has rejected it; null where it does not, or says nothing that is known. */
  async lateOutcome(refund: GatewayRefundRow): Promise<QueriedRefund | null> {
    const payment = await paymentById(this.db, refund.paymentId);
    if (!payment || payment.trxId === null) throw new Error('A refund of money that the gateway does not have.');
    const outcome = await this.findEarlier(payment, { ...refund, trxId: payment.trxId }).catch((error: unknown) => {
      this.log.warn('a gateway was not asked about a rejected refund', { refund: refund.id, reason: String(error) });
      return null;
    });
    return outcome?.state === 'DONE' || (outcome?.state === 'SENT' && outcome.unknownWord === undefined) ? outcome : null;
  }

  private async ask(payment: GatewayPaymentRow, refund: SentRefund): Promise<QueriedRefund | null> {
    if (refund.attempts > 1 || refund.reference !== null) {
      const queried = await this.findEarlier(payment, refund);
      if (queried ?? refund.reference !== null) return queried;
    }
    return this.providers.find(payment.gateway)?.refund(requestOf(payment, refund)) ?? null;
  }

  /** Asks the gateway about the attempts before; one that it has rejected may be given since. */
  private async findEarlier(payment: GatewayPaymentRow, refund: SentRefund): Promise<QueriedRefund | null> {
    const provider = this.providers.find(payment.gateway);
    if (!provider) return null;
    const { id, reference, earlierReferences } = refund;
    const others = await refundsOfPayments(this.db, [payment.id]);
    const otherReferences = others.flatMap((one) => [...(one.id === id ? [] : [one.reference ?? '']), ...one.earlierReferences]);
    const search = { refund: requestOf(payment, refund), otherReferences };
    let underWay: QueriedRefund | null = null;
    for (const one of earlierReferences.filter((earlier) => earlier !== reference)) {
      const earlier = await provider.findRefund({ ...search, reference: one });
      if (earlier?.state === 'DONE') return earlier;
      if (earlier?.state === 'SENT') underWay = earlier;
    }
    const latest = await provider.findRefund({ ...search, reference });
    return latest === null || latest.state === 'REJECTED' ? (underWay ?? latest) : latest;
  }

  /** Records what the gateway reports. */
  async record(tx: EntityManager, refund: GatewayRefundRow, queried: QueriedRefund): Promise<void> {
    const paid = await paymentById(tx, refund.paymentId);
    const order = paid && (await this.payments.lock(tx, paid.orderId));
    const payment = await lockPayment(tx, refund.paymentId);
    if (!order || !payment) throw new Error('A refund without its order.');
    const reference = queried.reference ?? null;
    const error = queried.state === 'REJECTED' ? queried.reason.slice(0, 60) : null;
    if (!(await recordRefundState(tx, refund.id, { state: queried.state, reference, error }))) {
      if (queried.state === 'DONE') await noteGivenLate(tx, refund.id, queried.reference);
      if (reference !== null) await keepReference(tx, refund.id, reference);
      return;
    }
    if (queried.state === 'SENT') return;
    if (queried.state === 'DONE') return this.done(tx, order, payment, refund, null);
    await touchPayment(tx, payment.id);
    this.outbox.record(tx, 'PAYMENT_CHANGED', [payment.id]);
    return this.payments.refundRejected(tx, order, refund);
  }

  /**
   * The buyer has it back, from what the gateway has of the market, or from its own account by the transfer with this
   * number. The order is locked.
   */
  async done(
    tx: EntityManager,
    order: Order,
    { id: paymentId, isApplied }: GatewayPaymentRow,
    refund: GatewayRefundRow,
    handReference: string | null,
  ): Promise<void> {
    await touchPayment(tx, paymentId);
    this.outbox.record(tx, 'PAYMENT_CHANGED', [paymentId]);
    const entries = [
      { account: 'REFUNDS', ownerId: null, amount: refund.amount },
      { account: handReference === null ? 'GATEWAY' : 'CASH', ownerId: null, amount: toMoney(money(refund.amount).times(-1)) },
    ] as const;
    const key = `refund:${refund.id}`;
    await this.ledger.post(tx, [{ key, kind: 'PAYMENT_REFUNDED', orderId: order.id, occurredAt: new Date(), entries }]);
    await this.payments.refunded(tx, order, { refundId: refund.id, amount: refund.amount, isApplied, handReference });
  }
}

/** After many tries of which the gateway has said nothing that is known, an admin decides about the refund. */
function decisive({ gateway }: GatewayPaymentRow, refund: GatewayRefundRow, queried: QueriedRefund | null): QueriedRefund | null {
  const word = queried === null ? `${gateway} unknown` : queried.state === 'SENT' ? queried.unknownWord : undefined;
  if (word === undefined || refund.attempts < serverLimits.unknownRefundTries) return queried;
  return { state: 'REJECTED', reason: word, reference: queried?.reference };
}

const requestOf = (payment: GatewayPaymentRow, { id, amount, reason, trxId }: SentRefund): RefundRequest => ({
  id,
  amount,
  payment: { ...payment, trxId },
  title: reason,
});
