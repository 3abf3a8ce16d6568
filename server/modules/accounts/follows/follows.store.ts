/** The table of follows. The seller's count of followers changes in the same statement. Called by FollowsService. */
import { column, columns, select, text } from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { keysetPage } from '../../../platform/db/list-query';
import { type Db, execute } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';

const followed = columns({ id: column('f.seller_id', text) });
const ID = columns({ id: column('seller_id', text) });
const LATEST: KeysetOrder = { id: 'f.seller_id', keys: [{ sql: 'f.created_at', type: 'timestamptz' }], direction: 'DESC' };

const FOLLOW = `
  WITH begun AS (INSERT INTO follows (follower_id, seller_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING seller_id)
  UPDATE users u SET follower_count = u.follower_count + 1 FROM begun WHERE u.id = begun.seller_id`;
const UNFOLLOW = `
  WITH ended AS (DELETE FROM follows WHERE follower_id = $1 AND seller_id = $2 RETURNING seller_id)
  UPDATE users u SET follower_count = u.follower_count - 1 FROM ended WHERE u.id = ended.seller_id`;
/** Sellers who left the market are not listed while they are away. */
const FOLLOWED = `follows f JOIN users s ON s.id = f.seller_id AND s.status = 'APPROVED'`;

/** Adds a follow; following a seller twice is the same as once. */
export async function addFollow(db: Db, followerId: string, sellerId: string): Promise<void> {
  await execute(db, FOLLOW, [followerId, sellerId]);
}

/** False where the user did not follow. */
export async function removeFollow(db: Db, followerId: string, sellerId: string): Promise<boolean> {
  return (await execute(db, UNFOLLOW, [followerId, sellerId])) > 0;
}

/** The ids of sellers, the latest followed first. One statement. */
export function followedSellers(db: Db, followerId: string, page: PageRequest): Promise<Page<{ readonly id: string }>> {
  return keysetPage(db, { columns: followed, from: FOLLOWED, order: LATEST }, page, (params) => [
    `f.follower_id = ${params.add(followerId)}`,
  ]);
}

/** Returns the ids of these sellers whom the user follows. */
export async function followedAmong(db: Db, followerId: string, sellerIds: readonly string[]): Promise<Set<string>> {
  const rows = await select(db, ID, (list) => `SELECT ${list} FROM follows WHERE follower_id = $1 AND seller_id = ANY ($2::uuid[])`, [
    followerId,
    sellerIds,
  ]);
  return new Set(rows.map(({ id }) => id));
}
