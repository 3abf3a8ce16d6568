/** A product gets another unit while an order of it is placed: the order is in the unit of the stock, or none. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlacedOrdersService } from '../../../server/modules/orders/checkout/placed-orders.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, orderInput } from '../../support/build-orders';
import { rows } from '../../support/sql';

let app: TestApp;
let seller: TestAccount;
let buyer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  buyer = await consumer(app);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.stop());

const goods = () => listedProduct(app, seller, { unit: 'KG', price: '32', quantity: '100' });
const toQuarters = ({ id }: Goods, more: object = {}) =>
  app.call('updateProduct', { id, input: { unit: 'QUARTER', price: '8', quantity: '100', ...more } }, 'id', seller);
const place = async (products: readonly Goods[], more: object = {}) => {
  const lines = products.map(({ id }) => ({ productId: id, quantity: '2' }));
  const input = { ...(await orderInput(app)), lines, ...more };
  return app.call('placeOrder', { input, idempotencyKey: randomUUID() }, 'orders { id }', buyer);
};
/** The units of what is ordered of these products, beside those that the stock is counted in. */
const units = (products: readonly Goods[]) =>
  rows<{ ordered: string; price: number; counted: string }>(
    app.db,
    `SELECT l.unit AS ordered, l.unit_price::float AS price, p.unit AS counted FROM order_lines l JOIN products p ON p.id = l.product_id
     WHERE p.id = ANY ($1) ORDER BY p.id`,
    [products.map(({ id }) => id)],
  );
/** Between the read of a purchase and its reservation. */
const meanwhile = (work: () => Promise<unknown>) => {
  const service = app.container.resolve(PlacedOrdersService);
  const write = service.write.bind(service);
  jest.spyOn(PlacedOrdersService.prototype, 'write').mockImplementationOnce(async (...args) => {
    await work();
    return write(...args);
  });
};

it.each([1, 3])('a purchase of %i products is read again', async (count) => {
  const products = [];
  for (let at = 0; at < count; at++) products.push(await goods());
  const [first] = products as [Goods];
  meanwhile(async () => expect((await toQuarters(first, { quantity: '400' })).code).toBeNull());
  expect((await place(products)).code).toBeNull();
  const others = { ordered: 'KG', price: 32, counted: 'KG' };
  expect(await units(products)).toEqual(
    products.map(({ id }) => (id === first.id ? { ordered: 'QUARTER', price: 8, counted: 'QUARTER' } : others)),
  );
});

it('who has seen a total is asked again', async () => {
  const product = await goods();
  meanwhile(() => toQuarters(product, { quantity: '400' }));
  expect([(await place([product], { expectedTotal: '64' })).code, await units([product])]).toEqual(['CONFLICT', []]);
});

it('the explanation of a unit counts as well', async () => {
  const product = await listedProduct(app, seller, { unit: 'OTHERS', customUnitNote: '1 sack = 40 kg', price: '900', quantity: '10' });
  const change = (customUnitNote: string) =>
    app.call('updateProduct', { id: product.id, input: { customUnitNote, quantity: '20' } }, 'id', seller);
  meanwhile(async () => expect((await change('1 sack = 20 kg')).code).toBeNull());
  expect((await place([product])).code).toBeNull();
  expect(await rows(app.db, 'SELECT custom_unit_note AS note FROM order_lines WHERE product_id = $1', [product.id])).toEqual([
    { note: '1 sack = 20 kg' },
  ]);
});

it('of both at once one comes first, with a new figure or without', async () => {
  for (let round = 0; round < 24; round++) {
    const product = await goods();
    const change = async () => {
      await sleep(round % 12);
      return toQuarters(product, round % 2 ? { quantity: '400' } : {});
    };
    await Promise.all([place([product]), change()]);
    for (const { ordered, counted } of await units([product])) expect([round, ordered]).toEqual([round, counted]);
  }
});
