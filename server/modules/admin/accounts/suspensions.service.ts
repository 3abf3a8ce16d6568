/**
 * Suspends accounts and reinstates them, in one transaction with everything that follows: sessions end (sockets close
 * after the commit), and what a seller offers leaves the market or comes back as it was, and buyers with open orders
 * are notified. At least one admin remains, and no admin suspends their own account.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { conflict, forbidden } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { SessionsService } from '../../accounts/auth/sessions.service';
import type { User } from '../../accounts/users/user.entity';
import { MarketPresenceService } from '../../catalogue/market/market-presence.service';
import { SuspendedSellerOrdersService } from '../../orders/suspended/suspended-seller-orders.service';
import { mayDecideAccounts } from '../admin.policy';
import { lockAdmins } from './accounts.query';
import { DecisionWriter } from './decision-writer.service';

@scoped(Lifecycle.ContainerScoped)
export class SuspensionsService {
  constructor(
    private readonly db: DataSource,
    private readonly decisions: DecisionWriter,
    private readonly sessions: SessionsService,
    private readonly market: MarketPresenceService,
    private readonly orders: SuspendedSellerOrdersService,
  ) {}

  async suspend(admin: Viewer, accountId: string, rawReason: string): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    if (accountId === admin.id) throw new AppError('FORBIDDEN', 'admin.notYourself');
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    return inTransaction(this.db, async (tx) => {
      await assertAnAdminStays(tx, admin, accountId);
      const account = await this.decisions.write(tx, admin, accountId, {
        from: AccountStatus.APPROVED,
        to: AccountStatus.SUSPENDED,
        action: 'account.suspended',
        textKey: 'accountSuspended',
        reason,
      });
      await this.sessions.revokeAll(tx, accountId, reason);
      await this.market.follow(tx, accountId);
      await this.orders.suspended(tx, accountId);
      return account;
    });
  }

  async reinstate(admin: Viewer, accountId: string, rawReason: string): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    return inTransaction(this.db, async (tx) => {
      const account = await this.decisions.write(tx, admin, accountId, {
        from: AccountStatus.SUSPENDED,
        to: AccountStatus.APPROVED,
        action: 'account.reinstated',
        textKey: 'accountReinstated',
        reason,
      });
      await this.market.follow(tx, accountId);
      await this.orders.reinstated(tx, accountId);
      return account;
    });
  }
}

/** Locks the rows of all admins: of two who suspend each other at the same time, the second is no admin any more. */
async function assertAnAdminStays(tx: EntityManager, admin: Viewer, accountId: string): Promise<void> {
  const admins = await lockAdmins(tx);
  if (!admins.includes(admin.id)) throw forbidden();
  if (admins.every((id) => id === accountId)) throw conflict('admin.lastAdmin', { count: admins.length });
}
