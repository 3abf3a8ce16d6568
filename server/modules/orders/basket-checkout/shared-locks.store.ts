/** The locks under which buyers who order together are counted. Called by SharedCheckoutService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

/** In the order of their names, so that two baskets with the same buyers never wait for each other in a circle. */
const LOCK = `SELECT count(pg_advisory_xact_lock(hashtextextended(s.name, 0))) FROM (SELECT name FROM unnest($1::text[]) AS name ORDER BY name) s`;

export async function lockBuyers(tx: EntityManager, names: readonly string[]): Promise<void> {
  await execute(tx, LOCK, [names]);
}
