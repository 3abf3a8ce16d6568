/**
 * Databases of the run's cluster: each test file works in a copy of the migrated template, made in a tenth of a second.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export const TEMPLATE = 'haatbar_template';

export function clusterUrl(database?: string): string {
  const base = process.env.TEST_CLUSTER_URL;
  if (base === undefined) throw new Error('No test cluster: this jest project needs tests/support/global-setup.cjs.');
  const url = new URL(base);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const VACUUM_TRIES = 200;

/**
 * VACUUM ANALYZE until nearly every page counts as visible to all (single ones may change meanwhile): a snapshot that
 * is taken here while any database has an older transaction makes VACUUM leave pages out, and an index scan then reads
 * the table too.
 */
export async function vacuum(client: Client, tables: readonly string[]): Promise<void> {
  const toDo = new Set(tables);
  for (let tries = 0; tries < VACUUM_TRIES; tries += 1) {
    for (const table of toDo) {
      await client.query(`VACUUM ANALYZE ${table}`);
      const { rows } = await client.query(`SELECT FROM pg_class WHERE oid = '${table}'::regclass AND relallvisible < 0.98 * relpages`);
      if (rows.length === 0) toDo.delete(table);
    }
    if (toDo.size === 0) return;
    await sleep(50);
  }
  throw new Error(`Pages of ${[...toDo].join(', ')} do not become visible to all: a transaction stays open.`);
}

/** The URL of a fresh database: every table, the geography, nothing else. */
export async function createTestDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(clusterUrl(), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`));
  return clusterUrl(name);
}

/** An empty database: no table at all. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await withClient(clusterUrl(), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  return clusterUrl(name);
}

export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(clusterUrl(), (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** Tests of other things order as much as they need; tests of the limits set their own. */
export const RAISE_ORDER_LIMITS = `
  INSERT INTO platform_settings (key, value)
  VALUES ('order_limits', '{"newBuyerOrders": 10000, "newBuyerAmount": "1000000000", "buyerOrders": 10000, "buyerAmount": "1000000000"}')
  ON CONFLICT DO NOTHING`;
