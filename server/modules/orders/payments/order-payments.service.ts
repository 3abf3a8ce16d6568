/**
 * The parties report here about an order's payment: the buyer a mobile payment, the seller that it arrived or did not.
 * Each report is an order event and a notification to the other side in the same
 * transaction. schema/values/orders/orders says which report is possible when; cash is paid by the delivery
 * (OrderMovesService).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { optionalReasonRules, reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { findPaymentTransition, type PaymentStep } from '../../../../schema/values/orders/orders';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import type { AccountChange } from '../account/order-account.store';
import { dueOf } from '../account/order-money';
import { ClaimedCashService } from '../account/claimed-cash.service';
import { OrderAccountService } from '../account/order-account.service';
import { OrderNotificationsService } from '../steps/order-notifications.service';
import type { Order } from '../orders/order.entity';
import type { PaymentClaimInput } from './payment-claim.inputs';
import { actorOf, mayCorrectCash, mayReportPayment, paymentStepsOf, type SellerPaymentStep } from '../orders/order.policy';
import { CashCorrectionsService } from './cash-corrections.service';
import { PaymentTransfersService } from './payment-transfers.service';
import { UnheardClaims } from './unheard-claims.port';
import { BuyerRefusalsService } from '../buyers/buyer-refusals.service';
import { OrdersService } from '../orders/orders.service';

interface Reported {
  readonly reason?: string | null;
  /** The cash that the seller has, BDT; what is due where it is null, or nothing where a payment is rejected. */
  readonly amount?: string | null;
}

