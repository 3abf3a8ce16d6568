/**
 * A seller finds an order by whatever is known of it, filters by state, day and district, and sees how many there are
 * of each.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import {
  confirmedOrder,
  deliveredOrder,
  listedProduct,
  orderInput,
  placedOrder,
  shippedOrder,
  type TestOrder,
} from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const COUNTS_FIELDS = 'statuses { status count } districts { district { id nameEn } count }';
const DASHBOARD = '{ sellerDashboard { pendingOrders } }';

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly nodes: readonly { readonly id: string }[];
}
interface Counts {
  readonly statuses: readonly { readonly status: string; readonly count: number }[];
  readonly districts: readonly { readonly district: { readonly id: number; readonly nameEn: string }; readonly count: number }[];
}

let app: TestApp;
let seller: TestAccount;
let made: { fresh: TestOrder; confirmed: TestOrder; shipped: TestOrder; done: TestOrder; pickup: TestOrder };
let savar: number;

beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  const [{ id }] = await app.db.query(
    "SELECT u.id FROM upazilas u JOIN districts d ON d.id = u.district_id WHERE u.name_en = 'Savar' AND d.name_en = 'Dhaka'",
  );
  savar = id;
  const product = await listedProduct(app, seller, { name: 'Himsagar Mango' });
  const lines = [{ product, quantity: '1' }];
  const bogura = await orderInput(app);
  const away = { ...bogura, upazilaId: savar, address: 'Mill Lane 3', contactName: 'Nusrat Jahan', contactPhone: '01911222333' };
  made = {
    fresh: await placedOrder(app, { lines, input: away }),
    confirmed: await confirmedOrder(app, { lines }),
    shipped: await shippedOrder(app, { lines: [{ product: await listedProduct(app, seller, { name: 'Lal Teer Onion' }), quantity: '2' }] }),
    done: await deliveredOrder(app, { lines, input: away }),
    pickup: await placedOrder(app, { lines, input: { deliveryMethod: 'PICKUP', upazilaId: null, address: null } }),
  };
  await app.db.query("UPDATE orders SET placed_at = '2026-03-05T18:30:00Z' WHERE id = $1", [made.done.id]);
  await placedOrder(app, { input: away }); // another seller's
});
afterAll(() => app.stop());

const as = () => ({ token: seller.token });
const sales = async (filter: object, more: object = {}) =>
  (await app.call<{ mySales: Page }>('mySales', { filter, ...more }, 'totalCount pageInfo { hasNextPage endCursor } nodes { id }', as()))
    .data.mySales;
const found = async (filter: object) => new Set((await sales(filter)).nodes.map(({ id }) => id));
const setOf = (...orders: TestOrder[]) => new Set(orders.map(({ id }) => id));
const counts = async (filter: object = {}) =>
  (await app.call<{ salesCounts: Counts }>('salesCounts', { filter }, COUNTS_FIELDS, as())).data.salesCounts;

describe('finding an order', () => {
  it.each([
    ['the name of the receiver', 'nusrat'],
    ['a part of the phone', '1911222'],
    ['the phone as it is written', '+880 1911-222333'],
    ['the phone in Bangla digits', '০১৯১১২২২৩৩৩'],
    ['the upazila', 'savar'],
    ['the district in Bangla', 'ঢাকা'],
    ['the address', 'Mill Lane'],
    ['the receiver and a product', 'mango nusrat'],
  ])('by %s', async (_what, search) => {
    expect(await found({ search })).toEqual(setOf(made.fresh, made.done));
  });

  it('by the tracking number, the product, and the name and phone of the account', async () => {
    expect(await found({ search: made.shipped.order.trackingNumber })).toEqual(setOf(made.shipped));
    expect(await found({ search: 'teer onion' })).toEqual(setOf(made.shipped));
    expect(await found({ search: made.confirmed.buyer.name })).toContain(made.confirmed.id);
    expect(await found({ search: made.confirmed.buyer.phone })).toEqual(setOf(made.confirmed));
    expect(await found({ search: 'nusrat onion' })).toEqual(setOf());
    expect(await found({ search: '%' })).toEqual(setOf());
  });

  it('a buyer finds an order by the seller', async () => {
    const { buyer } = made.fresh;
    const orders = async (search: string) =>
      (await app.call<{ myOrders: { totalCount: number } }>('myOrders', { filter: { search } }, 'totalCount', { token: buyer.token })).data
        .myOrders.totalCount;
    expect([await orders(seller.name), await orders('nobody at all')]).toEqual([1, 0]);
  });
});

describe('filtering orders', () => {
  it('by states, which combine with Done and Pending', async () => {
    expect(await found({ statuses: ['PLACED'] })).toEqual(setOf(made.fresh, made.pickup));
    expect(await found({ statuses: ['CONFIRMED', 'SHIPPED'] })).toEqual(setOf(made.confirmed, made.shipped));
    expect(await found({ statuses: [] })).toEqual(setOf());
    expect(await found({ statuses: ['DELIVERED'], progress: 'PENDING' })).toEqual(setOf());
  });

  it('by days, from the first moment until before the last', async () => {
    expect(await found({ placedFrom: '2026-03-05T18:30:00Z', placedUntil: '2026-03-06T00:00:00Z' })).toEqual(setOf(made.done));
    expect(await found({ placedFrom: '2026-03-05T18:00:00Z', placedUntil: '2026-03-05T18:30:00Z' })).toEqual(setOf());
  });

  it('by district', async () => {
    const [{ district }] = await app.db.query('SELECT district_id AS district FROM upazilas WHERE id = $1', [savar]);
    expect(await found({ districtId: district })).toEqual(setOf(made.fresh, made.done));
    expect((await sales({ districtId: district })).totalCount).toBe(2);
  });

  it('retains its position from page to page', async () => {
    const filter = { statuses: ['PLACED', 'CONFIRMED', 'SHIPPED'] };
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await sales(filter, { first: 1, after });
      ids.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(ids).toEqual((await sales(filter)).nodes.map(({ id }) => id));
  });

  it('the file has the rows of the list', async () => {
    const rowsOf = async (filter: object) =>
      (await app.call<{ salesCsv: { rowCount: number } }>('salesCsv', { filter }, 'rowCount', as())).data.salesCsv.rowCount;
    expect(await rowsOf({ statuses: ['PLACED'], search: 'savar' })).toBe(1);
  });

  it('rejects states it does not know, and too many', async () => {
    const response = await app.call(
      'salesCounts',
      { filter: { statuses: Array.from({ length: 8 }, () => 'PLACED') } },
      COUNTS_FIELDS,
      as(),
    );
    expect(response.code).toBe('BAD_USER_INPUT');
  });
});

describe('the counts beside the list', () => {
  it('are those of the list, for each state and district', async () => {
    const { statuses, districts } = await counts();
    for (const { status, count } of statuses) expect([status, (await sales({ statuses: [status] })).totalCount]).toEqual([status, count]);
    expect(districts.length).toBeGreaterThan(1);
    for (const { district, count } of districts) expect((await sales({ districtId: district.id })).totalCount).toBe(count);
  });

  it('follow search and district, but not the state', async () => {
    const filter = { search: 'nusrat', statuses: ['CONFIRMED'], progress: 'PENDING' };
    const shown = (await counts(filter)).statuses.filter(({ count }) => count > 0);
    expect(shown).toEqual([
      { status: 'PLACED', count: 1 },
      { status: 'DELIVERED', count: 1 },
    ]);
    const [{ district }] = await app.db.query('SELECT district_id AS district FROM upazilas WHERE id = $1', [savar]);
    const here = await counts({ districtId: district });
    expect(here.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(here.districts).toEqual((await counts()).districts);
  });

  it('the orders that wait on the dashboard are exactly those its link shows', async () => {
    const { sellerDashboard } = (await app.gql<{ sellerDashboard: { pendingOrders: number } }>(DASHBOARD, {}, as())).data;
    expect((await sales({ progress: 'PENDING' })).totalCount).toBe(sellerDashboard.pendingOrders);
    expect(sellerDashboard.pendingOrders).toBe(4);
  });

  it('are one statement', async () => {
    const other = await consumer(app);
    expect((await app.call('salesCounts', {}, COUNTS_FIELDS, { token: other.token })).code).toBe('FORBIDDEN');
    await counts();
    const sql = await countSql(app.db, () => counts({ search: 'nusrat' }));
    expect(sql.filter((text) => text.includes('FROM orders'))).toHaveLength(1);
  });
});
