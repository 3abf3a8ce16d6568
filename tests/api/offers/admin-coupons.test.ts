/**
 * Coupons of admins: created, listed, ended; at the checkout each buyer uses one once, and all together no more often
 * than it may be.
 */
import { rows } from '../../support/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { buy, errorOf, line } from '../orders/support/checkout-api';

interface Shown {
  id: string;
  code: string;
  source: string;
  state: string;
  maxUses: number;
  usedCount: number;
}
const SHOWN = 'id code source state percent maxDiscount minSubtotal startsAt expiresAt endedAt maxUses usedCount';
const HOUR = 60 * 60 * 1000;

let app: TestApp;
let chief: TestAccount;
let potato: Goods;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
  potato = await listedProduct(app, await approvedProducer(app), { quantity: '100000' });
});
afterAll(() => app.stop());

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
const terms = (more: object = {}) => ({
  code: `DESK${(made += 1)}`,
  percent: 10,
  maxDiscount: '100',
  expiresAt: fromNow(24),
  maxUses: 50,
  reason: 'New year',
  ...more,
});
const create = (more: object = {}, by = chief) =>
  app.call<{ createCoupon: Shown }>('createCoupon', { input: terms(more) }, SHOWN, { token: by.token });
const end = (id: string, reason = 'Over budget') =>
  app.call<{ endCoupon: Shown }>('endCoupon', { id, reason }, SHOWN, { token: chief.token });
const coupons = (args: string) =>
  app.gql<{ coupons: { totalCount: number; nodes: Shown[]; pageInfo: { endCursor: string } } }>(
    `{ coupons(${args}) { totalCount nodes { ${SHOWN} } pageInfo { endCursor } } }`,
    {},
    { token: chief.token },
  );
const spend = async (couponCode: string, by: TestAccount) => {
  const error = errorOf(await buy(app, [line(potato, '10')], { by, input: { couponCode } }));
  return error ? error.extensions.key : 'taken';
};

it('makes a coupon that many buyers use at once, each once, with actor and reason on the trail [R11 S6]', async () => {
  const { data } = await create({ code: 'eid2027', percent: 20, maxDiscount: '55.50', minSubtotal: '100' });
  const { id } = data.createCoupon;
  expect(data.createCoupon).toMatchObject({
    code: 'EID2027',
    source: 'ADMIN',
    state: 'RUNNING',
    percent: 20,
    maxDiscount: '55.50',
    minSubtotal: '100.00',
    usedCount: 0,
  });
  const [one, two] = [await consumer(app), await consumer(app)];
  expect(await spend('eid2027', one)).toBe('taken');
  expect(await spend('EID2027', two)).toBe('taken');
  expect(await spend('EID2027', one)).toBe('order.couponUsed');
  const cart = await app.call<{ cart: { coupon: { problem: { kind: string } } } }>(
    'cart',
    { couponCode: 'EID2027' },
    'coupon { problem { kind } }',
    { token: two.token },
  );
  expect(cart.data.cart.coupon.problem.kind).toBe('USED');
  expect((await coupons('search: "EID20"')).data.coupons.nodes).toMatchObject([{ id, usedCount: 2, state: 'RUNNING' }]);
  const trail = await rows(app.db, 'SELECT action, actor_id, reason FROM audit_events WHERE subject_id = $1', [id]);
  expect(trail).toEqual([{ action: 'coupon.created', actor_id: chief.id, reason: 'New year' }]);
});

it('is never used more often than it may be, nor twice by one buyer, whatever comes at once [S6]', async () => {
  const { code } = (await create({ maxUses: 3 })).data.createCoupon;
  const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => consumer(app)));
  const responses = await Promise.all([...buyers, ...buyers].map((by) => spend(code, by)));
  expect(responses.filter((response) => response === 'taken')).toHaveLength(3);
  expect(new Set(responses)).toEqual(new Set(['taken', 'order.couponUsed']));
  const used = await rows(app.db, 'SELECT buyer_id FROM purchases p JOIN coupons c ON c.id = p.coupon_id WHERE c.code = $1', [code]);
  expect(used).toHaveLength(3);
  expect((await coupons(`search: "${code}"`)).data.coupons.nodes).toMatchObject([{ code, usedCount: 3, state: 'ENDED' }]);
});

