/**
 * Has what sellers owe buyers follow the accounts of orders: more becomes owed, less is owed, or nothing any more. The
 * orders are locked.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors/common-errors';
import { money, toMoney } from '../../../platform/money';
import { type AccountRow, accountsOf, refreshSums } from './order-account.store';
import { sellerOwes } from './order-money';
import { addOwedRefund, lowerRefund, owedRefunds, owesOldRefund } from './order-refunds.store';
import { RefundNotificationsService } from './refund-notifications.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OwedRefundsService {
  constructor(private readonly notifications: RefundNotificationsService) {}

  /**
   * A refund that was given stays as it is, also where less is owed: its buyer confirms or denies it. A step that
   * raises a total (`isRaise`) is a CONFLICT until then.
   */
  async settle(tx: EntityManager, orderIds: readonly string[], { isRaise = false } = {}): Promise<void> {
    if (orderIds.length === 0) return;
    for (const account of await accountsOf(tx, orderIds)) {
      const more = money(sellerOwes(account)).minus(account.refundOwed);
      if (more.eq(0)) continue;
      if (more.gt(0)) await this.owe(tx, account, toMoney(more));
      else await this.oweLess(tx, account, toMoney(more.abs()), isRaise);
      await refreshSums(tx, account.id, { actorId: null, isEvent: false });
    }
  }

  /** The seller owes a refund for so long that posts pause. */
  owesForLong(tx: EntityManager, sellerId: string): Promise<boolean> {
    return owesOldRefund(tx, sellerId);
  }

  private async owe(tx: EntityManager, account: AccountRow, amount: string): Promise<void> {
    const refund = await addOwedRefund(tx, account, amount);
    await this.notifications.owed(tx, refund);
  }

  private async oweLess(tx: EntityManager, { id }: AccountRow, amount: string, isRaise: boolean): Promise<void> {
    let rest = money(amount);
    for (const refund of await owedRefunds(tx, id)) {
      const part = rest.lt(refund.amount) ? rest : money(refund.amount);
      if (part.gt(0)) await lowerRefund(tx, refund.id, toMoney(money(refund.amount).minus(part)));
      rest = rest.minus(part);
    }
    if (isRaise && rest.gt(0)) throw conflict('refund.givenAlready', { status: 'GIVEN' });
  }
}
