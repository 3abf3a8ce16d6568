/**
 * Balance and statement of a seller with thousands of entries read by an index, and as many entries as a page shows.
 * LEDGER_ENTRIES=1000000 makes a ledger of that size; the times of both are printed.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';
import { withClient } from '../../support/database';

const ENTRIES = Number(process.env.LEDGER_ENTRIES ?? 20_000);
const SELLERS = 10;
const TIMES = 20;
const FIRST_PAGE = '{ myLedger(first: 20) { opening closing totalCount nodes { id amount occurredAt trackingNumber } } }';
const LAST_YEAR = '{ myLedger(first: 20, untilMonth: "2026-01") { opening closing totalCount nodes { id amount } } }';
const BALANCE = '{ myBalance { owed credit balance } }';

let app: TestApp;
let seller: TestAccount;

/** Two entries a transaction, over three years; half of them of the first seller. Balances are summed up from them. */
const FILL = `
  SET session_replication_role = replica;
  INSERT INTO ledger_accounts (owner_id, kind) SELECT id, 'RECEIVABLE' FROM users WHERE role = 'PRODUCER';
  CREATE TEMP TABLE planned AS SELECT uuid_v7() AS id, n, '2026-11-01'::timestamptz - (n % 1000) * interval '1 day' AS at,
    (ARRAY(SELECT id FROM ledger_accounts WHERE owner_id IS NOT NULL ORDER BY id))[CASE WHEN n % 2 = 0 THEN 1 ELSE 2 + n % ${SELLERS - 1} END] AS account
    FROM generate_series(1, ${ENTRIES} / 2) n;
  INSERT INTO ledger_transactions (id, kind, idempotency_key, month, occurred_at)
    SELECT id, 'ORDER_DELIVERED', 'planned:' || n, date_trunc('month', at AT TIME ZONE 'Asia/Dhaka'), at FROM planned;
  INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
    SELECT p.id, a.id, a.owner_id, side, date_trunc('month', at AT TIME ZONE 'Asia/Dhaka'), at
    FROM planned p, unnest(ARRAY[1, -1]) AS side, ledger_accounts a
    WHERE a.id = CASE side WHEN 1 THEN p.account ELSE (SELECT id FROM ledger_accounts WHERE kind = 'COMMISSION') END;
  INSERT INTO ledger_balances SELECT account_id, month, 0, sum(amount), count(*) FROM ledger_entries GROUP BY 1, 2;`;

beforeAll(async () => {
  app = await startTestApp();
  const sellers = [];
  for (let index = 0; index < SELLERS; index += 1) sellers.push(await approvedProducer(app));
  const [first] = await withClient(app.databaseUrl, async (client) => {
    await client.query(FILL);
    await client.query('VACUUM ANALYZE ledger_entries, ledger_transactions, ledger_balances, ledger_accounts');
    return (
      await client.query<{ id: string }>(
        'SELECT owner_id AS id FROM ledger_entries WHERE owner_id IS NOT NULL GROUP BY owner_id ORDER BY count(*) DESC LIMIT 1',
      )
    ).rows;
  });
  const found = sellers.find(({ id }) => id === first?.id);
  if (!found) throw new Error('One of the sellers has most entries.');
  seller = found;
}, 600_000);
afterAll(() => app.stop());

const ask = async (query: string) => {
  const { data, code } = await app.gql<{ myLedger: { totalCount: number; nodes: object[] } }>(query, {}, { token: seller.token });
  expect(code).toBeNull();
  return data.myLedger;
};

it.each([
  ['the balance', BALANCE],
  ['the first page', FIRST_PAGE],
  ['a page of a period', LAST_YEAR],
])('%s reads no table from end to end', async (_what, query) => {
  const statements = (await countSql(app.db, () => ask(query))).filter((text) => text.includes('ledger_'));
  expect(statements.length).toBeGreaterThan(0);
  for (const text of statements) {
    const plan: { 'QUERY PLAN': string }[] = await app.db.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on ledger_(entries|transactions)/);
  }
});

it('counts what half of the transactions post for one seller', async () => {
  expect((await ask(FIRST_PAGE)).totalCount).toBe(Math.floor(ENTRIES / 4));
  const times: Record<string, string> = {};
  for (const [what, query] of [
    ['balance', BALANCE],
    ['statement page', FIRST_PAGE],
    ['statement of a period', LAST_YEAR],
  ] as const) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const before = performance.now();
      await ask(query);
      took.push(performance.now() - before);
    }
    times[what] = `${(took.toSorted((a, b) => a - b)[TIMES / 2] ?? NaN).toFixed(1)} ms`;
  }
  process.stdout.write(`ledger of ${ENTRIES} entries: ${JSON.stringify(times)}\n`);
});
