/**
 * Finds out what became of a payment by asking its gateway, whatever a callback has said: after a callback, and by a
 * job of every minute for those whose callback was lost. What the gateway has is posted once and pays the order where
 * it still waits for it; else it goes back. Duplicated, late and forged callbacks lead to a question alone.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import type { PaymentGateway } from '../../../../schema/values/money/gateways';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { inTransaction } from '../../../platform/db/transaction';
import { Logger } from '../../../platform/logging/logger';
import { money, toMoney } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import type { CallbackFields, PaymentProvider, QueriedPayment } from '../../../platform/payments/payment-provider';
import { PaymentProviders } from '../../../platform/payments/payment-providers';
import { NotificationsService } from '../../notifications/notifications.service';
import { OrderAccountService } from '../../orders/account/order-account.service';
import type { Order } from '../../orders/orders/order.entity';
import { isPayableOnline, OnlinePaymentsService } from '../../orders/payments/online-payments.service';
import { adminIds } from '../../orders/problems/problem-notifications.service';
import { LedgerService } from '../ledger/ledger.service';
import {
  askAgain,
  capturePayment,
  type GatewayPaymentRow,
  lockPayment,
  paymentById,
  payableUntil,
  paymentOfCallback,
  putOff,
  takeDuePayments,
} from './gateway-payments.store';

export const CHECK_PAYMENTS_JOB = 'check-payments';
export const CHECK_PAYMENTS_CRON = '* * * * *';

const BATCH = 20;

type Captured = Extract<QueriedPayment, { state: 'CAPTURED' }>;

/** The result of reading a callback: the order, for the way back, and whether the callback is the gateway's. */
export interface ReadCallback {
  readonly orderId: string | null;
  readonly isGenuine: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GatewayChecksService {
  constructor(
    private readonly db: DataSource,
    private readonly providers: PaymentProviders,
    private readonly payments: OnlinePaymentsService,
    private readonly ledger: LedgerService,
    private readonly account: OrderAccountService,
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
    private readonly log: Logger,
  ) {}

  /** Never throws for a gateway that is away: the job asks again. */
  async callback(gateway: PaymentGateway, fields: CallbackFields): Promise<ReadCallback> {
    const named = this.providers.find(gateway)?.readCallback(fields) ?? null;
    if (!named) {
      this.log.warn('a callback is not of its gateway', { gateway });
      return { orderId: null, isGenuine: false };
    }
    const payment = await paymentOfCallback(this.db, gateway, named);
    if (payment) await this.checkQuietly(payment.id);
    return { orderId: payment?.orderId ?? null, isGenuine: true };
  }

  /** How many due payments were looked at. */
  async checkDue(): Promise<number> {
    for (let count = 0; ;) {
      const ids = await inTransaction(this.db, (tx) => takeDuePayments(tx, BATCH));
      for (const id of ids) await this.checkQuietly(id);
      count += ids.length;
      if (ids.length < BATCH) return count;
    }
  }

  /**
   * A gateway has settled amounts that it never reported as captured: whichever payments they may be of are asked about
   * once more. What it has is captured then, and pays its order or goes back.
   */
  askAgain(tx: EntityManager, gateway: PaymentGateway, lines: readonly { readonly amount: string }[]): Promise<void> {
    return askAgain(
      tx,
      gateway,
      lines.map(({ amount }) => amount),
    );
  }

  private async checkQuietly(id: string): Promise<void> {
    await this.check(id).catch((error: unknown) => this.log.warn('a payment could not be checked', { payment: id, reason: String(error) }));
  }

  /** Throws where the gateway gives no response. */
  async check(id: string): Promise<void> {
    const payment = await paymentById(this.db, id);
    const provider = payment && this.providers.find(payment.gateway);
    if (!payment || !provider || payment.state === 'CAPTURED') return;
    const queried = await this.ask(provider, payment);
    await inTransaction(this.db, (tx) => this.record(tx, payment, queried));
  }

  /**
   * Asks the gateway for the state of a payment. An authorised payment is executed only while the order waits for it.
   */
  private async ask(provider: PaymentProvider, payment: GatewayPaymentRow): Promise<QueriedPayment> {
    const queried = await provider.queryPayment(payment);
    if (queried.state !== 'AUTHORISED' || payment.isExpired || !(await this.isWanted(payment))) return queried;
    // its response may be lost, or report what happened before: what counts is asked for again
    await provider
      .execute(payment)
      .catch((error: unknown) => this.log.warn('a payment was not executed', { payment: payment.id, reason: String(error) }));
    return provider.queryPayment(payment);
  }

  private isWanted({ orderId, amount }: GatewayPaymentRow): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      const order = await this.payments.lock(tx, orderId);
      return order !== null && this.pays(order, amount);
    });
  }

  private async record(tx: EntityManager, { id, orderId }: GatewayPaymentRow, queried: QueriedPayment): Promise<void> {
    const order = await this.payments.lock(tx, orderId);
    const payment = await lockPayment(tx, id);
    if (!order || !payment || payment.state === 'CAPTURED') return;
    if (queried.state === 'CAPTURED') return this.capture(tx, order, payment, queried);
    const waits = queried.state === 'WAITING' || queried.state === 'AUTHORISED';
    const state = waits ? (payment.isExpired ? 'EXPIRED' : 'STARTED') : queried.state === 'CANCELLED' ? 'CANCELLED' : 'FAILED';
    await putOff(tx, id, state);
    await this.payments.begun(tx, orderId, await payableUntil(tx, orderId));
    if (state !== payment.state) this.outbox.record(tx, 'PAYMENT_CHANGED', [id]);
  }

  private async capture(
    tx: EntityManager,
    order: Order,
    payment: GatewayPaymentRow,
    { trxId, amount, invoice, isRisky }: Captured,
  ): Promise<void> {
    if (invoice !== payment.invoice) throw new Error('The gateway reports another payment.');
    if (!money(amount).eq(payment.amount)) this.log.warn('a payment has another amount', { payment: payment.id });
    const isApplied = this.pays(order, amount);
    await capturePayment(tx, payment.id, { trxId, amount, isApplied, isRisky });
    await this.payments.begun(tx, order.id, await payableUntil(tx, order.id));
    const entries = [
      { account: 'GATEWAY', ownerId: null, amount },
      { account: 'HELD', ownerId: null, amount: toMoney(money(amount).times(-1)) },
    ] as const;
    const key = `payment:${payment.id}`;
    await this.ledger.post(tx, [{ key, kind: 'PAYMENT_RECEIVED', orderId: order.id, occurredAt: new Date(), entries }]);
    await this.payments.captured(tx, order, { paymentId: payment.id, amount, isApplied, isRisky });
    if (isApplied && isRisky) await this.warnOf(tx, order);
    await this.account.settle(tx, [order.id]);
    this.outbox.record(tx, 'PAYMENT_CHANGED', [payment.id]);
  }

  /**
   * The money is there, and the order waits: an admin verifies the buyer and approves the payment, or cancels the
   * order, which gives the money back.
   */
  private async warnOf(tx: EntityManager, { id, trackingNumber }: Order): Promise<void> {
    const content = { type: NotificationType.ORDER_CHANGED, textKey: 'paymentRisky', params: { order: trackingNumber } } as const;
    await this.notifications.notifyAll(tx, await adminIds(tx), { ...content, link: `${sitePages.adminOrders.path}?order=${id}` });
  }

  /** Less than is due pays nothing: it goes back, and the buyer pays the whole. */
  private pays(order: Order, amount: string): boolean {
    return isPayableOnline(order) && money(amount).gte(this.payments.dueOf(order));
  }
}
