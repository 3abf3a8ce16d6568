/**
 * Money to the paisa: random carts through checkout, added up again with whole paisa (bigint), which know no rounding
 * error.
 */
import { randomUUID } from 'node:crypto';
import { shareOut } from '../../../server/modules/orders/pricing/draft-orders';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, orderInput } from '../../support/build-orders';
import { randomOf } from '../../support/random';

const CARTS = 40;
const random = randomOf(20261121);
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) {
  id total orders { seller { id } subtotal deliveryFee discount total lines { quantity unitPrice lineTotal } } } }`;

interface Order {
  seller: { id: string };
  subtotal: string;
  deliveryFee: string;
  discount: string;
  total: string;
  lines: { quantity: string; unitPrice: string; lineTotal: string }[];
}

/** '12.5' in units of 10^-decimals. */
function whole(text: string, decimals: number): bigint {
  const [digits = '0', fraction = ''] = text.split('.');
  if (fraction.length > decimals) throw new Error(`${text} has more than ${decimals} decimals`);
  return BigInt(digits + fraction.padEnd(decimals, '0'));
}
const paisa = (text: string) => whole(text, 2);
const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
/** Half up, as shopkeepers do; what is owed the other way likewise. */
const divided = (amount: bigint, by: bigint): bigint => (amount < 0n ? -divided(-amount, by) : (amount + by / 2n) / by);

describe('exact money', () => {
  let app: TestApp;
  let buyer: TestAccount;
  let shelf: Goods[];

  beforeAll(async () => {
    app = await startTestApp();
    buyer = await consumer(app);
    const sellers = [await approvedProducer(app), await approvedProducer(app), await approvedProducer(app)];
    shelf = [];
    for (let index = 0; index < 12; index++) {
      const owner = sellers[index % 3];
      if (owner)
        shelf.push(await listedProduct(app, owner, { name: `Crop ${index}`, quantity: '1000000', minQuantity: '0.001', step: '0.001' }));
    }
    // prices no form would take, so that every line rounds
    for (const { id } of shelf)
      await app.db.query('UPDATE products SET price = $2 WHERE id = $1', [id, (random.fraction() * 1_000 + 0.01).toFixed(2)]);
    await app.db.query(`INSERT INTO platform_settings (key, value) VALUES ('commission_percent', '"2.75"')`);
  });
  afterAll(() => app.stop());

  it(`the sums of ${CARTS} random carts are exact: lines, fees, coupons, commission, and the quote before [S6]`, async () => {
    const input = await orderInput(app);
    for (let round = 0; round < CARTS; round++) {
      const lines = shelf
        .filter(() => random.fraction() < 0.4)
        .map(({ id }) => ({ productId: id, quantity: (random.fraction() * 20 + 0.001).toFixed(3).replace(/\.?0+$/, '') }));
      if (lines.length === 0) continue;
      const code = `C${round}`;
      await app.db.query(
        "INSERT INTO coupons (code, percent, max_discount, source, expires_at) VALUES ($1, $2, $3, 'ADMIN', now() + interval '1 day')",
        [code, 1 + (round % 100), (random.fraction() * 3_000).toFixed(2)],
      );
      const { quoteCart } = (
        await app.call<{ quoteCart: { subtotal: string; total: string; groups: { subtotal: string; lines: { lineTotal: string }[] }[] } }>(
          'quoteCart',
          {
            lines,
            delivery: { upazilaId: input.upazilaId },
          },
          'total subtotal groups { subtotal lines { lineTotal } }',
        )
      ).data;
      const { placeOrder } = (
        await app.gql<{ placeOrder: { id: string; total: string; orders: Order[] } }>(
          PLACE,
          { input: { ...input, lines, couponCode: code }, key: randomUUID() },
          { token: buyer.token },
        )
      ).data;

      for (const order of placeOrder.orders) {
        for (const { quantity, unitPrice, lineTotal } of order.lines) {
          expect(paisa(lineTotal)).toBe(divided(whole(quantity, 3) * paisa(unitPrice), 1_000n));
        }
        expect(paisa(order.subtotal)).toBe(sum(order.lines.map(({ lineTotal }) => paisa(lineTotal))));
        expect(paisa(order.total)).toBe(paisa(order.subtotal) + paisa(order.deliveryFee) - paisa(order.discount));
        expect(paisa(order.discount)).toBeLessThanOrEqual(paisa(order.subtotal));
      }
      const subtotal = sum(placeOrder.orders.map((order) => paisa(order.subtotal)));
      const discount = sum(placeOrder.orders.map((order) => paisa(order.discount)));
      const [coupon]: { percent: string; cap: string }[] = await app.db.query(
        'SELECT percent, max_discount AS cap FROM coupons WHERE code = $1',
        [code],
      );
      const percentOff = divided(subtotal * BigInt(coupon?.percent ?? 0), 100n);
      expect(discount).toBe(percentOff < paisa(coupon?.cap ?? '0') ? percentOff : paisa(coupon?.cap ?? '0'));
      expect(paisa(placeOrder.total)).toBe(sum(placeOrder.orders.map((order) => paisa(order.total))));
      expect(paisa(quoteCart.subtotal)).toBe(subtotal);
      expect(paisa(quoteCart.total)).toBe(paisa(placeOrder.total) + discount);
      const stored: { net: string; platformPays: string; commission: string }[] = await app.db.query(
        'SELECT subtotal - discount AS net, platform_discount AS "platformPays", commission FROM orders WHERE purchase_id = $1',
        [placeOrder.id],
      );
      // a seller pays 2.75 % of what they receive, of which the platform pays its coupon
      for (const { net, platformPays, commission } of stored) {
        const share = paisa(platformPays);
        expect(paisa(commission)).toBe(divided((paisa(net) + share) * 275n - share * 10_000n, 10_000n));
      }
      expect(sum(stored.map(({ platformPays }) => paisa(platformPays)))).toBe(discount);
    }
  }, 60_000);
});

it('shares an amount out without losing or inventing a paisa [S6]', () => {
  for (let round = 0; round < 500; round++) {
    const weights = Array.from({ length: 1 + Math.floor(random.fraction() * 8) }, () =>
      random.fraction() < 0.2 ? '0.00' : (random.fraction() * 100).toFixed(2),
    );
    const total = sum(weights.map(paisa));
    const amount = BigInt(Math.floor(random.fraction() * (Number(total) + 1)));
    const parts = shareOut(`${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`, weights);
    expect(sum(parts.map(paisa))).toBe(amount);
    parts.forEach((part, index) => {
      expect(paisa(part)).toBeGreaterThanOrEqual(0n);
      expect(paisa(part)).toBeLessThanOrEqual(paisa(weights[index] ?? '0'));
    });
  }
});
