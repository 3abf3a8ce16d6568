/** The statements about addresses that need more than a repository. Called by AddressesService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE';
const NEXT_DEFAULT = `
  UPDATE addresses SET is_default = true
  WHERE id = (SELECT id FROM addresses WHERE user_id = $1 ORDER BY last_used_at DESC, id DESC LIMIT 1)`;

/**
 * SQL: orders went to these addresses of their buyers. For the rows (buyer_id, upazila_id, address) of this source
 * named `placed`; a part of the statement that places them.
 */
export const markAddressesUsed = (placed: string): string => `
  UPDATE addresses a SET last_used_at = now() FROM ${placed}
  WHERE a.user_id = placed.buyer_id AND a.upazila_id = placed.upazila_id AND a.address = placed.address`;

/** Changes of one user's list go one after the other. */
export async function lockAddressesOf(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, LOCK_OWNER, [userId]);
}

/** The last used of the user's addresses becomes the default. */
export async function chooseNextDefault(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, NEXT_DEFAULT, [userId]);
}
