/** The storefront's coupon: one for each email, by any client and however often at once; taken at the checkout. */
import { serverLimits } from '../../../schema/values/server-limits';
import { CouponClaimsService } from '../../../server/modules/offers/coupons/coupon-claims.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { buy, line } from '../orders/support/checkout-api';

interface Claimed {
  claimCoupon: { code: string; percent: number; maxDiscount: string; expiresAt: string };
}

let app: TestApp;
let mails = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const email = () => `buyer${++mails}@example.com`;
const claims = () => app.container.resolve(CouponClaimsService);
const given = (address: string) => claims().claim(address, `10.0.0.${++mails}`);
const couponsOf = async (address: string) =>
  (await app.db.query('SELECT code FROM coupons WHERE lower(email) = $1', [address.toLowerCase()])) as { code: string }[];

it('gives 30 % off, capped, for seven days [S1]', async () => {
  const { data } = await app.call<Claimed>('claimCoupon', { email: `  ${email()} ` }, 'code percent maxDiscount expiresAt');
  expect(data.claimCoupon).toMatchObject({ percent: 30, maxDiscount: '200.00' });
  expect(data.claimCoupon.code).toMatch(/^HB[A-HJ-NP-Z2-9]{10}$/);
  const days = (new Date(data.claimCoupon.expiresAt).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days * 100) / 100).toBe(7);
});

it('rejects an email that had one, in any letter case, without showing its code [S1]', async () => {
  const address = email();
  const { code } = await given(address);
  const { body } = await app.call('claimCoupon', { email: address.toUpperCase() }, 'code percent maxDiscount expiresAt');
  expect(body.errors?.[0]).toMatchObject({
    message: 'This email has already claimed its coupon. One coupon per email.',
    extensions: { code: 'CONFLICT', fields: [{ field: 'email' }] },
  });
  expect(JSON.stringify(body)).not.toContain(code);
});

it('two claims of one email at once make one coupon [S1]', async () => {
  const address = email();
  const responses = await Promise.allSettled(Array.from({ length: 12 }, () => given(address)));
  expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await couponsOf(address)).toHaveLength(1);
});

it.each([
  ['', 'Enter your email address.'],
  ['nobody', 'Invalid email format.'],
  ['a b@example.com', 'Invalid email format.'],
])('rejects %j [S1]', async (typed, message) => {
  const { body } = await app.call('claimCoupon', { email: typed }, 'code percent maxDiscount expiresAt');
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'email', message }] });
});

it('lets one network address claim a few an hour [S1]', async () => {
  for (let count = 0; count < serverLimits.couponClaimsPerHour; count += 1) await claims().claim(email(), '203.0.113.9');
  const rejected = email();
  await expect(claims().claim(rejected, '203.0.113.9')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await couponsOf(rejected)).toEqual([]);
  await expect(claims().claim(rejected, '203.0.113.10')).resolves.toMatchObject({ percent: 30 });
});

it('a claimed coupon is taken at the checkout, once, and not above its cap [S6]', async () => {
  const [producer, buyer] = [await approvedProducer(app), await consumer(app)];
  const potato = await listedProduct(app, producer, { price: '100' });
  const { code } = await given(email());
  const order = (couponCode: string) => buy(app, [line(potato, '5')], { by: buyer, input: { couponCode } });
  const placed = (await order(code.toLowerCase())).data.placeOrder;
  expect(placed.total).toBe('390.00'); // 500 less 150 plus 40 for the way
  const again = (await order(code)).body.errors?.[0];
  expect(again?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'couponCode' }] });
  const { code: second } = await given(email());
  const large = await buy(app, [line(potato, '20')], { by: await consumer(app), input: { couponCode: second } });
  expect(large.data.placeOrder.total).toBe('1840.00'); // 2000 less 200 plus 40
});
