/** Notifies sellers of their bills: issued, due soon, overdue, paid. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { Role } from '../../../../schema/values/accounts/roles';
import { money, toMoney } from '../../../platform/money';
import { User } from '../../accounts/users/user.entity';
import type { NewNotification } from '../../notifications/content/notification.types';
import { NotificationsService } from '../../notifications/notifications.service';
import type { StoredBill } from './stored-bill.entity';

const type = NotificationType.BILL;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BillNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  /** A bill that the seller's credit covers asks for nothing. */
  async issued(tx: EntityManager, bill: StoredBill): Promise<void> {
    const params = factsOf(bill);
    const isCovered = money(bill.total).eq(0);
    await this.send(tx, bill, isCovered ? { type, textKey: 'billCovered', params } : { type, textKey: 'billIssued', params });
  }

  async reminded(tx: EntityManager, bill: StoredBill, isOverdue: boolean): Promise<void> {
    await this.send(tx, bill, { type, textKey: isOverdue ? 'billOverdue' : 'billDueSoon', params: factsOf(bill) });
  }

  async paid(tx: EntityManager, bill: StoredBill, amount: string): Promise<void> {
    await this.send(tx, bill, { type, textKey: 'billPaid', params: { bill: bill.number, amount } });
  }

  async reversed(tx: EntityManager, bill: StoredBill, amount: string): Promise<void> {
    await this.send(tx, bill, { type, textKey: 'billPaymentReversed', params: { bill: bill.number, amount } });
  }

  private async send(tx: EntityManager, { id, sellerId }: StoredBill, content: NewNotification): Promise<void> {
    const { role } = await tx.findOneOrFail(User, { select: { id: true, role: true }, where: { id: sellerId } });
    await this.notifications.notifyAll(tx, [sellerId], { ...content, link: linkOf(role, id) });
  }
}

/** Number, what is open, and the due day. */
const factsOf = ({ number, total, paid, dueOn }: StoredBill) => ({ bill: number, amount: toMoney(money(total).minus(paid)), day: dueOn });

function linkOf(role: Role, billId: string): string {
  return role === Role.ADMIN || role === Role.CONSUMER ? '/notifications' : sitePages.bill[role].path.replace(':id', billId);
}
