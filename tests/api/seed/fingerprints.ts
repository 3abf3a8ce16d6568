/** A fingerprint of each table, to compare two databases by. */
import type { DataSource } from 'typeorm';
import { rows } from '../../support/sql';

/** Not of the market, or drawn again each time: typeorm_metadata and migrations belong to the schema. */
const NOT_COMPARED = ['migrations', 'typeorm_metadata', 'sessions'];

export async function fingerprints(db: DataSource): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    db,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT table_name = ANY ($1)",
    [NOT_COMPARED],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    // password hashes have a salt of their own each time
    const row = name === 'users' ? "to_jsonb(t) - 'password_hash'" : 'to_jsonb(t)';
    const [sum] = await rows<{ sum: string }>(
      db,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)), '') AS sum FROM ${name} t`,
    );
    found[name] = sum?.sum ?? '';
  }
  return found;
}
