/** A fingerprint of each table, to compare two databases by. */
import type { DataSource } from 'typeorm';
import { rows } from '../../support/sql';

/**
 * Not of the market, or drawn again each time: typeorm_metadata and migrations belong to the schema, the keys of web
 * push to the installation; prices of the week are counted over the seven days before the moment of the seed, from
 * orders that are compared.
 */
const NOT_COMPARED = ['migrations', 'typeorm_metadata', 'sessions', 'push_keys', 'week_prices', 'week_grade_prices'];

const LEDGER_IDS = ['id', 'transaction_id', 'account_id', 'slot', 'created_at'];
/** Counted at the moment of the seed, and with it how long open questions have waited. */
const COUNTED_NOW = ['counted_at', 'response_minutes'];

export async function fingerprints(db: DataSource): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    db,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT table_name = ANY ($1)",
    [NOT_COMPARED],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    // password hashes have a salt of their own each time
    // and the ledger is posted as orders are delivered: its ids and the time of writing are not the seed's
    // to programs that copy the market everything is new
    const left =
      name === 'users' ? ['password_hash'] : name.startsWith('ledger_') ? LEDGER_IDS : name === 'service_figures' ? COUNTED_NOW : [];
    const row = `to_jsonb(t) - '{${[...left, 'market_changed_at'].join(',')}}'::text[]`;
    const [sum] = await rows<{ sum: string }>(
      db,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)), '') AS sum FROM ${name} t`,
    );
    found[name] = sum?.sum ?? '';
  }
  return found;
}
