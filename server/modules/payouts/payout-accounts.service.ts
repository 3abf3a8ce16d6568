/**
 * Where sellers receive money. A change needs a recently proved password and is reported to the seller by notification
 * and SMS, since an intruder who changed it would receive the buyers' money. Orders that were confirmed before have
 * their own copy (OrderPayeesStore).
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager, In } from 'typeorm';
import { sellingRoles } from '../../../schema/values/accounts/roles';
import { acceptedPayments, endOfNumber, PayoutMethod } from '../../../schema/values/accounts/payouts';
import type { PaymentMethod } from '../../../schema/values/orders/orders';
import { settingsPath } from '../../../schema/values/site/site-routes';
import { inTransaction } from '../../platform/db/transaction';
import type { Db } from '../../platform/db/sql';
import { notFound } from '../../platform/errors/common-errors';
import { PaymentProviders } from '../../platform/payments/payment-providers';
import { MarketChanges } from '../../platform/events/market-changes';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { SellerObserver } from '../accounts/profile/seller-observer.port';
import { ReauthenticationService } from '../accounts/passwords/reauthentication.service';
import { NotificationsService } from '../notifications/notifications.service';
import { PayoutAccount } from './payout-account.entity';

export type PayoutAccountDetails = Pick<PayoutAccount, 'method' | 'number' | 'holder'> &
  Partial<Pick<PayoutAccount, 'bankName' | 'branch'>>;

const mayReceiveMoney = ({ role }: Viewer): boolean => sellingRoles.some((one) => one === role);

@scoped(Lifecycle.ContainerScoped)
export class PayoutAccountsService {
  constructor(
    private readonly db: DataSource,
    private readonly reauthentication: ReauthenticationService,
    private readonly notifications: NotificationsService,
    private readonly changes: MarketChanges,
    private readonly providers: PaymentProviders,
    private readonly observer: SellerObserver,
  ) {}

  /** The viewer's own, in the order of the methods. */
  async mine(viewer: Viewer): Promise<PayoutAccount[]> {
    assertMay(mayReceiveMoney(viewer));
    const accounts = await this.db.getRepository(PayoutAccount).findBy({ userId: viewer.id });
    return Object.values(PayoutMethod).flatMap((method) => accounts.filter((account) => account.method === method));
  }

  /**
   * Adds the account, or replaces the one of the same method. REAUTHENTICATION_REQUIRED unless the password was proved
   * lately.
   */
  async set(viewer: Viewer, { method, number, holder, bankName, branch }: PayoutAccountDetails): Promise<PayoutAccount> {
    await this.assertMayChange(viewer);
    return inTransaction(this.db, async (tx) => {
      const isBank = method === PayoutMethod.BANK;
      const isNew = !(await tx.existsBy(PayoutAccount, { userId: viewer.id, method }));
      const account = { bankName: isBank ? (bankName ?? null) : null, branch: isBank ? (branch ?? null) : null };
      await tx.upsert(PayoutAccount, { userId: viewer.id, method, number, holder, ...account, updatedAt: new Date() }, [
        'userId',
        'method',
      ]);
      await this.report(tx, viewer, 'payoutAccountChanged', method, number);
      if (isNew && !isBank) await this.observer.paymentsChanged(tx, viewer.id);
      return tx.findOneByOrFail(PayoutAccount, { userId: viewer.id, method });
    });
  }

  /** For a user who closes the account and has proved the password. */
  async erase(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(PayoutAccount, { userId });
  }

  /** NOT_FOUND where there is none of the method. */
  async remove(viewer: Viewer, method: PayoutMethod): Promise<PayoutMethod> {
    await this.assertMayChange(viewer);
    return inTransaction(this.db, async (tx) => {
      const account = await tx.findOneBy(PayoutAccount, { userId: viewer.id, method });
      if (!account) throw notFound();
      await tx.delete(PayoutAccount, { userId: viewer.id, method });
      await this.report(tx, viewer, 'payoutAccountRemoved', method, account.number);
      if (method !== PayoutMethod.BANK) await this.observer.paymentsChanged(tx, viewer.id);
      return method;
    });
  }

  /** How each of these sellers can be paid, in the order asked for. */
  async accepted(sellerIds: readonly string[], db: Db = this.db): Promise<PaymentMethod[][]> {
    const accounts = await db
      .getRepository(PayoutAccount)
      .find({ select: { userId: true, method: true }, where: { userId: In([...sellerIds]) } });
    const hasGateway = this.providers.all.length > 0;
    return sellerIds.map((id) => {
      const methods = accounts.filter(({ userId }) => userId === id).map(({ method }) => method);
      return acceptedPayments(methods, hasGateway);
    });
  }

  private async assertMayChange(viewer: Viewer): Promise<void> {
    assertMay(mayReceiveMoney(viewer) && !viewer.apiKey);
    await this.reauthentication.assertRecent(viewer);
  }

  private async report(
    tx: EntityManager,
    viewer: Viewer,
    textKey: 'payoutAccountChanged' | 'payoutAccountRemoved',
    method: PayoutMethod,
    number: string,
  ): Promise<void> {
    await this.notifications.notify(tx, {
      userId: viewer.id,
      type: 'PAYOUT_ACCOUNT',
      textKey,
      link: settingsPath('payments'),
      params: { method, end: endOfNumber(number) },
    });
    this.changes.reportFigures(tx, [viewer.id]);
  }
}