interface Decided {
  readonly step: SellerPaymentStep;
  readonly amount: string;
  readonly reason: string | null;
  /** The amount was given for all of the cash, and not for what is due. */
  readonly isAllSaid: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly notifications: OrderNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly transfers: PaymentTransfersService,
    private readonly refusals: BuyerRefusalsService,
    private readonly account: OrderAccountService,
    private readonly cash: ClaimedCashService,
    private readonly corrections: CashCorrectionsService,
    private readonly unheard: UnheardClaims,
    private readonly audit: AuditService,
  ) {}

  /**
   * The buyer sent the money after all: UNPAID, cash or a claim that was rejected, becomes CLAIMED. What was sent
   * though nothing was due is claimed as well, so that the seller owes it back once it is confirmed. Where the seller
   * has left the market an admin decides.
   */
  claim(viewer: Viewer, id: string, claim: PaymentClaimInput, key?: RequestKey | null): Promise<Order> {
    const claiming = () =>
      inTransaction(this.db, async (tx) => {
        const request = { userId: viewer.id, operation: 'payment.CLAIM', body: [id, inFixedOrder(claim)] };
        if (await this.idempotency.isDone(tx, key, request)) return this.orders.findById(viewer, id, tx);
        const { order } = await this.find(tx, viewer, id, 'CLAIM');
        const isUnheard = await this.transfers.hasSellerLeft(tx, order);
        if (isUnheard) await this.unheard.assertMayAsk(tx, order);
        const part = await this.transfers.take(tx, order, claim);
        const changed = await this.account.claim(tx, order, viewer.id, { ...claim, ...part });
        if (isUnheard) await this.unheard.ask(tx, changed);
        else await this.notifications.claimed(tx, changed);
        return this.changed(tx, changed);
      });
    return this.transfers.recordingReuse(viewer.id, claim, claiming);
  }

  /**
   * Mobile money that was not sent yet becomes cash on delivery. BAD_USER_INPUT for a buyer to whom cash is not
   * offered.
   */
  async payInCash(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    const offered = await this.refusals.paymentMethods(viewer);
    return inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: 'payment.PAY_IN_CASH', body: [id] };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.findById(viewer, id, tx);
      const { order } = await this.find(tx, viewer, id, 'PAY_IN_CASH');
      if (!offered.includes('CASH_ON_DELIVERY'))
        throw new AppError('BAD_USER_INPUT', 'order.cashNotOffered', undefined, [{ field: 'id', key: 'order.cashNotOffered' }]);
      const changed = await this.account.payInCash(tx, order, viewer.id);
      await this.notifications.paidInCash(tx, changed);
      return this.changed(tx, changed);
    });
  }

  /**
   * The seller's report; an admin corrects the cash alone. FORBIDDEN for the buyer, NOT_FOUND for an order of others,
   * INVALID_TRANSITION where the payment's status does not allow the step.
   */
  report(viewer: Viewer, id: string, step: SellerPaymentStep, given: Reported = {}, key?: RequestKey | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const said = given.amount && given.reason ? [given.amount, given.reason] : [given.amount ?? given.reason ?? null];
      const request = { userId: viewer.id, operation: `payment.${step}`, body: [id, ...said] };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.findById(viewer, id, tx);
      const { order, transition } = await this.find(tx, viewer, id, step, given.amount);
      const isAdmin = actorOf(viewer, order) === 'ADMIN';
      const rules = transition?.reasonRequired || isAdmin ? reasonRules : optionalReasonRules;
      const reason = (await parseWith(rules, { reason: given.reason })).reason ?? null;
      const less = !transition && isAdmin ? await this.corrections.lessBy(tx, order.id, given.amount ?? '0') : null;
      if (less !== null) return this.changed(tx, await this.corrections.lower(tx, viewer, order, { amount: less, reason: reason ?? '' }));
      if (!transition && !mayHaveMoreCash(order)) throw notNow(viewer, order);
      const amount = transition
        ? await this.amountOf(tx, order, step, given.amount ?? null)
        : await this.moreCash(tx, viewer, order, given.amount ?? '0');
      const changed = await this.write(tx, viewer, order, { step, amount, reason, isAllSaid: !transition });
      if (isAdmin) await this.corrected(tx, viewer, changed, { amount, reason: reason ?? '' });
      else await this.notifications.paid(tx, changed, { step, amount, reason: reason ?? '' });
      return this.changed(tx, changed);
    });
  }

  /**
   * All that is reported; of cash that the market asks about what the seller has, beside what else is reported: none of
   * it where only a transfer came. Of a rejection it is what did not come.
   */
  private async amountOf(tx: EntityManager, order: Order, step: SellerPaymentStep, given: string | null): Promise<string> {
    const [due, most] = [dueOf(order), dueOf({ ...order, refunded: '0.00' })];
    if (order.paymentStatus !== 'CLAIMED') return collected(given ?? due, money(due).gt(0) ? due : '0.01', most);
    if (given === null) return order.claimed;
    const cash = await this.cash.findAmount(tx, order.id);
    if (cash === null) throw invalidInput([{ field: 'amount', key: 'payment.amountOfTransfer' }]);
    const isBesideTransfer = money(cash).lt(order.claimed);
    if (step === 'REJECT') return toMoney(money(order.claimed).minus(collected(given, '0.00', isBesideTransfer ? cash : '0.00')));
    const amount = collected(given, isBesideTransfer ? '0.00' : '0.01', cash);
    await this.cash.lower(tx, order.id, amount);
    return toMoney(money(order.claimed).minus(cash).plus(amount));
  }

  /** The cash of an order is corrected, `all` of it, BDT: more than was recorded. Returns what is added. */
  private async moreCash(tx: EntityManager, viewer: Viewer, order: Order, all: string): Promise<string> {
    await this.transfers.assertBuyerStays(tx, order); // the rest is owed to the buyer
    const [payments = []] = await this.account.paymentsOf([order.id], tx);
    const recorded = payments
      .filter(({ method, state }) => method === 'CASH_ON_DELIVERY' && state === 'RECEIVED')
      .reduce((sum, { amount }) => sum.plus(amount), money(0));
    if (recorded.eq(0)) throw notNow(viewer, order);
    const most = money(order.total).minus(order.received).plus(recorded);
    return toMoney(money(collected(all, toMoney(recorded.plus('0.01')), toMoney(most))).minus(recorded));
  }

  /** The order locked, with the step that its payment allows; without one where cash is corrected to this amount. */
  private async find(tx: EntityManager, viewer: Viewer, id: string, step: PaymentStep, amount: string | null = null) {
    const order = await this.orders.lockById(viewer, id, tx);
    const isNamed = step === 'CONFIRM' && amount !== null;
    assertMay(mayReportPayment(viewer, order, step) || (isNamed && mayCorrectCash(viewer, order)));
    const transition = mayReportPayment(viewer, order, step) ? findPaymentTransition(order, step) : null;
    const isCorrectable = isNamed && (mayHaveMoreCash(order) || (await this.isLowerable(tx, viewer, order)));
    if (!transition && !isCorrectable) throw notNow(viewer, order);
    return { order, transition };
  }

  private async isLowerable(tx: EntityManager, viewer: Viewer, order: Order): Promise<boolean> {
    return actorOf(viewer, order) === 'ADMIN' && this.corrections.isLowerable(tx, order.id);
  }

  private async write(tx: EntityManager, viewer: Viewer, order: Order, { step, amount, reason, isAllSaid }: Decided): Promise<Order> {
    const change = { actorId: viewer.id, reason };
    switch (step) {
      case 'CONFIRM':
        if (order.paymentStatus === 'CLAIMED') return this.account.decideClaim(tx, order, 'RECEIVED', change);
        await this.transfers.assertSellerStays(tx, order); // what the market adds is credited to the seller
        if (isAllSaid) await this.cash.sayAll(tx, order.id);
        return this.account.receiveCash(tx, order.id, amount, change);
      case 'REJECT':
        return this.reject(tx, order, amount, change);
    }
  }

  private async reject(tx: EntityManager, order: Order, amount: string, change: AccountChange): Promise<Order> {
    const cash = money(order.claimed).minus(amount);
    await this.cash.receive(tx, order.id, toMoney(cash), change);
    const changed = await this.account.decideClaim(tx, order, 'REJECTED', change);
    if (cash.lte(0)) await this.cash.claimUnfound(tx, order.id); // else the seller has just said what cash came
    return changed;
  }

  /** Both read what an admin has found, and it is in the trail. */
  private async corrected(tx: EntityManager, admin: Viewer, order: Order, more: { amount: string; reason: string }): Promise<void> {
    const { amount, reason } = more;
    await this.notifications.cashCorrected(tx, order, more);
    const subject = { subjectType: 'order', subjectId: order.id } as const;
    await this.audit.record(tx, { actorId: admin.id, action: 'payment.cashCorrected', ...subject, reason, details: { amount } });
  }

  private changed(tx: EntityManager, order: Order): Order {
    this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
    return order;
  }
}

/**
 * The cash that the seller has: what is due, or more where something was taken off the total after it was paid. The
 * order owes the rest back then. CONFLICT where there can be no such amount.
 */
function collected(amount: string, least: string, most: string): string {
  if (money(least).gt(most)) throw conflict('payment.cashRecorded', { paymentStatus: 'PAID' });
  if (money(amount).gte(least) && money(amount).lte(most)) return toMoney(amount);
  throw invalidInput([{ field: 'amount', key: 'payment.collectedWrong', params: { least, most } }]);
}

/** Something was taken off after cash was paid, of which less than all may have been recorded. */
const mayHaveMoreCash = ({ status, paymentMethod, paymentStatus, refunded }: Order): boolean =>
  status === 'DELIVERED' && paymentMethod !== 'ONLINE' && paymentStatus !== 'CLAIMED' && money(refunded).gt(0);

/** Names the statuses, and what the viewer may report now. */
function notNow(viewer: Viewer, order: Order): AppError {
  const { status, paymentStatus } = order;
  const allowed = paymentStepsOf(viewer, order);
  return new AppError('INVALID_TRANSITION', 'order.invalidPayment', undefined, undefined, { current: { status, paymentStatus, allowed } });
}
