/**
 * An admin finds that cash was not paid though it counts as received: silence brought it, or a dispute that an admin
 * accepted by mistake. What a seller has said stays. The rest is cash that was not found, and what is owed back
 * follows.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { AuditService } from '../../audit/audit.service';
import { lowerableCash, lowerCash } from '../account/claimed-cash.store';
import { OrderAccountService } from '../account/order-account.service';
import { RefundNotificationsService } from '../account/refund-notifications.service';
import type { Order } from '../orders/order.entity';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CashCorrectionsService {
  constructor(
    private readonly account: OrderAccountService,
    private readonly notifications: RefundNotificationsService,
    private readonly audit: AuditService,
  ) {}

  /** Whether some of the order's cash may be taken off. */
  async isLowerable(tx: EntityManager, orderId: string): Promise<boolean> {
    return (await lowerableCash(tx, [orderId])).length > 0;
  }

  /**
   * Returns what is taken off where all cash of the order is this amount, BDT; null where that is not less than what
   * was recorded. BAD_USER_INPUT below what a seller has said, or what was given back. The order is locked.
   */
  async lessBy(tx: EntityManager, orderId: string, all: string): Promise<string | null> {
    const [cash] = await lowerableCash(tx, [orderId]);
    if (!cash || money(all).gte(cash.recorded)) return null;
    if (money(all).gte(cash.amount)) return toMoney(money(cash.recorded).minus(all));
    const params = { least: cash.amount, most: toMoney(money(cash.recorded).minus('0.01')) };
    throw invalidInput([{ field: 'amount', key: 'payment.collectedWrong', params }]);
  }

  /** Takes this amount off, BDT; both parties are notified of the reason. The order is locked. */
  async lower(tx: EntityManager, admin: Viewer, order: Order, { amount, reason }: { amount: string; reason: string }): Promise<Order> {
    await lowerCash(tx, order.id, amount, reason);
    const changed = await this.account.loseMoney(tx, order.id, { actorId: admin.id, reason });
    await this.notifications.cashLowered(tx, order.id, { amount, reason });
    const subject = { subjectType: 'order', subjectId: order.id } as const;
    const details = { amount: `-${amount}` };
    await this.audit.record(tx, { actorId: admin.id, action: 'payment.cashCorrected', ...subject, reason, details });
    return changed;
  }
}
