/** Describes the contents of a table by one number and one hash. Two databases with equal sums hold the same. */
import { withClient } from './database';

export interface TableSum {
  readonly rows: number;
  readonly hash: string;
}

export function databaseContents(url: string): Promise<Record<string, TableSum>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'graphile_worker') AND c.relname <> 'migrations' ORDER BY 1`,
    );
    const sums: Record<string, TableSum> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<TableSum>(
        `SELECT count(*)::int AS rows, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS hash FROM ${name} t`,
      );
      if (rows[0]) sums[name] = rows[0];
    }
    const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
      `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE sequencename <> 'migrations_id_seq' ORDER BY 1`,
    );
    for (const { name, last } of sequences) sums[`sequence ${name}`] = { rows: 1, hash: String(last) };
    return sums;
  });
}
