/**
 * Cash that a delivered order should have brought, and that nobody has recorded. Before a recall or a problem lowers
 * what the order costs, the market reports it for the buyer, who has no step for cash: the seller says what came, as of
 * any payment that is reported, and the buyer disputes a no. After days of silence it counts as received, until a
 * transfer of the order is found; or as not received where one was not found: silence never turns a no into a yes, also
 * where an admin finds that transfer after all, since the seller has read what silence means.
 */
import type Big from 'big.js';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageKey } from '../../../../schema/messages/text';
import { runInBatches } from '../../../platform/jobs/row-batches';
import { money, toMoney } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { lockOrder } from '../orders/order-lock.store';
import type { Order } from '../orders/order.entity';
import { ordersByIds } from '../orders/orders.query';
import {
  addClaimedCash,
  type ClaimedCash,
  claimedCashOf,
  hasUnfoundTransfer,
  markNoBySilence,
  ordersOfAskedCash,
  receiveBySilence,
  rejectClaimedCash,
  saySilentCash,
  silentCash,
  splitClaimedCash,
} from './claimed-cash.store';
import { OrderAccountService } from './order-account.service';
import { type AccountChange, refreshSums } from './order-account.store';
import { neverCame } from './order-money';
import { RefundNotificationsService } from './refund-notifications.service';

const BATCH = 50;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ClaimedCashService {
  constructor(
    private readonly db: DataSource,
    private readonly account: OrderAccountService,
    private readonly notifications: RefundNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Reports the cash that this delivered order should have brought, all of it, before something is taken off. The order
   * is locked; one that was to be paid by mobile money may have been paid in cash. Returns what counts as received
   * where the seller does not answer, BDT; null where nothing does.
   */
  async claim(tx: EntityManager, order: Order): Promise<string | null> {
    const isUnfound = await hasUnfoundTransfer(tx, order.id);
    const missing = money(neverCame(order)).minus(order.claimed);
    if (order.status === 'DELIVERED' && missing.gt(0)) await this.ask(tx, order.id, toMoney(missing), isUnfound);
    const cash = await claimedCashOf(tx, order.id);
    return cash && !cash.isNoBySilence && !isUnfound ? cash.amount : null;
  }

  /**
   * A transfer of the order was not found, after a remedy had lowered what the order costs: what it was said to have
   * paid may have been paid in cash. Of cash that is asked about silence counts as a no from now on. The order is
   * locked.
   */
  async claimUnfound(tx: EntityManager, orderId: string): Promise<void> {
    const asked = await markNoBySilence(tx, orderId);
    if (asked) await this.notifications.cashToCheck(tx, orderId, asked.amount);
    const [order] = await ordersByIds(tx, [orderId]);
    if (order?.status !== 'DELIVERED' || money(order.refunded).lte(0)) return;
    const missing = lackedBefore(order).minus(order.claimed);
    if (missing.gt(0)) await this.ask(tx, orderId, toMoney(missing), true);
  }

  private async ask(tx: EntityManager, orderId: string, amount: string, isUnfound: boolean): Promise<void> {
    if (!(await addClaimedCash(tx, orderId, amount, isUnfound))) return;
    await refreshSums(tx, orderId, { actorId: null });
    if (isUnfound) await this.notifications.cashToCheck(tx, orderId, amount);
  }

  /**
   * An admin found a transfer of the order: the seller is asked about no more cash than the order lacked without it.
   * The buyer may dispute the rest. The order is locked.
   */
  async giveWay(tx: EntityManager, orderId: string): Promise<void> {
    const cash = await claimedCashOf(tx, orderId);
    const [order] = cash ? await ordersByIds(tx, [orderId]) : [];
    if (!cash || !order) return;
    const lacked = lackedBefore(order);
    if (lacked.gte(cash.amount)) return;
    await this.lower(tx, orderId, toMoney(lacked));
    await refreshSums(tx, orderId, { actorId: null });
  }

  /** Returns the cash of an order that its seller is asked about, BDT; null where there is none. */
  async findAmount(tx: EntityManager, orderId: string): Promise<string | null> {
    return (await claimedCashOf(tx, orderId))?.amount ?? null;
  }

  /**
   * Returns how each of these orders is paid as a file has it: cash that the market asks about was reported by nobody.
   * For callers that have asserted that the viewer may see the orders.
   */
  async paymentKeys(orders: readonly Order[]): Promise<ReadonlyMap<string, MessageKey>> {
    const claimed = orders.filter(({ paymentStatus }) => paymentStatus === 'CLAIMED').map(({ id }) => id);
    const asked = claimed.length > 0 ? await ordersOfAskedCash(this.db, claimed) : [];
    return new Map(
      orders.map(({ id, paymentStatus }) => [id, `csv.paymentStatus.${asked.includes(id) ? ('CASH_ASKED' as const) : paymentStatus}`]),
    );
  }

  /** The seller has this amount of the cash, BDT, or none; the buyer may dispute the rest. The order is locked. */
  async lower(tx: EntityManager, orderId: string, amount: string): Promise<void> {
    const cash = await claimedCashOf(tx, orderId);
    if (cash && money(amount).gt(0)) await splitClaimedCash(tx, cash.id, amount);
    else if (cash) await rejectClaimedCash(tx, cash.id);
  }

  /** The seller has this amount of the cash, BDT, though what else is reported did not come. The order is locked. */
  async receive(tx: EntityManager, orderId: string, amount: string, change: AccountChange): Promise<void> {
    const cash = await claimedCashOf(tx, orderId);
    if (!cash || money(amount).lte(0)) return;
    await this.lower(tx, orderId, amount);
    await this.account.receiveTransfer(tx, orderId, cash.id, amount, change);
  }

  /** Someone has stated all of the order's cash, and so what silence decided as well. The order is locked. */
  sayAll(tx: EntityManager, orderId: string): Promise<void> {
    return saySilentCash(tx, orderId);
  }

  /** Returns of how many orders the seller has said nothing for so long that the cash is decided. */
  decideSilent(): Promise<number> {
    return runInBatches(this.db, BATCH, {
      take: silentCash,
      run: async (tx, silent) => {
        let decided = 0;
        for (const cash of silent) decided += await this.decide(tx, cash);
        return decided;
      },
    });
  }

  /** Decided again under the lock of the order: the seller may have answered meanwhile. */
  private async decide(tx: EntityManager, { id, orderId }: ClaimedCash): Promise<number> {
    await lockOrder(tx, orderId);
    const cash = await claimedCashOf(tx, orderId);
    if (cash?.id !== id) return 0;
    if (cash.isNoBySilence || (await hasUnfoundTransfer(tx, orderId))) await this.reject(tx, cash);
    else {
      await receiveBySilence(tx, id);
      await this.account.receiveTransfer(tx, orderId, id, cash.amount, { actorId: null });
    }
    this.outbox.record(tx, 'ORDER_CHANGED', [orderId]);
    return 1;
  }

  /** The buyer may dispute it. */
  private async reject(tx: EntityManager, { id, orderId, amount }: ClaimedCash): Promise<void> {
    await rejectClaimedCash(tx, id);
    await refreshSums(tx, orderId, { actorId: null });
    await this.notifications.cashUnanswered(tx, orderId, amount);
  }
}

/** Returns what never came of all that the order cost before remedies, BDT. */
const lackedBefore = (order: Order): Big => money(neverCame({ ...order, refunded: '0.00' }));
