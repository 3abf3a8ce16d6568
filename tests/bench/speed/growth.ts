/**
 * `npm run bench:growth`: what PostgreSQL does for listing, orders and search when the market grows from 1,000 to 100,000 products: the time of each
 * statement, and the plan of the large market. The statements are the server's own, in the generic plans it runs them with.
 */
import 'reflect-metadata';
import { Client } from 'pg';
import { ProductSort } from '../../../schema/values/sort-options';
import { countStatement, type MarketQuestion, pageStatement } from '../../../server/modules/catalogue/market-query';
import { searchWords } from '../../../server/modules/catalogue/search-text';
import { orderListSql } from '../../../server/modules/orders/order-list';
import { startBenchCluster } from './bench-cluster';
import { readGoods } from './workloads';
import { say } from './say';

const SIZES = [
  { sellers: 400, products: 1_000, orders: 2_000 },
  { sellers: 2_000, products: 100_000, orders: 200_000 },
];
const RUNS = 40;

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly params: readonly (readonly unknown[])[];
}

async function statementsOf(client: Client, sellers: number): Promise<Statement[]> {
  const { categories } = await readGoods(client, sellers);
  const everybody = { sellerRoles: null, seesBusinessPosts: false, viewerId: null, near: null } as const;
  const make = (name: string, build: (index: number) => { text: string; params: readonly unknown[] }): Statement => {
    const made = Array.from({ length: RUNS }, (_, index) => build(index));
    return { name, text: made[0]?.text ?? '', params: made.map(({ params }) => params) };
  };
  const listing = (index: number): MarketQuestion => ({
    ...{ ...everybody, filter: { categories: [categories[index % categories.length] ?? ''] } },
    ...{ sort: ProductSort.NEWEST, words: null },
  });
  const search = (index: number): MarketQuestion => ({
    ...{ ...everybody, filter: { divisionId: 1 + (index % 8), minPrice: '100' }, sort: ProductSort.RELEVANCE },
    words: searchWords(index % 2 === 0 ? 'tometo' : 'potatoe').map((word) => ({ ...word, isKnown: false })),
  });
  const people = await client.query<{ id: string }>(`SELECT id FROM users WHERE role = 'PRODUCER' ORDER BY phone LIMIT ${RUNS}`);
  const sales = (index: number) =>
    orderListSql({ party: 'seller', partyId: people.rows[index]?.id ?? '', sort: 'LATEST', page: { first: 20 } });
  return [
    make('(a) listing of a category', (index) => pageStatement(listing(index), { first: 24 })),
    make('(a) its count', (index) => countStatement(listing(index))),
    make('(c) a seller’s orders', sales),
    make('(e) misspelt word, two filters', (index) => pageStatement(search(index), { first: 24 })),
  ];
}

/** The median of the execution times PostgreSQL tells, and the plan of the last run. */
async function explain(client: Client, { text, params }: Statement): Promise<{ ms: number; plan: string }> {
  const times: number[] = [];
  let plan = '';
  for (const values of [...params, ...params]) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) ${text}`, [...values]);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    times.push(Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]));
  }
  const warm = times.slice(params.length).toSorted((a, b) => a - b);
  return { ms: warm[Math.floor(warm.length / 2)] ?? NaN, plan };
}

async function main(): Promise<void> {
  const cluster = await startBenchCluster();
  try {
    const clients: Client[] = [];
    for (const size of SIZES) {
      const client = new Client({
        connectionString: await cluster.market(size),
        options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
      });
      await client.connect();
      clients.push(client);
    }
    const [small, large] = clients;
    if (!small || !large) throw new Error('Two markets are compared.');
    const [few, many] = [await statementsOf(small, 400), await statementsOf(large, 2_000)];
    const plans: string[] = [];
    say('| statement | ms at 1,000 products | ms at 100,000 | growth |\n|---|---|---|---|');
    for (const [index, statement] of many.entries()) {
      const before = await explain(small, few[index] ?? statement);
      const after = await explain(large, statement);
      say(`| ${statement.name} | ${before.ms.toFixed(2)} | ${after.ms.toFixed(2)} | ${(after.ms / before.ms).toFixed(1)} |`);
      plans.push(`\n${statement.name}\n${after.plan}`);
    }
    say(plans.join('\n'));
    await Promise.all(clients.map((client) => client.end()));
  } finally {
    await cluster.stop();
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
