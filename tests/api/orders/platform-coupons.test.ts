/**
 * The coupon of the storefront's offer: one for each buyer, and paid by the platform: the seller earns what they would
 * have earned without it.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, type Goods } from '../../support/build-orders';
import { CapWhatTheMarketPays1764403600000 } from '../../../migrations/1764403600000-cap-what-the-market-pays';
import { inTransaction } from '../../../server/platform/db/transaction';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { withoutDeals } from '../../support/market-deals';
import { rows } from '../../support/sql';
import { buy, errorOf, line } from './support/checkout-api';
import { handoverCode } from '../../support/handover';

let app: TestApp;
let claims = 0;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

/** Another network address each time: one may claim a few an hour. */
const elsewhere = () => ({ headers: { 'x-forwarded-for': `10.1.0.${++claims}` } });
/** From an address of its own, as a visitor by default. */
async function offer(by?: TestAccount): Promise<string> {
  const email = `buyer${++claims}@example.com`;
  const { data } = await app.call<{ claimCoupon: { code: string } }>('claimCoupon', { email }, 'code', {
    ...elsewhere(),
    token: by?.token,
  });
  return data.claimCoupon.code;
}
async function adminCoupon(financedBy: string): Promise<string> {
  const code = `DESK${++claims}`;
  await app.db.query(
    `INSERT INTO coupons (code, percent, max_discount, source, expires_at, max_uses, financed_by)
     VALUES ($1, 30, 200, 'ADMIN', now() + interval '1 day', 5, $2)`,
    [code, financedBy],
  );
  return code;
}
const spend = (by: TestAccount, product: Goods, couponCode: string | null) =>
  buy(app, [line(product, '10')], { by, input: { couponCode, deliveryMethod: 'PICKUP' } });

async function profitOf(seller: TestAccount): Promise<string | undefined> {
  const { data } = await app.gql<{ sellerDashboard: { tiles: { kind: string; value: string }[] } }>(
    '{ sellerDashboard { tiles { kind value } } }',
    {},
    { token: seller.token },
  );
  return data.sellerDashboard.tiles.find(({ kind }) => kind === 'TOTAL_PROFIT')?.value;
}
async function deliver(seller: TestAccount, orderId: string): Promise<void> {
  const actions = app.container.resolve(OrderActionsService);
  await actions.confirm(asViewer(seller), orderId);
  await actions.ship(asViewer(seller), orderId);
  await actions.deliver(asViewer(seller), orderId, { code: await handoverCode(app, orderId), paymentReceived: true });
}

