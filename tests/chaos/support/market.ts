/**
 * A seller's product and its buyers in the cluster's database, and what the database has of their orders afterwards.
 */
import http from 'node:http';
import { onServer } from '../../../tools/cluster/postgres-server';
import type { Cluster } from '../../../tools/cluster/start-cluster';
import { startTestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { listedProduct, orderInput } from '../../support/build-orders';
import { type Buyer, type LoadReport, PLACE, post } from './load';

export interface Market {
  readonly productId: string;
  readonly sellerToken: string;
  readonly buyers: readonly Buyer[];
}

export async function makeMarket(cluster: Cluster, buyers: number): Promise<Market> {
  const app = await startTestApp({ DATABASE_URL: cluster.databaseUrl });
  try {
    const seller = await approvedProducer(app);
    const product = await listedProduct(app, seller, { quantity: '1000000' });
    const input = { ...(await orderInput(app)), lines: [{ productId: product.id, quantity: '1' }] };
    const made = await Promise.all(Array.from({ length: buyers }, async () => ({ token: (await consumer(app)).token, input })));
    return { productId: product.id, sellerToken: seller.token, buyers: made };
  } finally {
    await app.stop();
  }
}

export interface Settlement {
  /** Confirmed orders. */
  readonly acknowledged: number;
  /** Confirmed orders that the database does not have. */
  readonly lost: number;
  /** Orders beyond one for each key. */
  readonly doubled: number;
  /** Orders that were made without a response: their key has found them. */
  readonly silent: number;
}

/**
 * Repeats the keys that are open, then compares what was confirmed with what the database has, beside what it had
 * `earlier`. The load must be all that orders there.
 */
export async function settle(
  cluster: Cluster,
  { buyers }: Market,
  url: string,
  earlier: ReadonlySet<string>,
  { confirmed: purchasesByKey, open }: LoadReport,
): Promise<Settlement> {
  const confirmed = new Set(purchasesByKey.values());
  const acknowledged = confirmed.size;
  const before = await purchases(cluster);
  const lost = [...confirmed].filter((id) => !before.has(id)).length;
  const agent = new http.Agent({ keepAlive: true });
  for (const { key, buyer } of open) {
    const { token, input } = buyers[buyer] ?? {};
    const { outcome, data } = await post(url, agent, { query: PLACE, variables: { input, key } }, token);
    if (data?.placeOrder === undefined) throw new Error(`A repeated order failed: ${outcome}`);
    confirmed.add(data.placeOrder.id);
  }
  agent.destroy();
  const after = await purchases(cluster);
  return {
    acknowledged,
    lost,
    doubled: after.size - earlier.size - (confirmed.size - lost),
    silent: open.length - (after.size - before.size),
  };
}

export async function purchases(cluster: Cluster): Promise<ReadonlySet<string>> {
  const { rows } = await onServer(cluster.databaseUrl, (client) => client.query<{ id: string }>('SELECT id::text AS id FROM purchases'));
  return new Set(rows.map(({ id }) => id));
}
