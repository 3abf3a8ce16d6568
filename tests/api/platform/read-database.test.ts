/**
 * READ_DATABASE_URL: which reads go to the replica (here a second pool on the same database, distinguished by its name)
 * and what happens without it.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { createTestDatabase, dropTestDatabase, withClient } from '../../support/database';

const LIST = '{ products(first: 5, filter: { search: "potato" }) { totalCount nodes { id } } }';
const FIGURES = '{ marketFigures { products } }';
const SUGGEST = '{ searchSuggestions(search: "pot") { products { id } } }';

let database: string;
let app: TestApp;
let seller: TestAccount;
let productId: string;

async function open(readUrl: string): Promise<void> {
  app = await startTestApp({ DATABASE_URL: database, READ_DATABASE_URL: readUrl });
  seller = await approvedProducer(app);
  productId = (await publishedProduct(app, seller)).id;
}
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await app.stop();
  await dropTestDatabase(database);
});

/** Does this query reach the pool for reading? */
async function usesReplica(query: string, account?: TestAccount): Promise<boolean> {
  return withClient(database, async (client) => {
    const { rows: clock } = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    const { data } = await app.gql<Record<string, unknown>>(query, {}, { token: account?.token });
    expect(Object.values(data)[0]).toBeTruthy();
    const used = await client.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'haatbar-reads' AND query_start > $1`,
      [clock[0]?.now],
    );
    return used.rows.length > 0;
  });
}

it('sends what visitors and buyers read of the market there, and nothing that must be seen at once [R4]', async () => {
  await open(database);
  const page = `{ product(id: "${productId}") { name } }`;
  const buyer = await consumer(app);
  for (const query of [LIST, FIGURES, SUGGEST, page]) expect([query, await usesReplica(query)]).toEqual([query, true]);
  expect(await usesReplica(LIST, buyer)).toBe(true);
  expect(await usesReplica(LIST, seller)).toBe(false);
  for (const account of [buyer, seller]) expect(await usesReplica(page, account)).toBe(false);
  expect(await usesReplica('{ myProducts(first: 5) { nodes { id } } }', seller)).toBe(false);
});

it('reads from the primary database while the replica is away', async () => {
  const away = new URL(database);
  away.port = '1';
  await open(away.href);
  const { data } = await app.gql<{ products: { totalCount: number } }>(LIST);
  expect(data.products.totalCount).toBe(1);
  expect(app.logLines.join('')).toContain('the database for reading is left alone for a while');
  expect(app.logLines.join('')).not.toContain(away.password);
});

it('uses no second connection when none is named', async () => {
  app = await startTestApp({ DATABASE_URL: database });
  expect(await usesReplica(FIGURES)).toBe(false);
});