it('no one knows it before its time, and no one can use it once it was ended [S6]', async () => {
  const buyer = await consumer(app);
  const coming = (await create({ startsAt: fromNow(2) })).data.createCoupon;
  expect(coming.state).toBe('SCHEDULED');
  expect(await spend(coming.code, buyer)).toBe('order.couponInvalid');
  const running = (await create()).data.createCoupon;
  expect((await end(running.id, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await end(running.id)).data.endCoupon.state).toBe('ENDED');
  expect(await spend(running.code, buyer)).toBe('order.couponExpired');
  expect((await end(running.id)).code).toBe('CONFLICT');
  expect((await end('none')).code).toBe('NOT_FOUND');
  expect((await end(coming.id)).data.endCoupon.state).toBe('ENDED');
  const trail = await rows(app.db, "SELECT reason FROM audit_events WHERE subject_id = $1 AND action = 'coupon.ended'", [running.id]);
  expect(trail).toEqual([{ reason: 'Over budget' }]);
});

it('makes a code where none is typed, and rejects what is no coupon [R11]', async () => {
  expect((await create({ code: null })).data.createCoupon.code).toMatch(/^HB[A-Z2-9]{10}$/);
  await create({ code: 'TWICE' });
  for (const [field, code, wrong] of [
    ['code', 'CONFLICT', { code: 'twice' }],
    ['code', 'BAD_USER_INPUT', { code: 'AB 1' }],
    ['code', 'BAD_USER_INPUT', { code: 'ছাড়২০' }],
    ['percent', 'BAD_USER_INPUT', { percent: 101 }],
    ['maxDiscount', 'BAD_USER_INPUT', { maxDiscount: '0' }],
    ['maxUses', 'BAD_USER_INPUT', { maxUses: 0 }],
    ['expiresAt', 'BAD_USER_INPUT', { expiresAt: fromNow(-1) }],
    ['reason', 'BAD_USER_INPUT', { reason: '' }],
  ] as const) {
    const response = await create(wrong);
    expect([response.code, response.body.errors?.[0]?.extensions.fields?.map((one: { field: string }) => one.field)]).toEqual([
      code,
      [field],
    ]);
  }
  expect((await create({}, await approvedProducer(app))).code).toBe('FORBIDDEN');
});

it('lists by giver, state and code; a code given to one email shows only its ends [R11]', async () => {
  const claim = 'mutation { claimCoupon(email: "rahima@example.com") { code } }';
  const { code } = (await app.gql<{ claimCoupon: { code: string } }>(claim)).data.claimCoupon;
  const claimed = (await coupons('source: POPUP')).data.coupons.nodes;
  expect(claimed).toMatchObject([{ code: `${code.slice(0, 2)}••••${code.slice(-2)}`, source: 'POPUP', maxUses: 1 }]);
  expect((await coupons(`search: "${code}"`)).data.coupons.totalCount).toBe(1);
  expect((await coupons(`search: "${code.slice(0, 6)}"`)).data.coupons.totalCount).toBe(0);
  const page = (await coupons('source: ADMIN, first: 2')).data.coupons;
  const next = (await coupons(`source: ADMIN, first: 2, after: "${page.pageInfo.endCursor}"`)).data.coupons;
  expect(new Set([...page.nodes, ...next.nodes].map(({ id }) => id)).size).toBe(4);
  expect((await coupons('state: SCHEDULED')).data.coupons.nodes.every(({ state }) => state === 'SCHEDULED')).toBe(true);
  const [few, many] = [await countSql(app.db, () => coupons('first: 1')), await countSql(app.db, () => coupons('first: 20'))];
  expect(many).toHaveLength(few.length);
});
