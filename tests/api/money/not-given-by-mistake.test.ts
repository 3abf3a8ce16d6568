/** An admin says by mistake that a refund was not given, and its buyer has left: how it was given is said again. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { expectSound, sumsOf } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { cancel } = transferSteps(() => app);

/** The seller owes the buyer of a cancelled order 75 Tk. */
async function owing() {
  const order = await bkashOrder(app, { seller: await approvedProducer(app) });
  await paidByBkash(app, order);
  await cancel(order);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  return { order, id: refund?.id ?? '' };
}
type Owing = Awaited<ReturnType<typeof owing>>;
const close = ({ id }: TestAccount) => app.db.query(`UPDATE users SET status = 'SUSPENDED', closed_at = now() WHERE id = $1`, [id]);
let numbers = 0;
const bkash = () => ({ method: 'BKASH', reference: `5MISTAKE${String(++numbers).padStart(4, '0')}` });
const give = async ({ id }: Owing, input: object, by: TestAccount) => (await app.call('giveRefund', { id, input }, 'state', by)).code;
const got = async ({ id, order }: Owing) => (await app.call('confirmRefund', { id }, 'state', order.buyer)).code;
const decide = async ({ id }: Owing, more: object) => {
  const { body } = await app.call('decideRefund', { id, given: true, reason: 'On our statement', ...more }, 'state', judge);
  const { key, fields } = (body.errors?.[0]?.extensions ?? {}) as { key?: string; fields?: { key: string }[] };
  return fields?.[0]?.key ?? key ?? null;
};
const sums = async ({ order }: Owing) => {
  const { COVERED = 0, CASH = 0 } = await sumsOf(app, order.id);
  return [COVERED, CASH];
};
const stateOf = ({ id }: Owing) =>
  one(app.db, 'SELECT state, method, reference, is_covered AS covered FROM order_refunds WHERE id = $1', [id]);
const actions = async ({ id, order }: Owing) => {
  const fields = 'money { refunds { id actions } }';
  type Data = { order: { money: { refunds: { id: string; actions: string[] }[] } } };
  const { data } = await app.call<Data>('order', { id: order.id }, fields, judge);
  return data.order.money.refunds.find((refund) => refund.id === id)?.actions;
};
const NOBODY = { state: 'CONFIRMED', method: null, reference: null, covered: false };

it.each([false, true])('the market had given it, and said how only after the buyer left: %s; the ledger follows twice', async (isLate) => {
  const [of, how] = [await owing(), bkash()];
  await close(of.order.seller);
  if (!isLate) expect(await give(of, how, judge)).toBeNull();
  expect(await got(of)).toBeNull();
  await close(of.order.buyer);
  if (isLate) expect(await decide(of, { how })).toBeNull();
  expect([await sums(of), await decide(of, { given: false }), await sums(of)]).toEqual([[75, -75], null, [0, 0]]);
  expect([await actions(of), await stateOf(of)]).toEqual([['DECIDE'], NOBODY]);
  expect([await decide(of, {}), await decide(of, { how }), await sums(of)]).toEqual(['refund.sayHow', null, [75, -75]]);
  expect(await stateOf(of)).toEqual({ state: 'CONFIRMED', ...how, covered: true });
});

it('the seller had given it: the number is recorded for it again', async () => {
  const [of, how] = [await owing(), bkash()];
  expect([await give(of, how, of.order.seller), await got(of)]).toEqual([null, null]);
  await close(of.order.buyer);
  expect([await decide(of, { given: false }), await stateOf(of), await actions(of)]).toEqual([null, NOBODY, ['DECIDE']]);
  expect([await decide(of, { how }), await stateOf(of), await sums(of)]).toEqual([
    null,
    { state: 'CONFIRMED', ...how, covered: false },
    [0, 0],
  ]);
});

it('its buyer had left before it was given: the market cannot have given it, whatever is said again', async () => {
  const of = await owing();
  await close(of.order.seller);
  await close(of.order.buyer);
  expect([await decide(of, { given: false }), await decide(of, { how: bkash() })]).toEqual([null, null]);
  expect([await stateOf(of), await sums(of)]).toEqual([expect.objectContaining({ method: 'BKASH', covered: false }), [0, 0]]);
});
