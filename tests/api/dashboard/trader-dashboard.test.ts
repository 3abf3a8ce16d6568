/** A trader's home, added up by hand. */
import { ProblemMovesService } from '../../../server/modules/orders/problems/problem-moves.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, seller } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import { replacingProblem } from '../../support/build-problems';
import { relistingApi } from '../catalogue/support/relisting';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const HOME = `{ traderDashboard { spent { value changePercent } boughtKg { value } sold { value } margin { value } stockValue waitingCost unlistedReceipts
  openPurchases deliveriesDue openSales months { month spent sold margin } stock { category { slug } kilograms value }
  crops { category { slug } months { pricePerKg } } } }`;
const SALES = '{ sellerDashboard { tiles { kind value thisMonth } months { revenue profit } } }';
interface Sales {
  sellerDashboard: { tiles: { kind: string; value: string }[]; months: object[] };
}
interface Home {
  traderDashboard: Record<string, unknown> & {
    months: { spent: string; sold: string; margin: string }[];
    crops: { months: { pricePerKg: string | null }[] }[];
  };
}

it('returns spend, margin over cost, stock and open orders on both sides [R9]', async () => {
  const transport = relistingApi(app);
  const producer = await approvedProducer(app);
  const trader = await seller(app, 'SUPERSALER');
  const pickup = { deliveryMethod: 'PICKUP', upazilaId: null, address: null };
  const potato = await listedProduct(app, producer, { price: '30', quantity: '1000' });
  await deliveredOrder(app, { buyer: trader, lines: [{ product: potato, quantity: '100' }], input: pickup });
  const receipt = (await transport.received(trader)).nodes[0];
  const shelf = await transport.offer(trader, { receiptId: receipt?.id, quantity: '60', price: '42' });
  await deliveredOrder(app, { lines: [{ product: shelf, quantity: '10' }], input: pickup });
  await deliveredOrder(app, { lines: [{ product: await listedProduct(app, trader, { price: '100' }), quantity: '1' }], input: pickup });
  await placedOrder(app, { buyer: trader, lines: [{ product: potato, quantity: '1' }] });
  await shippedOrder(app, { buyer: trader, lines: [{ product: potato, quantity: '2' }] });
  await placedOrder(app, { lines: [{ product: shelf, quantity: '1' }] });

  const { traderDashboard: home } = (await app.gql<Home>(HOME, {}, { token: trader.token })).data;
  expect(home).toMatchObject({
    spent: { value: '3000.00', changePercent: null },
    boughtKg: { value: '100' },
    sold: { value: '520.00' },
    margin: { value: '120.00' },
    stockValue: '12000.00',
    waitingCost: '1200.00',
    unlistedReceipts: 1, // 50 × 42 + 99 × 100
    openPurchases: 2,
    deliveriesDue: 1,
    openSales: 1,
    stock: [{ category: { slug: 'potato' }, kilograms: '149', value: '12000.00' }],
  });
  expect(home.months).toHaveLength(12);
  expect(home.months.at(-1)).toMatchObject({ spent: '3000.00', sold: '520.00', margin: '120.00' });
  // 100 kg of potatoes were bought for 30 a kilogram; 10 of them sold for 420, and own products for 100
  const { sellerDashboard } = (await app.gql<Sales>(SALES, {}, { token: trader.token })).data;
  const tile = (kind: string) => sellerDashboard.tiles.find((one) => one.kind === kind);
  expect(tile('TOTAL_REVENUE')).toMatchObject({ value: '520.00', thisMonth: '520.00' });
  expect(tile('TOTAL_PROFIT')).toMatchObject({ value: '209.60', thisMonth: '209.60' }); // 520 − 2 % − 10 × 30
  expect(sellerDashboard.months.at(-1)).toEqual({ revenue: '520.00', profit: '209.60' });
  expect(home.crops).toMatchObject([{ category: { slug: 'potato' } }]);
  expect(home.crops[0]?.months.at(-1)).toEqual({ pricePerKg: '30.00' });
});

it('what was sent once more because of a problem cost the trader as well', async () => {
  const transport = relistingApi(app);
  const trader = await seller(app, 'SUPERSALER');
  const potato = await listedProduct(app, await approvedProducer(app), { price: '30', quantity: '1000' });
  const pickup = { deliveryMethod: 'PICKUP', upazilaId: null, address: null };
  await deliveredOrder(app, { buyer: trader, lines: [{ product: potato, quantity: '100' }], input: pickup });
  const receipt = (await transport.received(trader)).nodes[0];
  const shelf = await transport.offer(trader, { receiptId: receipt?.id, quantity: '60', price: '42' });
  const order = await deliveredOrder(app, { lines: [{ product: shelf, quantity: '10' }], input: pickup });
  const { id } = await replacingProblem(app, { order });
  await app.container.resolve(ProblemMovesService).sendReplacement(asViewer(trader), id, { quantity: '4' });
  const { traderDashboard: home } = (await app.gql<Home>(HOME, {}, { token: trader.token })).data;
  // 10 were sold for 420, and 14 cost 30 each
  expect(home).toMatchObject({ sold: { value: '420.00' }, margin: { value: '0.00' }, stockValue: '1932.00' });
});

it('a price trend of fewer than three orders is not shown [R9]', async () => {
  const trader = await seller(app, 'WHOLESALER');
  const mango = await listedProduct(app, await approvedProducer(app), { name: 'Langra', categorySlug: 'mango', price: '90' });
  await deliveredOrder(app, { buyer: trader, lines: [{ product: mango, quantity: '2' }] });
  const { traderDashboard: home } = (await app.gql<Home>(HOME, {}, { token: trader.token })).data;
  expect(home.crops.map(({ months }) => months.every(({ pricePerKg }) => pricePerKg === null))).toEqual([true]);
});
