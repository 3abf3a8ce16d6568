/**
 * The stock of re-listed products against what came: whatever happens at the same moment, sells, calls off or reaches
 * past the services.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { type Received, relistingApi } from './support/relisting';

let app: TestApp;
let transport: ReturnType<typeof relistingApi>;
let producer: TestAccount;
let trader: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  transport = relistingApi(app);
  producer = await approvedProducer(app);
  trader = await seller(app, 'WHOLESALER');
});
afterAll(() => app.stop());

const receive = async (quantity: string) => transport.receive(trader, await listedProduct(app, producer), quantity);
const offer = ({ id }: Received, quantity: string) => transport.offer(trader, { receiptId: id, quantity });
const setStock = ({ id }: Goods, quantity: string) => app.call('setStock', { productId: id, quantity }, 'id', { token: trader.token });
/** Returns the quantities of one receipt: the remaining one, the one in stock, and the one sold. */
async function productsOf({ id }: Received): Promise<{ left: number; onShelves: number; sold: number }> {
  const [counted] = await app.db.query<{ left: number; onShelves: number; sold: number }[]>(
    `SELECT r.remaining::float AS left, coalesce(sum(stock.on_hand), 0)::float AS "onShelves", coalesce(sum(p.sold_quantity), 0)::float AS sold
     FROM receipts r LEFT JOIN receipt_draws d ON d.receipt_id = r.id LEFT JOIN products p ON p.id = d.product_id
     LEFT JOIN product_stock stock ON stock.product_id = p.id WHERE r.id = $1 GROUP BY r.id`,
    [id],
  );
  return counted ?? { left: 0, onShelves: 0, sold: 0 };
}

it('of two who list all of one receipt at once, one does [T9]', async () => {
  const receipt = await receive('10');
  const responses = await Promise.all(
    [10, 10].map((quantity) => transport.relist(trader, { receiptId: receipt.id, quantity: String(quantity) })),
  );
  expect(responses.map(({ code }) => code).toSorted()).toEqual(['BAD_USER_INPUT', null].toSorted());
  expect(await productsOf(receipt)).toEqual({ left: 0, onShelves: 10, sold: 0 });
});

it('a shelf counted up and a new listing at once share what is left [T9 M2]', async () => {
  const receipt = await receive('10');
  const shelf = await offer(receipt, '4');
  const [counted, listed] = await Promise.all([setStock(shelf, '10'), transport.relist(trader, { receiptId: receipt.id, quantity: '6' })]);
  expect([counted.code, listed.code].filter((code) => code === null)).toHaveLength(1);
  expect(await productsOf(receipt)).toEqual({ left: 0, onShelves: 10, sold: 0 });
});

it('what was sold cannot be counted up again, by the stepper nor by an edit [T9 M2]', async () => {
  const receipt = await receive('10');
  const shelf = await offer(receipt, '10');
  await deliveredOrder(app, { lines: [{ product: shelf, quantity: '4' }] });
  expect((await setStock(shelf, '7')).code).toBe('BAD_USER_INPUT');
  expect(await productsOf(receipt)).toEqual({ left: 0, onShelves: 6, sold: 4 });
  expect((await setStock(shelf, '5')).code).toBeNull();
  expect((await setStock(shelf, '6')).code).toBeNull();
  expect((await setStock(shelf, '7')).code).toBe('BAD_USER_INPUT');
  expect(await productsOf(receipt)).toEqual({ left: 0, onShelves: 6, sold: 4 });
});

it('an order that is called off gives back to the shelf just what it had promised [T9]', async () => {
  const receipt = await receive('10');
  const shelf = await offer(receipt, '10');
  const buyer = await consumer(app);
  const { id } = await placedOrder(app, { buyer, lines: [{ product: shelf, quantity: '8' }] });
  expect((await setStock(shelf, '7')).code).toBe('BAD_USER_INPUT');
  const cancel = () => app.call('cancelOrder', { id }, 'id', { token: buyer.token });
  const responses = await Promise.all([cancel(), cancel()]);
  expect(responses.filter(({ code }) => code === null).length).toBeGreaterThanOrEqual(1);
  expect((await setStock(shelf, '11')).code).toBe('BAD_USER_INPUT');
  expect((await setStock(shelf, '3')).code).toBeNull();
  expect(await productsOf(receipt)).toEqual({ left: 7, onShelves: 3, sold: 0 });
});

it.each([
  ['a draw that is deleted', 'DELETE FROM receipt_draws WHERE product_id = $1'],
  ['a draw that is made smaller', 'UPDATE receipt_draws SET quantity = 1, product_quantity = 1 WHERE product_id = $1'],
  [
    'goods that came from nowhere',
    "INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta) VALUES ($1, 'RECEIVE', 1, 0)",
  ],
])('the database itself rejects %s under a shelf [T9]', async (_what, text) => {
  const receipt = await receive('10');
  const shelf = await offer(receipt, '10');
  await expect(app.db.query(text, [shelf.id])).rejects.toThrow(/more than was received/);
  expect(await productsOf(receipt)).toEqual({ left: 0, onShelves: 10, sold: 0 });
});
