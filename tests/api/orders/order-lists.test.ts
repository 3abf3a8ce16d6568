/** List Of Orders and the buyer's history: sort, filter, search, pages, and a fixed number of SQL statements. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const NODE = `id trackingNumber quantity total placedAt status progress seller { name phone } buyer { name phone }
  lines { productName image { srcset } product { id } review { stars } canReview } events { to actorName } actions`;
const SALES_FIELDS = `totalCount pageInfo { hasNextPage endCursor } nodes { ${NODE} }`;

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: {
    id: string;
    trackingNumber: string;
    progress: string;
    buyer: { name: string; phone: string | null };
    lines: { productName: string }[];
  }[];
}

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;
let made: { small: TestOrder; large: TestOrder; done: TestOrder; cancelled: TestOrder };

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyer = await consumer(app);
  const order = async (quantity: string, name: string) => ({
    buyer,
    lines: [{ product: await listedProduct(app, producer, { name }), quantity }],
  });
  made = {
    large: await placedOrder(app, await order('50', 'Himsagar Mango')),
    small: await confirmedOrder(app, await order('1', 'Potato')),
    done: await deliveredOrder(app, await order('20', '100% Honey')),
    cancelled: await placedOrder(app, await order('30', 'Onion')),
  };
  await app.call('cancelOrder', { id: made.cancelled.id }, 'id', { token: buyer.token });
  await placedOrder(app); // someone else's
});
afterAll(() => app.stop());

const sales = async (variables: Record<string, unknown> = {}, by = producer) =>
  (await app.call<{ mySales: Page }>('mySales', variables, SALES_FIELDS, { token: by.token })).data.mySales;
const idsOf = (page: Page) => page.nodes.map(({ id }) => id);

describe('a list of which only some columns are selected', () => {
  const SUMMARY = `id trackingNumber status state quantity subtotal deliveryFee discount total deliveryMethod contactName contactPhone address note
    paymentMethod paymentStatus placedAt completedAt updatedAt version progress seller { name } buyer { name } upazila { id } lines { productName } __typename`;

  it.each(['mySales', 'myOrders'])('%s reads these alone, and shows what all columns show', async (list) => {
    const token = list === 'mySales' ? producer.token : buyer.token;
    const read = async (fields: string) => {
      let nodes: Record<string, unknown>[] = [];
      const statements = await countSql(app.db, async () => {
        nodes =
          (await app.gql<Record<string, { nodes: Record<string, unknown>[] }>>(`{ ${list} { nodes { ${fields} } } }`, {}, { token })).data[
            list
          ]?.nodes ?? [];
      });
      return { nodes, isWhole: statements.some((text) => text.includes('payment_reference')) };
    };
    const [some, whole] = [await read(SUMMARY), await read(`${SUMMARY} paymentReference`)];
    expect([some.isWhole, whole.isWhole, some.nodes.length]).toEqual([false, true, 4]);
    expect(whole.nodes).toMatchObject(some.nodes);
  });
});

describe('List Of Orders', () => {
  it('shows the seller their orders and no one else [O1]', async () => {
    const page = await sales();
    expect(page.totalCount).toBe(4);
    expect(page.nodes[2]).toMatchObject({
      trackingNumber: made.small.order.trackingNumber,
      quantity: '1',
      lines: [{ productName: 'Potato' }],
    });
    expect(page.nodes[2]?.buyer).toEqual({ name: buyer.name, phone: buyer.phone });
    expect((await sales({}, await approvedProducer(app))).totalCount).toBe(0);
    expect((await app.call('mySales', {}, SALES_FIELDS, { token: buyer.token })).code).toBe('FORBIDDEN');
  });

  it('sorts by Latest Date and by Highest Quantity [O2]', async () => {
    const { small, large, done, cancelled } = made;
    expect(idsOf(await sales())).toEqual([cancelled, done, small, large].map(({ id }) => id));
    expect(idsOf(await sales({ sort: 'HIGHEST_QUANTITY' }))).toEqual([large, cancelled, done, small].map(({ id }) => id));
  });

  it('combines Done or Pending Orders with an order [O2]', async () => {
    const { small, large, done, cancelled } = made;
    const only = async (progress: string, sort?: string) => idsOf(await sales({ filter: { progress }, sort }));
    expect(await only('DONE')).toEqual([done.id]);
    expect(await only('PENDING')).toEqual([small.id, large.id]);
    expect(await only('PENDING', 'HIGHEST_QUANTITY')).toEqual([large.id, small.id]);
    expect(await only('CANCELLED')).toEqual([cancelled.id]);
    expect((await sales({ filter: { progress: 'PENDING' }, first: 1 })).totalCount).toBe(2);
  });

  it('finds by tracking number and by product, with % and _ as letters [O1]', async () => {
    const found = async (search: string) => idsOf(await sales({ filter: { search } }));
    expect(await found(made.small.order.trackingNumber.toLowerCase())).toEqual([made.small.id]);
    expect(await found(' himsagar ')).toEqual([made.large.id]);
    expect(await found('100%')).toEqual([made.done.id]);
    expect(await found('_')).toEqual([]);
    expect(await found('nothing of this name')).toEqual([]);
    expect((await app.call('mySales', { filter: { search: 'x'.repeat(101) } }, SALES_FIELDS, { token: producer.token })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it.each(['LATEST', 'HIGHEST_QUANTITY'])('reads page by page, by number and by cursor: %s [O4]', async (sort) => {
    const all = idsOf(await sales({ sort }));
    const byNumber = [];
    for (const offset of [0, 2]) byNumber.push(...idsOf(await sales({ sort, first: 2, offset })));
    expect(byNumber).toEqual(all);
    const byCursor = [];
    let after: string | null = null;
    do {
      const page: Page = await sales({ sort, first: 1, after });
      byCursor.push(...idsOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(byCursor).toEqual(all);
    expect(await sales({ sort, offset: 10 })).toMatchObject({
      totalCount: 4,
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it('rejects pages and cursors that are none [O4]', async () => {
    const stranger = (await sales({ sort: 'HIGHEST_QUANTITY', first: 1 })).pageInfo.endCursor;
    const bad = [
      { first: 0 },
      { first: 101 },
      { offset: -1 },
      { offset: 25_001 },
      { after: 'x' },
      { after: stranger },
      { after: stranger, offset: 0 },
    ];
    for (const variables of bad) {
      const { code } = await app.call('mySales', variables, SALES_FIELDS, { token: producer.token });
      expect([variables, ['BAD_USER_INPUT', 'QUERY_TOO_COMPLEX'].includes(code ?? '')]).toEqual([variables, true]);
    }
  });

  it('takes a fixed number of SQL statements, whatever the page size [O1]', async () => {
    const count = async (first: number) => (await countSql(app.db, () => sales({ first }))).length;
    const [one, all] = [await count(1), await count(4)];
    expect(all).toBe(one);
    expect(all).toBeLessThanOrEqual(9);
    const LEAN =
      'query ($first: Int) { mySales(first: $first) { totalCount nodes { trackingNumber total buyer { name } lines { productName image { srcset } } } } }';
    const lean = await countSql(app.db, () => app.gql(LEAN, { first: 4 }, { token: producer.token }));
    expect(lean.length).toBeLessThanOrEqual(4);
  });
});

describe("the buyer's orders", () => {
  it('shows the buyer’s orders, latest first, with the same filters [S6]', async () => {
    const read = async (filter?: unknown) =>
      (await app.call<{ myOrders: Page }>('myOrders', { filter }, `totalCount nodes { ${NODE} }`, { token: buyer.token })).data.myOrders;
    const page = await read();
    expect(page.totalCount).toBe(4);
    expect(page.nodes[0]).toMatchObject({
      id: made.cancelled.id,
      progress: 'CANCELLED',
      seller: { name: producer.name, phone: producer.phone },
    });
    expect(idsOf(await read({ progress: 'DONE' }))).toEqual([made.done.id]);
    expect(page.nodes[1]).toMatchObject({ lines: [{ review: null, canReview: true }], actions: ['RECEIVE'] });
    expect((await app.call('myOrders', {}, `totalCount nodes { ${NODE} }`, { token: producer.token })).code).toBe('FORBIDDEN');
  });
});
