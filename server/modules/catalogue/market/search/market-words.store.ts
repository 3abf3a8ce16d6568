/**
 * The dictionary of the market: every token in the names of products. A trigger adds the tokens of new products; the
 * job here removes those that no product uses.
 */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../../platform/db/sql';

/**
 * Products that are being published wait for it, and the job does not wait for them for long: it runs again the next
 * night.
 */
const LOCK = "SET LOCAL lock_timeout = '2s'; LOCK TABLE market_words IN SHARE ROW EXCLUSIVE MODE";
// after the lock, so that tokens of products published meanwhile are seen
const DELETE = 'DELETE FROM market_words m WHERE NOT EXISTS (SELECT 1 FROM product_words entry WHERE entry.word = m.word)';

/** Returns how many went. */
export async function deleteUnusedWords(tx: EntityManager): Promise<number> {
  await execute(tx, LOCK);
  return execute(tx, DELETE);
}
