/**
 * A seller's customers: figures against brute force over random orders, search, the six sorts, pages, ownership, and a
 * fixed number of SQL statements.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller as sellerOf, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';
import { figuresOf, type Line, trade } from './support/trade';

const NODE = `id name phone deliveredKg deliveredUnweighed deliveredValue orderCount deliveredCount firstOrderedAt lastOrderedAt lastLoginAt
  upazila { nameEn district { nameEn } }`;
const LIST = `query ($filter: CustomerFilter, $sort: CustomerSort, $first: Int, $after: String, $offset: Int) {
  myCustomers(filter: $filter, sort: $sort, first: $first, after: $after, offset: $offset) {
    totalCount pageInfo { hasNextPage endCursor } nodes { ${NODE} } } }`;
const SORTS = ['NAME_ASC', 'NAME_DESC', 'PURCHASES_ASC', 'PURCHASES_DESC', 'NEWEST_FIRST', 'OLDEST_FIRST'] as const;

interface Shown {
  id: string;
  name: string;
  phone: string;
  deliveredKg: string;
  deliveredUnweighed: number;
  deliveredValue: string;
  orderCount: number;
  deliveredCount: number;
  firstOrderedAt: string;
  lastOrderedAt: string;
  upazila: { nameEn: string; district: { nameEn: string } } | null;
}
interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Shown[];
}
const NAMES = ['করিম মিয়া', 'আকলিমা', 'খালেদা', 'Zakir Hossain', 'abdul Karim', 'Abdul Aziz', '100% Babul'];

let app: TestApp;
let producer: TestAccount;
let buyers: TestAccount[];

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyers = [];
  for (const name of NAMES) buyers.push(await consumer(app, { name }));
  await trade(app, producer, buyers);
});
afterAll(() => app.stop());

const list = async (variables: Record<string, unknown> = {}, by = producer, language?: string) =>
  (
    await app.gql<{ myCustomers: Page }>(LIST, variables, {
      token: by.token,
      ...(language && { headers: { 'accept-language': language } }),
    })
  ).data.myCustomers;

describe('customers', () => {
  it('have the figures that the orders add up to, for every seller [C1]', async () => {
    const page = await list({ first: 100 });
    const expected = await figuresOf(app, producer.id);
    expect(page.totalCount).toBe(expected.size);
    expect(expected.size).toBeGreaterThan(3);
    for (const customer of page.nodes) expect(customer).toMatchObject(expected.get(customer.id) ?? { nobody: true });
    expect(page.nodes.some(({ deliveredUnweighed }) => deliveredUnweighed > 0)).toBe(true);
    const stored: { seller_id: string; buyer_id: string; delivered_kg: string }[] = await app.db.query(
      'SELECT seller_id, buyer_id, trim_scale(delivered_kg) AS delivered_kg FROM customers WHERE order_count > 0 AND seller_id <> $1',
      [producer.id],
    );
    expect(stored.length).toBeGreaterThan(3);
    for (const row of stored) expect((await figuresOf(app, row.seller_id)).get(row.buyer_id)?.deliveredKg).toBe(row.delivered_kg);
  });

  it('are as many as the dashboard counts, and a buyer whose orders were all called off is none [C1]', async () => {
    const { data } = await app.gql<{ sellerDashboard: { tiles: { kind: string; value: string }[] } }>(
      '{ sellerDashboard { tiles { kind value } } }',
      {},
      { token: producer.token },
    );
    const page = await list();
    expect(data.sellerDashboard.tiles.find(({ kind }) => kind === 'TOTAL_USERS')?.value).toBe(String(page.totalCount));
    expect(page.nodes.map(({ id }) => id)).not.toContain(buyers[6]?.id);
  });

  it('show phone, last login, and where products went for someone without a place of their own [C1]', async () => {
    const [customer] = (await list()).nodes;
    const known = buyers.find(({ id }) => id === customer?.id);
    expect(customer).toMatchObject({ name: known?.name, phone: known?.phone, upazila: { district: { nameEn: 'Bogura' } } });
    await app.db.query(
      "INSERT INTO user_logins VALUES ($1, '2026-03-05T06:00:00Z') ON CONFLICT (user_id) DO UPDATE SET last_login_at = EXCLUDED.last_login_at",
      [customer?.id],
    );
    const again = (await list()).nodes[0];
    expect(again).toMatchObject({ lastLoginAt: '2026-03-05T06:00:00.000Z' });
  });

  it('a customer row counts products without a weight by their units; another seller’s customer and a missing one return the same error [C1]', async () => {
    const [heavy] = (await list({ sort: 'PURCHASES_DESC' })).nodes.filter(({ deliveredUnweighed }) => deliveredUnweighed > 0);
    const read = (id: string, by = producer) =>
      app.call<{ myCustomer: { unweighedProducts: { unit: string; quantity: string }[] } | null }>(
        'myCustomer',
        { id },
        `${NODE} unweighedProducts { unit customUnitNote quantity }`,
        {
          token: by.token,
        },
      );
    const { data } = await read(String(heavy?.id));
    const lines: Line[] = await app.db.query(
      `SELECT l.unit, sum(l.quantity)::int::text AS quantity FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE o.seller_id = $1 AND o.buyer_id = $2 AND o.status = 'DELIVERED' AND l.unit IN ('DOZEN', 'OTHERS') GROUP BY 1 ORDER BY 1`,
      [producer.id, heavy?.id],
    );
    expect(data.myCustomer?.unweighedProducts.map(({ unit, quantity }) => ({ unit, quantity }))).toEqual(lines);
    const rejections = [
      await read(String(buyers[6]?.id)),
      await read('0197a000-0000-7000-8000-000000000000'),
      await read('nobody'),
      await read(String(heavy?.id), await sellerOf(app, 'WHOLESALER')),
    ];
    for (const response of rejections) {
      expect(response.code).toBe('NOT_FOUND');
      expect(JSON.stringify(response.body)).toBe(JSON.stringify(rejections[0]?.body));
    }
  });

  it('finds by a part of the name or of the phone, with % and _ as letters [C2]', async () => {
    const found = async (search: string) => (await list({ filter: { search } })).nodes.map(({ name }) => name).sort();
    expect(await found('abdul')).toEqual(['Abdul Aziz', 'abdul Karim']);
    expect(await found('করিম')).toEqual(['করিম মিয়া']);
    expect(await found('%')).toEqual([]);
    expect(await found(String(buyers[0]?.phone))).toEqual(['করিম মিয়া']);
    expect((await list({ filter: { search: 'abdul' }, first: 1 })).totalCount).toBe(2);
    expect((await app.gql(LIST, { filter: { search: 'x'.repeat(101) } }, { token: producer.token })).code).toBe('BAD_USER_INPUT');
  });

  it('sorts names by the viewer’s language, capitals beside small letters [C2]', async () => {
    for (const language of ['en', 'bn'] as const) {
      const names = (await list({ sort: 'NAME_ASC' }, producer, language)).nodes.map(({ name }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
      expect(names.indexOf('abdul Karim')).toBe(names.indexOf('Abdul Aziz') + 1);
      expect((await list({ sort: 'NAME_DESC' }, producer, language)).nodes.map(({ name }) => name)).toEqual(names.reverse());
    }
  });

  it('sorts by purchases and by age, both ways [C2]', async () => {
    const by = async (sort: string) => (await list({ sort, first: 100 })).nodes;
    const kg = (await by('PURCHASES_ASC')).map(({ deliveredKg }) => Number(deliveredKg));
    expect(kg).toEqual([...kg].sort((a, b) => a - b));
    expect(new Set(kg).size).toBeGreaterThan(2);
    expect((await by('PURCHASES_DESC')).map(({ deliveredKg }) => Number(deliveredKg))).toEqual(kg.reverse());
    const since = (await by('OLDEST_FIRST')).map(({ firstOrderedAt }) => firstOrderedAt);
    expect(since).toEqual([...since].sort());
    expect((await by('NEWEST_FIRST')).map(({ firstOrderedAt }) => firstOrderedAt)).toEqual(since.reverse());
  });

  it.each(SORTS)('reads page by page, by number and by cursor: %s [C3]', async (sort) => {
    const all = (await list({ sort, first: 100 })).nodes.map(({ id }) => id);
    const byNumber = [];
    for (let offset = 0; offset < all.length; offset += 2) byNumber.push(...(await list({ sort, first: 2, offset })).nodes);
    expect(byNumber.map(({ id }) => id)).toEqual(all);
    const byCursor = [];
    let after: string | null = null;
    do {
      const page: Page = await list({ sort, first: 1, after });
      byCursor.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(byCursor.map(({ id }) => id)).toEqual(all);
    expect(await list({ sort, offset: 1000 })).toMatchObject({ totalCount: all.length, nodes: [], pageInfo: { hasNextPage: false } });
  });

  it('has the default page size of every list, and rejects invalid cursors [C3]', async () => {
    const first = await app.gql<{ __type: { fields: { name: string; args: { name: string; defaultValue: string | null }[] }[] } }>(
      '{ __type(name: "Query") { fields { name args { name defaultValue } } } }',
    );
    const field = first.data.__type.fields.find(({ name }) => name === 'myCustomers');
    expect(field?.args.find(({ name }) => name === 'first')?.defaultValue).toBe('20');
    const stranger = (await list({ sort: 'NAME_ASC', first: 1 })).pageInfo.endCursor;
    for (const after of ['x', stranger]) {
      expect((await app.gql(LIST, { sort: 'NEWEST_FIRST', after }, { token: producer.token })).code).toBe('BAD_USER_INPUT');
    }
  });

  it('belong to their seller: others have their own, buyers have none [C1]', async () => {
    expect((await list({}, await approvedProducer(app))).totalCount).toBe(0);
    for (const role of ['WHOLESALER', 'SUPERSALER'] as const) expect((await list({}, await sellerOf(app, role))).nodes).toEqual([]);
    const [buyer] = buyers;
    expect((await app.gql(LIST, {}, { token: buyer?.token })).code).toBe('FORBIDDEN');
    expect((await app.gql(LIST)).code).toBe('UNAUTHENTICATED');
  });

  it('costs the same few SQL statements, whatever the page size [C1]', async () => {
    const count = async (first: number) => (await countSql(app.db, () => list({ first }))).length;
    await count(1); // the places are read once
    expect(await count(100)).toBe(await count(1));
    expect(await count(100)).toBeLessThanOrEqual(2); // the session and the list
  });
});
