/** Coupons at the cart and at checkout: what they take off, why they do not, and that one is never spent twice. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct } from '../../support/build-orders';
import { buy, errorOf, line } from './support/checkout-api';

interface Quoted {
  cart: {
    subtotal: string;
    total: string;
    coupon: { code: string; discount: string; problem: { kind: string; value: string | null } | null } | null;
  };
}

let app: TestApp;
let potato: Goods;
let buyer: TestAccount;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  potato = await listedProduct(app, await approvedProducer(app), { quantity: '100000' });
  buyer = await consumer(app);
});
afterAll(() => app.stop());

async function coupon(more: { minSubtotal?: string; expired?: boolean; owner?: TestAccount } = {}): Promise<string> {
  const code = `SAVE${++made}`;
  await app.db.query(
    `INSERT INTO coupons (code, percent, max_discount, min_subtotal, source, user_id, expires_at)
     VALUES ($1, 30, 25, $2, 'ADMIN', $3, now() + $4 * interval '1 day')`,
    [code, more.minSubtotal ?? '0', more.owner?.id ?? null, more.expired ? -1 : 1],
  );
  return code;
}
async function quoted(couponCode: string | null, quantity = '10'): Promise<Quoted['cart']> {
  const set = 'mutation ($line: CartLineInput!) { setCartLine(line: $line) { total } }';
  await app.gql(set, { line: line(potato, quantity) }, { token: buyer.token });
  const read =
    'query ($couponCode: String) { cart(couponCode: $couponCode) { subtotal total coupon { code discount problem { kind value } } } }';
  return (await app.gql<Quoted>(read, { couponCode }, { token: buyer.token })).data.cart;
}
const spend = (couponCode: string, by = buyer) => buy(app, [line(potato, '10')], { by, input: { couponCode } });
const couponErrorOf = async (code: string) => {
  const error = errorOf(await spend(code));
  expect(error?.extensions.fields?.map(({ field }) => field)).toEqual(['couponCode']);
  return [error?.extensions.code, error?.extensions.key];
};

describe('a coupon', () => {
  it('is looked at in the cart without being spent: 30 percent, at most 25 Tk [S6]', async () => {
    const code = await coupon();
    expect(await quoted(code, '2')).toMatchObject({
      subtotal: '60.00',
      total: '42.00',
      coupon: { code, discount: '18.00', problem: null },
    });
    expect(await quoted(` ${code.toLowerCase()} `)).toMatchObject({
      subtotal: '300.00',
      total: '275.00',
      coupon: { code, discount: '25.00' },
    });
    expect(await quoted(null)).toMatchObject({ total: '300.00', coupon: null });
    expect((await spend(code)).code).toBeNull();
  });

  it('returns why it takes nothing off, in the cart and at checkout alike [S6]', async () => {
    const [spent, old, big, others] = [
      await coupon(),
      await coupon({ expired: true }),
      await coupon({ minSubtotal: '500' }),
      await coupon({ owner: await consumer(app) }),
    ];
    await spend(spent ?? '');
    const said = async (code: string) => (await quoted(code)).coupon?.problem;
    expect(await said('NOSUCH')).toEqual({ kind: 'UNKNOWN', value: null });
    expect(await said(others ?? '')).toEqual({ kind: 'UNKNOWN', value: null });
    expect(await said(old ?? '')).toEqual({ kind: 'EXPIRED', value: null });
    expect(await said(big ?? '')).toEqual({ kind: 'BELOW_MINIMUM', value: '500.00' });
    expect(await couponErrorOf('NOSUCH')).toEqual(['BAD_USER_INPUT', 'order.couponInvalid']);
    expect(await couponErrorOf(others ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponInvalid']);
    expect(await couponErrorOf(spent ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponUsed']);
    expect(await couponErrorOf(old ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponExpired']);
    expect(await couponErrorOf(big ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponBelowMinimum']);
    expect(errorOf(await spend(big ?? ''))?.message).toBe('This coupon needs a purchase of at least 500.00 Tk.');
  });

  it('is spent once by many at once, and not by a purchase that fails [S6]', async () => {
    const code = await coupon();
    expect((await buy(app, [line(potato, '9999999')], { by: buyer, input: { couponCode: code } })).code).toBe('OUT_OF_STOCK');
    const people = await Promise.all(Array.from({ length: 8 }, () => consumer(app)));
    const responses = await Promise.all(people.map((by) => spend(code, by)));
    expect(responses.filter((response) => response.code === null)).toHaveLength(1);
    expect(new Set(responses.map((response) => errorOf(response)?.extensions.key))).toEqual(
      new Set([undefined, expect.stringMatching(/^order\.coupon/)]),
    );
  });
});
