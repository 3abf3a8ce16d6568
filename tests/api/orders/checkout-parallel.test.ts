/**
 * Many buyers at once over real HTTP: nothing is sold twice, a key never orders twice, and stock is always the sum of
 * its movements.
 */
import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, orderInput } from '../../support/build-orders';
import { measured } from '../../support/measured';

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) {
  placeOrder(input: $input, idempotencyKey: $key) { id replayed orders { id lines { quantity } } } }`;

interface Placed {
  placeOrder: { id: string; replayed: boolean; orders: { id: string }[] };
}

const BUYERS = 50;
const ROUNDS = 6;
/** The goal is nothing oversold in 100 rounds of 50 buyers: `npm run chaos -- goals` runs so many. */
const LAST_UNIT_ROUNDS = Number(process.env.OVERSELL_ROUNDS ?? 15);

let app: TestApp;
let producer: TestAccount;
let buyers: TestAccount[];
let input: Awaited<ReturnType<typeof orderInput>>;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => consumer(app)));
  input = await orderInput(app);
});
afterAll(() => app.stop());

/** As a client does it: what got no response in time is sent again with its key. */
const buy = async (by: TestAccount, lines: unknown[], key: string = randomUUID()) => {
  for (;;) {
    const response = await app.gql<Placed>(PLACE, { input: { ...input, lines }, key }, { token: by.token });
    if (response.code !== 'TIMEOUT' && response.code !== 'UNAVAILABLE') return response;
  }
};

async function brokenStock(): Promise<unknown[]> {
  return app.db.query(
    `SELECT p.product_id AS id FROM product_stock p JOIN stock_movements m ON m.product_id = p.product_id GROUP BY p.product_id
     HAVING p.on_hand <> sum(m.on_hand_delta) OR p.reserved <> sum(m.reserved_delta) OR p.reserved > p.on_hand`,
  );
}

describe('in parallel', () => {
  it(`never sells the last units twice: ${ROUNDS} rounds of ${BUYERS} buyers [S6]`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const potato = await listedProduct(app, producer, { quantity: '7' });
      const onion = await listedProduct(app, producer, { name: 'Onion', quantity: '100' });
      const responses = await Promise.all(
        buyers.map((by, index) => {
          const wanted = [
            { productId: potato.id, quantity: index % 2 === 0 ? '1' : '1.5' },
            { productId: onion.id, quantity: '1' },
          ];
          return buy(by, index % 3 === 0 ? wanted.toReversed() : wanted);
        }),
      );
      const codes = responses.map(({ code }) => code);
      const placed = codes.filter((code) => code === null).length;
      expect(new Set(codes)).toEqual(new Set([null, 'OUT_OF_STOCK']));
      const [stock]: { left: number; onions: number }[] = await app.db.query(
        `SELECT (SELECT on_hand - reserved FROM product_stock WHERE product_id = $1)::float AS left, (SELECT reserved FROM product_stock WHERE product_id = $2)::int AS onions`,
        [potato.id, onion.id],
      );
      // a buyer of one more kilogram could not have had it
      expect(stock?.left).toBeGreaterThanOrEqual(0);
      expect(stock?.left).toBeLessThan(1);
      expect(stock?.onions).toBe(placed);
      expect(await brokenStock()).toEqual([]);
    }
  }, 120_000);

  it(`oversells nothing in ${LAST_UNIT_ROUNDS} rounds of ${BUYERS} buyers on the last three units [S6]`, async () => {
    const potato = await listedProduct(app, producer, { quantity: '3' });
    for (let round = 0; round < LAST_UNIT_ROUNDS; round++) {
      const responses = await Promise.all(buyers.map((by) => buy(by, [{ productId: potato.id, quantity: '1' }])));
      const codes = responses.map(({ code }) => code ?? 'PLACED').sort();
      expect(codes).toEqual([...Array<string>(BUYERS - 3).fill('OUT_OF_STOCK'), ...Array<string>(3).fill('PLACED')]);
      expect(await brokenStock()).toEqual([]);
      // three more for the next round, by a movement like every change of stock
      await app.db.query(
        `WITH more AS (UPDATE product_stock SET on_hand = on_hand + 3 WHERE product_id = $1 RETURNING product_id AS id)
         INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta) SELECT id, 'ADJUST', 3, 0 FROM more`,
        [potato.id],
      );
    }
    measured(`0 of ${LAST_UNIT_ROUNDS * 3} units oversold to ${LAST_UNIT_ROUNDS * BUYERS} attempts`);
  }, 240_000);

  it('places one order for one key, however often it is sent at once [S6]', async () => {
    const potato = await listedProduct(app, producer);
    const [by] = buyers;
    if (!by) throw new Error('no buyers');
    for (let round = 0; round < 3; round++) {
      const key = randomUUID();
      const lines = [{ productId: potato.id, quantity: '1' }];
      const responses = await Promise.all(Array.from({ length: 12 }, () => buy(by, lines, key)));
      const purchases = responses.map((response) => response.data.placeOrder);
      expect(new Set(purchases.map(({ id }) => id)).size).toBe(1);
      expect(new Set(purchases.flatMap(({ orders }) => orders.map(({ id }) => id))).size).toBe(1);
      expect(purchases.filter(({ replayed }) => !replayed)).toHaveLength(1);
    }
    const [counted]: { orders: number; reserved: number }[] = await app.db.query(
      `SELECT count(*)::int AS orders, (SELECT reserved::int FROM product_stock WHERE product_id = $1) AS reserved FROM order_lines WHERE product_id = $1`,
      [potato.id],
    );
    expect(counted).toEqual({ orders: 3, reserved: 3 });
  });

  it('lets different bodies race for one key: one wins, the others are notified [S6]', async () => {
    const potato = await listedProduct(app, producer);
    const [by] = buyers;
    if (!by) throw new Error('no buyers');
    const key = randomUUID();
    const responses = await Promise.all(['1', '2', '3', '4'].map((quantity) => buy(by, [{ productId: potato.id, quantity }], key)));
    expect(responses.map(({ code }) => code ?? 'placed').sort()).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_KEY_REUSED',
      'placed',
    ]);
  });
});
