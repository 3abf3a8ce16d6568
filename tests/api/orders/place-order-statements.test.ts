/**
 * These tests count the statements of placing an order, and verify that its response, which is made of the written
 * values, equals what is read afterwards.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { StockService } from '../../../server/modules/catalogue/stock/stock.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveriesOf, type Goods, listedProduct, orderInput } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { line } from './support/checkout-api';
import { setTerms } from './support/delivery-api';

/**
 * Session, the buyer's lock, products with open orders and the key, everything that is written, notifications with
 * their SMS, reservation.
 */
const STATEMENTS = 6;

const PURCHASE = `id total createdAt orders { id trackingNumber status progress placedAt updatedAt subtotal deliveryFee discount platformDiscount total quantity
  paymentMethod paymentStatus deliveryMethod upazila { id } address contactName contactPhone note lines { productName quantity } }`;
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { ${PURCHASE} } }`;
const BY_KEY = `query ($key: String!) { purchaseByKey(idempotencyKey: $key) { ${PURCHASE} } }`;
const LEAN = `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) {
  id total replayed orders { id trackingNumber status total } } }`;

let app: TestApp;
let sellers: readonly TestAccount[];
let buyer: TestAccount;
let products: readonly Goods[];

beforeAll(async () => {
  app = await startTestApp();
  sellers = [await approvedProducer(app), await approvedProducer(app)];
  buyer = await consumer(app);
  products = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      listedProduct(app, sellers[index % 2] as TestAccount, { name: `Crop ${index}`, quantity: '1000' }),
    ),
  );
});
afterAll(() => app.stop());

async function place(wanted: readonly Goods[], more: Readonly<Record<string, unknown>> = {}, operation = LEAN, key: string = randomUUID()) {
  const input = { ...(await orderInput(app)), lines: wanted.map((product) => line(product)), ...more };
  return app.gql<{ placeOrder: { readonly orders: readonly unknown[] } }>(operation, { input, key }, { token: buyer.token });
}

async function statementsOf(wanted: readonly Goods[], choices: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const lines = wanted.map((product) => ({ product }));
  const more = await deliveriesOf(app, lines, choices);
  await place(wanted, more); // what is cached is read
  return countSql(app.db, async () => expect((await place(wanted, more)).code).toBeNull());
}

it.each([
  ['of one product', 1, { deliveryMethod: 'PICKUP', upazilaId: null, address: null }],
  ['of one product, brought to an address', 1, {}],
  ['of four products of two sellers', 4, {}],
])('an order %s takes as many statements as any other', async (_name, count, more) => {
  expect(await statementsOf(products.slice(0, count), more)).toHaveLength(STATEMENTS);
});

it('they leave in three messages: the session, what the transaction begins with, and all that it writes with its commit', async () => {
  await place(products.slice(0, 2));
  const sent = jest.spyOn(Client.prototype, 'query');
  const messages: number[] = [];
  try {
    // readiness asks the database once a second, which may befall one of them
    for (let times = 0; times < 3; times += 1) {
      sent.mockClear();
      expect((await place(products.slice(0, 2))).code).toBeNull();
      messages.push(sent.mock.calls.length);
    }
    expect(Math.min(...messages)).toBe(3);
  } finally {
    jest.restoreAllMocks();
  }
});

it.each([
  ['one line', 1],
  ['four lines of two sellers', 4],
])('of %s, each has its movement, and the last statement locks the stock and writes nothing else', async (_name, count) => {
  const wanted = products.slice(0, count);
  const levels = async () => {
    const found: { id: string; reserved: string }[] = await app.db.query(
      'SELECT product_id AS id, trim_scale(reserved)::text AS reserved FROM product_stock WHERE product_id = ANY ($1) ORDER BY product_id',
      [wanted.map(({ id }) => id)],
    );
    return found.map(({ reserved }) => Number(reserved));
  };
  const before = await levels();
  const statements = await countSql(app.db, async () => expect((await place(wanted)).code).toBeNull());
  expect(statements.at(-1)).toMatch(/UPDATE product_stock/);
  expect(statements.at(-1)).not.toMatch(/INSERT/);
  expect(await levels()).toEqual(before.map((reserved) => reserved + 1));
  const movements: unknown[] = await app.db.query(
    `SELECT m.kind, m.product_id, m.actor_id, m.on_hand_delta::float8 AS on_hand, m.reserved_delta::float8 AS reserved
     FROM purchases p JOIN orders o ON o.purchase_id = p.id JOIN order_lines l ON l.order_id = o.id JOIN stock_movements m ON m.order_line_id = l.id
     WHERE p.id = (SELECT id FROM purchases WHERE buyer_id = $1 ORDER BY created_at DESC LIMIT 1) ORDER BY m.product_id`,
    [buyer.id],
  );
  const ids = wanted.map(({ id }) => id).toSorted();
  expect(movements).toEqual(ids.map((id) => ({ kind: 'RESERVE', product_id: id, actor_id: buyer.id, on_hand: 0, reserved: 1 })));
});

it('an order by own rates and a choice for each seller takes as many statements as any other', async () => {
  for (const seller of sellers) await setTerms(app, seller, { pickup: true });
  const deliveries = sellers.map(({ id }, index) => ({ sellerId: id, method: index === 0 ? 'DELIVERY' : 'PICKUP' }));
  expect(await statementsOf(products, { deliveries })).toHaveLength(STATEMENTS);
  await app.db.query('DELETE FROM delivery_terms');
});

it('an order is placed all the same where so much is left again after its reservation failed', async () => {
  const stock = app.container.resolve(StockService);
  const usual = stock.prepareReserve.bind(stock);
  const reserving = jest.spyOn(StockService.prototype, 'prepareReserve').mockImplementationOnce((tx, quantities) => {
    const taken = quantities.map((reserved) => ({ ...reserved, quantity: '5000' })); // as if another purchase had taken the rest
    return usual(tx, taken);
  });
  const count = async () => (await app.db.query('SELECT id FROM orders WHERE buyer_id = $1', [buyer.id])).length as number;
  const before = await count();
  try {
    expect((await place(products.slice(0, 1))).code).toBeNull();
    expect(reserving).toHaveBeenCalledTimes(2);
    expect(await count()).toBe(before + 1);
  } finally {
    jest.restoreAllMocks();
  }
});

it('only where someone listens the events are written', async () => {
  const [listener] = sellers;
  const count = async (wanted: Goods) => (await statementsOf([wanted])).filter((sql) => sql.includes('INTO webhook_deliveries')).length;
  const events = async () =>
    (await app.db.query('SELECT event FROM webhook_deliveries ORDER BY id')).map(({ event }: { event: string }) => event);
  await app.db.query(`INSERT INTO webhooks (user_id, url, events, secret) VALUES ($1, 'https://partner.example/hook', $2, $3)`, [
    listener?.id,
    ['ORDER_PLACED', 'STOCK_CHANGED'],
    'a secret of this test',
  ]);
  try {
    expect(await count(products[1] as Goods)).toBe(0);
    expect(await events()).toEqual([]);
    expect(await count(products[0] as Goods)).toBe(1);
    expect((await events()).toSorted()).toEqual(['ORDER_PLACED', 'ORDER_PLACED', 'STOCK_CHANGED', 'STOCK_CHANGED']);
  } finally {
    await app.db.query('DELETE FROM webhooks');
  }
});

it('returns what is read afterwards, each seller’s order in its place', async () => {
  const key = randomUUID();
  const placed = await place(products, {}, PLACE, key);
  expect(placed.code).toBeNull();
  expect(placed.data.placeOrder.orders).toHaveLength(2);
  const read = await app.gql<{ purchaseByKey: unknown }>(BY_KEY, { key }, { token: buyer.token });
  expect(placed.data.placeOrder).toEqual(read.data.purchaseByKey);
});