describe('the coupon of the offer', () => {
  it('is redeemed once by a buyer, whatever number of emails it was claimed with', async () => {
    const [buyer, potato] = [await consumer(app), await listedProduct(app, await approvedProducer(app))];
    const [first, second] = [await offer(), await offer()];
    expect((await spend(buyer, potato, first)).code).toBeNull();
    const rejected = await spend(buyer, potato, second);
    expect(errorOf(rejected)?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', key: 'order.couponUsed' });
    const other = await consumer(app);
    expect((await spend(other, potato, second)).code).toBeNull();
  });

  it('is redeemed once by a buyer who orders with several at the same moment', async () => {
    const [buyer, potato] = [await consumer(app), await listedProduct(app, await approvedProducer(app))];
    const codes = [await offer(), await offer(), await offer(), await offer()];
    const responses = await Promise.all(codes.map((code) => spend(buyer, potato, code)));
    expect(responses.filter(({ code }) => code === null)).toHaveLength(1);
    const used = await app.db.query('SELECT 1 FROM coupons WHERE user_id = $1 AND used_count > 0', [buyer.id]);
    expect(used).toHaveLength(1);
  });

  it.each([
    ['PLATFORM', { discount: '90.00', platformDiscount: '90.00', total: '210.00' }, '-84.00', '294.00'],
    ['SELLER', { discount: '90.00', platformDiscount: '0.00', total: '210.00' }, '4.20', '205.80'],
  ])('of 300 Tk with 30 % off, paid by the %s, leaves the seller the plain sum', async (paidBy, sums, commission, profit) => {
    const seller = await approvedProducer(app);
    const [buyer, potato] = [await consumer(app), await listedProduct(app, seller)];
    const placed = await spend(buyer, potato, paidBy === 'PLATFORM' ? await offer() : await adminCoupon('SELLER'));
    const id = placed.data.placeOrder.orders[0]?.id ?? '';
    await deliver(seller, id);
    const { data } = await app.call<{ order: Record<string, string> }>('order', { id }, 'discount platformDiscount total', {
      token: seller.token,
    });
    expect(data.order).toEqual(sums);
    expect(await app.db.query('SELECT commission FROM orders WHERE id = $1', [id])).toEqual([{ commission }]);
    // 300 Tk less 2 % commission is 294 Tk: what the seller earns without any coupon
    expect(await profitOf(seller)).toBe(profit);
  });

  it.each([
    ['PLATFORM', '200.00'],
    ['SELLER', '0.00'],
  ])(
    'paid by the %s is no more for a higher weight, accepted or just shipped, than for what was ordered',
    async (paidBy, platformDiscount) => {
      const [buyer, seller] = [await consumer(app), await approvedProducer(app)];
      const potato = await listedProduct(app, seller, { price: '100', quantity: '100' });
      const sold = async () => {
        const code = await adminCoupon(paidBy);
        const order = (await spend(buyer, potato, code)).data.placeOrder.orders[0]?.id ?? '';
        const [first] = await rows<{ id: string }>(app.db, 'SELECT id FROM order_lines WHERE order_id = $1', [order]);
        await actions().confirm(asViewer(seller), order);
        return { order, weights: (kilograms: string) => [{ lineId: first?.id ?? '', kilograms, isChecked: true }] };
      };
      const actions = () => app.container.resolve(OrderActionsService);
      const sumsOf = (id: string) =>
        rows(app.db, 'SELECT subtotal, discount, platform_discount AS "platformDiscount", total FROM orders WHERE id = $1', [id]);

      const raised = await sold();
      await actions().proposeWeights(asViewer(seller), raised.order, raised.weights('30'));
      await actions().acceptWeights(asViewer(buyer), raised.order);
      expect(await sumsOf(raised.order)).toEqual([{ subtotal: '3000.00', discount: '200.00', platformDiscount, total: '2800.00' }]);

      const shipped = await sold();
      await actions().ship(asViewer(seller), shipped.order, { weights: shipped.weights('10.5') });
      // 840 is 5 percent above what was agreed
      expect(await sumsOf(shipped.order)).toEqual([{ subtotal: '1050.00', discount: '210.00', platformDiscount, total: '840.00' }]);
      await expect(
        app.db.query('UPDATE orders SET platform_discount = 201, discount = 210 WHERE id = $1', [shipped.order]),
      ).rejects.toThrow(/orders_platform_discount_ordered/);
    },
  );

  it('costs as little beside a deal of the platform: it pays for the kilograms that were ordered alone', async () => {
    const [buyer, seller] = [await consumer(app), await approvedProducer(app)];
    const potato = await listedProduct(app, seller, { price: '100', quantity: '100' });
    const id = (await spend(buyer, potato, await offer())).data.placeOrder.orders[0]?.id ?? '';
    await withoutDeals(app, () => app.db.query('UPDATE order_lines SET platform_pays = 10 WHERE order_id = $1', [id]));
    const [sold] = await rows<{ id: string }>(app.db, 'SELECT id FROM order_lines WHERE order_id = $1', [id]);
    const actions = app.container.resolve(OrderActionsService);
    await actions.confirm(asViewer(seller), id);
    await actions.proposeWeights(asViewer(seller), id, [{ lineId: sold?.id ?? '', kilograms: '30', isChecked: true }]);
    await actions.acceptWeights(asViewer(buyer), id);
    await actions.ship(asViewer(seller), id);
    await actions.deliver(asViewer(seller), id, { code: await handoverCode(app, id), paymentReceived: true });
    const posted = `SELECT a.kind, sum(e.amount)::text AS amount FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id WHERE t.order_id = $1 AND a.kind IN ('DISCOUNTS', 'COMMISSION') GROUP BY 1 ORDER BY 1`;
    // 2 percent of 3,000 and the 100 of the deal; 200 of the coupon and 100 of the deal are paid by the platform
    expect(await rows(app.db, posted, [id])).toEqual([
      { kind: 'COMMISSION', amount: '-62.00' },
      { kind: 'DISCOUNTS', amount: '300.00' },
    ]);
  });

  it('is lowered by the migration where an open order had more; one that is over keeps what was posted', async () => {
    const [buyer, seller] = [await consumer(app), await approvedProducer(app)];
    const potato = await listedProduct(app, seller, { price: '100', quantity: '200' });
    const sold = async () => (await spend(buyer, potato, await adminCoupon('PLATFORM'))).data.placeOrder.orders[0]?.id ?? '';
    const [open, over] = [await sold(), await sold()];
    const migration = new CapWhatTheMarketPays1764403600000();
    const run = (direction: 'up' | 'down') =>
      inTransaction(app.db, async ({ queryRunner }) => {
        if (!queryRunner) throw new Error('A transaction has a runner.');
        await migration[direction](queryRunner);
      });
    await run('down');
    // 40 kilograms instead of 10: four times the coupon of 200 and of the deal of 10 a kilogram
    await withoutDeals(app, () =>
      app.db.query(
        'UPDATE order_lines SET quantity = 40, quantity_kg = 40, line_total = 4000, platform_pays = 10 WHERE order_id = ANY($1)',
        [[open, over]],
      ),
    );
    await app.db.query(
      `UPDATE orders SET quantity = 40, quantity_kg = 40, subtotal = 4000, discount = 800, platform_discount = 800, total = 3200, agreed_total = 3200,
         commission = round(4400 * 0.02, 2) - 1200 WHERE id = ANY($1)`,
      [[open, over]],
    );
    await app.db.query("UPDATE orders SET status = 'CANCELLED' WHERE id = $1", [over]);
    await withoutDeals(app, () => run('up'));
    const sumsOf = (id: string) =>
      rows(
        app.db,
        `SELECT o.discount, o.platform_discount AS platform, o.ordered_platform_discount AS ordered, o.total, o.commission, l.ordered_quantity AS kilograms
         FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.id = $1`,
        [id],
      );
    // 2 percent of 3,200 + 200 + 100, less the 300
    const cut = { discount: '800.00', total: '3200.00' };
    expect(await sumsOf(open)).toEqual([{ ...cut, platform: '200.00', ordered: '200.00', commission: '-230.00', kilograms: '10.000' }]);
    expect(await sumsOf(over)).toEqual([{ ...cut, platform: '800.00', ordered: '800.00', commission: '-1112.00', kilograms: '40.000' }]);
  });

  it('is among the own coupons of who was signed in when claiming it, used or not', async () => {
    const [buyer, potato] = [await consumer(app), await listedProduct(app, await approvedProducer(app))];
    const code = await offer(buyer);
    const mine = async (by: TestAccount) =>
      (await app.gql<{ myCoupons: unknown[] }>('{ myCoupons { code percent isUsed minSubtotal } }', {}, { token: by.token })).data
        .myCoupons;
    expect(await mine(buyer)).toEqual([{ code, percent: 30, isUsed: false, minSubtotal: '0.00' }]);
    await spend(buyer, potato, code);
    expect(await mine(buyer)).toMatchObject([{ code, isUsed: true }]);
    expect(await mine(await consumer(app))).toEqual([]);
  });

  it.each(['rina+one@example.com', 'RINA+two@example.com'])('is one for an email with tags: %s is rina@example.com', async (email) => {
    await app.call('claimCoupon', { email: 'rina@example.com' }, 'code', elsewhere());
    expect((await app.call('claimCoupon', { email }, 'code', elsewhere())).code).toBe('CONFLICT');
  });
});
