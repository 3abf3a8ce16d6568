/**
 * Loads facts about accounts for admins, beside the accounts' own details: their activity on the market, and other
 * accounts that look like them. For loaders.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, In } from 'typeorm';
import { DuplicateTrait } from '../../../../schema/values/accounts/accounts';
import type { Db } from '../../../platform/db/sql';
import { UserLogin } from '../../accounts/auth/user-login.entity';
import type { AccountActivity, AccountDuplicate } from './account-review.types';
import { activitiesOf, type DuplicateRow, duplicatesOf } from './accounts.query';

/** More of them would add nothing for an admin. */
const DUPLICATES_SHOWN = 10;

@scoped(Lifecycle.ContainerScoped)
export class AccountFactsService {
  constructor(private readonly db: DataSource) {}

  /** In the order requested. */
  async activities(userIds: readonly string[]): Promise<AccountActivity[]> {
    const activities = await activitiesOf(this.db, userIds);
    const byId = new Map(activities.map((activity) => [activity.id, activity]));
    return userIds.map((id) => byId.get(id) ?? NOTHING);
  }

  /** In the order requested; null for who never logged in. */
  async lastLogins(userIds: readonly string[]): Promise<(Date | null)[]> {
    const logins = await this.db.getRepository(UserLogin).findBy({ userId: In([...userIds]) });
    const byId = new Map(logins.map(({ userId, lastLoginAt }) => [userId, lastLoginAt]));
    return userIds.map((id) => byId.get(id) ?? null);
  }

  /** In the order requested, of each the oldest accounts first. */
  async duplicates(userIds: readonly string[], db: Db = this.db): Promise<AccountDuplicate[][]> {
    const duplicates = await duplicatesOf(db, userIds, DUPLICATES_SHOWN);
    return userIds.map((id) => duplicates.filter(({ ofId }) => ofId === id).map(toDuplicate));
  }
}

const NOTHING: AccountActivity = {
  sessionCount: 0,
  productCount: 0,
  publishedCount: 0,
  saleCount: 0,
  purchaseCount: 0,
  hasSecondFactor: false,
};

const TRAITS = [DuplicateTrait.NID, DuplicateTrait.TRADE_LICENSE, DuplicateTrait.PHONE];

function toDuplicate({ id, name, role, status, same }: DuplicateRow): AccountDuplicate {
  return { id, name, role, status, shares: TRAITS.filter((_trait, index) => same[index]) };
}
