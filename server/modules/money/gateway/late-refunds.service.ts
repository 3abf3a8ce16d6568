/**
 * Refunds that a gateway gives though it has rejected them: the buyer has that money, so that nobody sends it again.
 * The gateway says so when it is asked, in a response that comes late, or in a settlement. One that an admin pays by
 * hand is marked, for the money may be sent already. Admins and settlements decide one after the other, under
 * REFUNDS_BY_HAND.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentGateway } from '../../../../schema/values/money/gateways';
import { inTransaction } from '../../../platform/db/transaction';
import { AuditService } from '../../audit/audit.service';
import type { Order } from '../../orders/orders/order.entity';
import { OnlinePaymentsService } from '../../orders/payments/online-payments.service';
import { LedgerService } from '../ledger/ledger.service';
import { paymentById } from './gateway-payments.store';
import { GatewayRefundSendingService } from './gateway-refund-sending.service';
import { recordRefundState, refundById } from './gateway-refunds.store';
import { noteGivenLate, settledBy, settledThoughRejected } from './late-refunds.store';

/** The lock of settlements, and of the steps of admins with rejected refunds. */
export const REFUNDS_BY_HAND = 'gateway-settlements';

/** A line of a settlement. */
interface SettledLine {
  readonly trxId: string;
  readonly amount: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LateRefundsService {
  constructor(
    private readonly db: DataSource,
    private readonly payments: OnlinePaymentsService,
    private readonly sending: GatewayRefundSendingService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Asks the gateway about a refund that it has rejected, and records what it gives after all. Returns whether it does;
   * false as well where it gives no response.
   */
  async isGiven(id: string): Promise<boolean> {
    const refund = await refundById(this.db, id);
    if (refund?.state !== 'REJECTED') return false;
    const outcome = await this.sending.lateOutcome(refund);
    if (!outcome) return false;
    await inTransaction(this.db, async (tx) => {
      await this.ledger.lock(tx, REFUNDS_BY_HAND);
      await this.sending.record(tx, refund, outcome);
    });
    return true;
  }

  /** A gateway has settled these lines, of which those of refunds are below zero. The caller holds REFUNDS_BY_HAND. */
  async settled(tx: EntityManager, gateway: PaymentGateway, lines: readonly SettledLine[]): Promise<void> {
    const refunds = await settledThoughRejected(
      tx,
      gateway,
      lines.filter(({ amount }) => amount.startsWith('-')),
    );
    const orders = new Map<string, Order | null>();
    for (const orderId of [...new Set(refunds.map((refund) => refund.orderId))].sort())
      orders.set(orderId, await this.payments.lock(tx, orderId));
    for (const { id, orderId, reference } of refunds) await this.give(tx, orders.get(orderId) ?? null, id, reference);
  }

  /**
   * Gives a rejected refund that an imported settlement has, and returns whether it does. The caller holds
   * REFUNDS_BY_HAND and the order.
   */
  async giveSettled(tx: EntityManager, order: Order, id: string): Promise<boolean> {
    const reference = await settledBy(tx, id);
    if (reference !== null) await this.give(tx, order, id, reference);
    return reference !== null;
  }

  /** The buyer has a rejected refund from the gateway. */
  async give(tx: EntityManager, order: Order | null, id: string, reference: string): Promise<void> {
    const refund = await refundById(tx, id);
    const payment = refund && (await paymentById(tx, refund.paymentId));
    if (!order || !payment) throw new Error('A refund without its order.');
    if (refund.state === 'BY_HAND') return noteGivenLate(tx, id, reference);
    if (!(await recordRefundState(tx, id, { state: 'DONE', reference, error: refund.error }))) return;
    await this.sending.done(tx, order, payment, refund, null);
    const subject = { subjectType: 'order', subjectId: order.id } as const;
    await this.audit.record(tx, {
      actorId: null,
      action: 'payment.refundGivenLate',
      ...subject,
      details: { amount: refund.amount, reference },
    });
  }
}
