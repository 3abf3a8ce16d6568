/**
 * The coupon of the storefront's offer: one for each buyer, and paid by the platform: the seller earns what they would
 * have earned without it.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, type Goods } from '../../support/build-orders';
import { OrderActionsService } from '../../../server/modules/orders/orders/order-actions.service';
import { buy, errorOf, line } from './support/checkout-api';
import { handoverCode } from '../../support/handover';

let app: TestApp;
let claims = 0;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const CLAIM = 'mutation ($email: String!) { claimCoupon(email: $email) { code } }';
/** Another network address each time: one may claim a few an hour. */
const elsewhere = () => ({ headers: { 'x-forwarded-for': `10.1.0.${++claims}` } });
/** From an address of its own, as a visitor by default. */
async function offer(by?: TestAccount): Promise<string> {
  const email = `buyer${++claims}@example.com`;
  const { data } = await app.gql<{ claimCoupon: { code: string } }>(CLAIM, { email }, { ...elsewhere(), token: by?.token });
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
  await actions.deliver(asViewer(seller), orderId, { code: await handoverCode(app, orderId) });
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
    const { data } = await app.gql<{ order: Record<string, string> }>(
      'query ($id: ID!) { order(id: $id) { discount platformDiscount total } }',
      { id },
      { token: seller.token },
    );
    expect(data.order).toEqual(sums);
    expect(await app.db.query('SELECT commission FROM orders WHERE id = $1', [id])).toEqual([{ commission }]);
    // 300 Tk less 2 % commission is 294 Tk: what the seller earns without any coupon
    expect(await profitOf(seller)).toBe(profit);
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
    await app.gql(CLAIM, { email: 'rina@example.com' }, elsewhere());
    expect((await app.gql(CLAIM, { email }, elsewhere())).code).toBe('CONFLICT');
  });
});
