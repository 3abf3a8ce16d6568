/**
 * A product that many look at, while it is ordered: its page is served to new visitors about as quickly as pages spread
 * over many products, and other pages go on. Both are measured in the same run in turns, so that whatever else the
 * machine does befalls both.
 */
import { randomUUID } from 'node:crypto';
import { ProductViewsService } from '../../../server/modules/catalogue/products/figures/product-views.service';
import { CheckoutService } from '../../../server/modules/orders/checkout/checkout.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrdersService } from '../../../server/modules/orders/orders/orders.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, orderInput } from '../../support/build-orders';

const VISITORS = 50;
const ROUNDS = 12;
/** Responses that come so quickly are quick, whatever their ratio. */
const QUICK_MS = 60;

const PAGE = `query ($id: ID!) { product(id: $id) { id name price available ratingCount seller { id name } sellPost { minQuantity } reviews(first: 5) { totalCount } } }`;
const LISTING = '{ products(first: 24) { totalCount nodes { id name price } } }';

let app: TestApp;
let producer: TestAccount;
let hot: Goods;
let others: Goods[];
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  producer = await approvedProducer(app);
  hot = await listedProduct(app, producer, { name: 'Hilsa', quantity: '100000' });
  others = [];
  for (let count = 0; count < VISITORS; count += 1) others.push(await listedProduct(app, producer, { name: `Other ${count}` }));
}, 120_000);
afterAll(() => app.stop());

let addresses = 0;
const newVisitor = () => ({ headers: { 'x-forwarded-for': `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` } });

interface RequestResult {
  readonly ms: number;
  readonly status: number;
  readonly code: string | null;
}

async function ask(query: string, variables: object): Promise<RequestResult> {
  const begun = performance.now();
  const { status, code } = await app.gql(query, { ...variables }, newVisitor());
  return { ms: performance.now() - begun, status, code };
}
const view = ({ id }: Goods) => ask(PAGE, { id });

/** Orders and cancels one after the other until stopped; returns how many. */
async function trade(buyer: TestAccount, isOver: () => boolean): Promise<number> {
  let placed = 0;
  const input = { ...(await orderInput(app)), lines: [{ productId: hot.id, quantity: '1' }] };
  while (!isOver()) {
    const { id } = await app.container.resolve(CheckoutService).placeOrder(asViewer(buyer), input, randomUUID());
    const [order] = (await app.container.resolve(OrdersService).findByPurchase([id])).flat();
    if (!order) throw new Error('A purchase without orders.');
    await app.container.resolve(OrderActionsService).cancel(asViewer(buyer), order.id, 'Ordered by mistake');
    placed += 1;
  }
  return placed;
}

const p99 = (responses: readonly RequestResult[]): number => {
  const times = responses.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? NaN;
};

it('new visitors of one product are served as fast as those of many, while orders run on it', async () => {
  const views = app.container.resolve(ProductViewsService);
  await Promise.all(others.map(view)); // warm
  let isOver = false;
  const buyers = await Promise.all([consumer(app), consumer(app), consumer(app)]);
  const trading = Promise.all(buyers.map((buyer) => trade(buyer, () => isOver)));
  const [onOne, spread, elsewhere]: RequestResult[][] = [[], [], []];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = [
        async () => void onOne?.push(...(await Promise.all(others.map(() => view(hot))))),
        async () => void spread?.push(...(await Promise.all(others.map(view)))),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) {
        const listing = ask(LISTING, {});
        await turn();
        elsewhere?.push(await listing);
      }
      await views.flush();
    }
  } finally {
    isOver = true;
  }
  const orders = (await trading).reduce((sum, count) => sum + count, 0);
  expect(orders).toBeGreaterThan(ROUNDS);
  const all = [...(onOne ?? []), ...(spread ?? []), ...(elsewhere ?? [])];
  expect(all).toHaveLength(ROUNDS * (2 * VISITORS + 2));
  expect(all.filter(({ status, code }) => status !== 200 || code !== null)).toEqual([]);
  expect(p99(onOne ?? [])).toBeLessThanOrEqual(Math.max(3 * p99(spread ?? []), QUICK_MS));
  const [counted] = await app.db.query<{ views: number }[]>('SELECT views FROM product_views WHERE product_id = $1', [hot.id]);
  expect(counted?.views).toBe(ROUNDS * VISITORS);
}, 180_000);
