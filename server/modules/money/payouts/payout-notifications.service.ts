/** Notifies sellers of their payouts: on the way, paid, failed. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type EntityManager, In } from 'typeorm';
import { endOfNumber } from '../../../../schema/values/accounts/payouts';
import { isSellingRole, Role } from '../../../../schema/values/accounts/roles';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { User } from '../../accounts/users/user.entity';
import { NotificationsService } from '../../notifications/notifications.service';
import type { StoredPayout } from './stored-payout.entity';

const type = NotificationType.PAYOUT;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PayoutNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  /** In the app alone: the SMS comes with the money. */
  async sent(tx: EntityManager, payouts: readonly StoredPayout[]): Promise<void> {
    const links = await this.links(tx, payouts);
    await this.notifications.notifyEach(
      tx,
      payouts.map((payout) => ({
        userId: payout.sellerId,
        type,
        textKey: 'payoutSent',
        params: factsOf(payout),
        link: links.get(payout.sellerId),
      })),
    );
  }

  /** `reason`: why it failed; null: it was paid. */
  async decided(tx: EntityManager, payout: StoredPayout, reason: string | null): Promise<void> {
    const link = (await this.links(tx, [payout])).get(payout.sellerId);
    const params = factsOf(payout);
    if (reason === null) await this.notifications.notifyAll(tx, [payout.sellerId], { type, textKey: 'payoutPaid', params, link });
    else await this.notifications.notifyAll(tx, [payout.sellerId], { type, textKey: 'payoutFailed', params: { ...params, reason }, link });
  }

  /** The number that was recorded for its transfer was another's. */
  async numberCorrected(tx: EntityManager, payout: StoredPayout, reason: string): Promise<void> {
    const link = (await this.links(tx, [payout])).get(payout.sellerId);
    const params = { ...factsOf(payout), reason };
    await this.notifications.notifyAll(tx, [payout.sellerId], { type, textKey: 'payoutNumberCorrected', params, link });
  }

  /** The market does not owe that much any more. */
  async uncovered(tx: EntityManager, payout: StoredPayout): Promise<void> {
    const link = (await this.links(tx, [payout])).get(payout.sellerId);
    await this.notifications.notifyAll(tx, [payout.sellerId], { type, textKey: 'payoutUncovered', params: factsOf(payout), link });
  }

  private async links(tx: EntityManager, payouts: readonly StoredPayout[]): Promise<Map<string, string>> {
    const ids = payouts.map(({ sellerId }) => sellerId);
    const users = await tx.find(User, { select: { id: true, role: true }, where: { id: In(ids) } });
    return new Map(users.map(({ id, role }) => [id, linkOf(role)]));
  }
}

const factsOf = ({ amount, method, accountNumber }: StoredPayout) => ({ amount, method, end: endOfNumber(accountNumber) });

function linkOf(role: Role): string {
  return !isSellingRole(role) || role === Role.ADMIN || role === Role.CONSUMER
    ? '/notifications'
    : `${sitePages.money[role].path}?view=payouts`;
}
