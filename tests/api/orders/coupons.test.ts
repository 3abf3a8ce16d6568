/** Coupons at the cart and at checkout: what they take off, why they do not, and that one is never spent twice. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, goods } from '../../support/build-orders';
import { buy, errorOf, line } from './support/checkout-door';

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
  potato = await goods(app, await approvedProducer(app), { quantity: '100000' });
  buyer = await consumer(app);
});
afterAll(() => app.stop());

async function coupon(more: { minSubtotal?: string; expired?: boolean; owner?: TestAccount } = {}): Promise<string> {
  const code = `SAVE${++made}`;
  await app.db.query(
    `INSERT INTO coupons (code, percent, max_discount, min_subtotal, source, user_id, expires_at)
     VALUES ($1, 30, 25, $2, $1, $3, now() + $4 * interval '1 day')`,
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
const refusalOf = async (code: string) => {
  const error = errorOf(await spend(code));
  expect(error?.extensions.fields?.map(({ field }) => field)).toEqual(['couponCode']);
  return [error?.extensions.code, error?.extensions.key];
};

describe('a coupon', () => {
  it('S6 is looked at in the cart without being spent: 30 percent, at most 25 Tk', async () => {
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

  it('S6 says clearly why it takes nothing off, in the cart and at checkout alike', async () => {
    const [spent, old, big, others] = [
      ...[await coupon(), await coupon({ expired: true }), await coupon({ minSubtotal: '500' })],
      await coupon({ owner: await consumer(app) }),
    ];
    await spend(spent ?? '');
    const said = async (code: string) => (await quoted(code)).coupon?.problem;
    expect(await said('NOSUCH')).toEqual({ kind: 'UNKNOWN', value: null });
    expect(await said(others ?? '')).toEqual({ kind: 'UNKNOWN', value: null });
    expect(await said(old ?? '')).toEqual({ kind: 'EXPIRED', value: null });
    expect(await said(big ?? '')).toEqual({ kind: 'BELOW_MINIMUM', value: '500.00' });
    expect(await refusalOf('NOSUCH')).toEqual(['BAD_USER_INPUT', 'order.couponInvalid']);
    expect(await refusalOf(others ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponInvalid']);
    expect(await refusalOf(spent ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponUsed']);
    expect(await refusalOf(old ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponExpired']);
    expect(await refusalOf(big ?? '')).toEqual(['BAD_USER_INPUT', 'order.couponBelowMinimum']);
    expect(errorOf(await spend(big ?? ''))?.message).toBe('This coupon is for purchases of 500.00 Tk or more.');
  });

  it('S6 is spent once by many at once, and not by a purchase that fails', async () => {
    const code = await coupon();
    expect((await buy(app, [line(potato, '9999999')], { by: buyer, input: { couponCode: code } })).code).toBe('OUT_OF_STOCK');
    const people = await Promise.all(Array.from({ length: 8 }, () => consumer(app)));
    const answers = await Promise.all(people.map((by) => spend(code, by)));
    expect(answers.filter((answer) => answer.code === null)).toHaveLength(1);
    expect(new Set(answers.map((answer) => errorOf(answer)?.extensions.key))).toEqual(
      new Set([undefined, expect.stringMatching(/^order\.coupon/)]),
    );
  });
});
