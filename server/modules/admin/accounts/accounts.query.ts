/**
 * Reads facts that admins see about accounts, beside the accounts' rows. Called by AccountFactsService and
 * SuspensionsService.
 */
import type { EntityManager } from 'typeorm';
import { AccountStatus, Role } from '../../../../schema/values/accounts/roles';
import { column, columns, flag, int, listOf, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const activity = columns({
  id: column('u.id', text),
  publishedCount: column('u.published_count', int),
  sessionCount: column('(SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.expires_at > now())', int),
  productCount: column('(SELECT count(*)::int FROM products p WHERE p.seller_id = u.id AND p.deleted_at IS NULL)', int),
  saleCount: column('(SELECT count(*)::int FROM orders o WHERE o.seller_id = u.id)', int),
  purchaseCount: column('(SELECT count(*)::int FROM orders o WHERE o.buyer_id = u.id)', int),
  hasSecondFactor: column('EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id AND f.secret IS NOT NULL)', flag),
});
const ACTIVITY = (list: string) => `SELECT ${list} FROM users u WHERE u.id = ANY ($1::uuid[])`;

const SAME = `ARRAY[coalesce(o.nid = u.nid, false), coalesce(lower(o.trade_license) = lower(u.trade_license), false),
  right(o.phone, 10) = right(u.phone, 10)]`;
const duplicate = columns({
  ofId: column('u.id', text),
  id: column('o.id', text),
  name: column('o.name', text),
  role: column('o.role', oneOf(Role)),
  status: column('o.status', oneOf(AccountStatus)),
  /** NID, trade license, phone. */
  same: column(SAME, listOf(flag)),
});
export type DuplicateRow = RowOf<typeof duplicate>;

// One phone is one account; the same number with and without the country's prefix is one phone of two accounts.
const DUPLICATES = (list: string) => `
  SELECT ${list}
  FROM users u CROSS JOIN LATERAL (
    SELECT * FROM users o
    WHERE (o.nid = u.nid OR lower(o.trade_license) = lower(u.trade_license) OR right(o.phone, 10) = right(u.phone, 10)) AND o.id <> u.id
    ORDER BY o.created_at, o.id LIMIT $2
  ) o
  WHERE u.id = ANY ($1::uuid[]) ORDER BY o.created_at, o.id`;

const ID = columns({ id: column('id', text) });
const ADMINS = (list: string) => `SELECT ${list} FROM users WHERE role = 'ADMIN' AND status = 'APPROVED' ORDER BY id FOR UPDATE`;

export function activitiesOf(db: Db, userIds: readonly string[]): Promise<RowOf<typeof activity>[]> {
  return select(db, activity, ACTIVITY, [userIds]);
}

/** Other accounts with the same documents or phone, of each user at most `limit`, the oldest first. */
export function duplicatesOf(db: Db, userIds: readonly string[], limit: number): Promise<DuplicateRow[]> {
  return select(db, duplicate, DUPLICATES, [userIds, limit]);
}

/** The ids of all admins who can log in, locked until the transaction ends. */
export async function lockAdmins(tx: EntityManager): Promise<string[]> {
  return (await select(tx, ID, ADMINS)).map(({ id }) => id);
}
