/** What an admin should know of an account beside what it says of itself: what it does on the market, and which other accounts look like it. For loaders. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { DuplicateTrait } from '../../../schema/values/accounts';
import { rows } from '../../platform/db/sql';
import type { AccountActivity, AccountDuplicate } from './account-review.types';

/** More of them would tell an admin nothing new. */
const DUPLICATES_SHOWN = 10;

type DuplicateRow = Omit<AccountDuplicate, 'shares'> & { readonly ofId: string; readonly same: readonly boolean[] };

@scoped(Lifecycle.ContainerScoped)
export class AccountFactsService {
  constructor(private readonly db: DataSource) {}

  /** In the order asked for. */
  async activities(userIds: readonly string[]): Promise<AccountActivity[]> {
    const found = await rows<AccountActivity & { id: string }>(this.db, ACTIVITY, [userIds]);
    const byId = new Map(found.map((activity) => [activity.id, activity]));
    return userIds.map((id) => byId.get(id) ?? NOTHING);
  }

  /** In the order asked for, of each the oldest accounts first. */
  async duplicates(userIds: readonly string[]): Promise<AccountDuplicate[][]> {
    const found = await rows<DuplicateRow>(this.db, DUPLICATES, [userIds, DUPLICATES_SHOWN]);
    return userIds.map((id) => found.filter(({ ofId }) => ofId === id).map(toDuplicate));
  }
}

const NOTHING: AccountActivity = { sessionCount: 0, productCount: 0, publishedCount: 0, saleCount: 0, purchaseCount: 0 };

const ACTIVITY = `
  SELECT u.id, u.published_count AS "publishedCount",
    (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.expires_at > now()) AS "sessionCount",
    (SELECT count(*)::int FROM products p WHERE p.seller_id = u.id AND p.deleted_at IS NULL) AS "productCount",
    (SELECT count(*)::int FROM orders o WHERE o.seller_id = u.id) AS "saleCount",
    (SELECT count(*)::int FROM orders o WHERE o.buyer_id = u.id) AS "purchaseCount"
  FROM users u WHERE u.id = ANY ($1::uuid[])`;

// One phone is one account; the same number with and without the country's prefix is one phone of two accounts.
const DUPLICATES = `
  SELECT u.id AS "ofId", o.id, o.name, o.role, o.status,
    ARRAY[coalesce(o.nid = u.nid, false), coalesce(lower(o.trade_license) = lower(u.trade_license), false), right(o.phone, 10) = right(u.phone, 10)] AS same
  FROM users u CROSS JOIN LATERAL (
    SELECT * FROM users o
    WHERE (o.nid = u.nid OR lower(o.trade_license) = lower(u.trade_license) OR right(o.phone, 10) = right(u.phone, 10)) AND o.id <> u.id
    ORDER BY o.created_at, o.id LIMIT $2
  ) o
  WHERE u.id = ANY ($1::uuid[]) ORDER BY o.created_at, o.id`;

const TRAITS = [DuplicateTrait.NID, DuplicateTrait.TRADE_LICENSE, DuplicateTrait.PHONE];

function toDuplicate({ id, name, role, status, same }: DuplicateRow): AccountDuplicate {
  return { id, name, role, status, shares: TRAITS.filter((_trait, index) => same[index]) };
}
