/** How the market gave a refund for a seller who has left is said later, or again, and the ledger follows. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { expectSound, sumsOf } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { cancel, claim, confirm } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

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
async function left(): Promise<Owing> {
  const owed = await owing();
  await close(owed.order.seller);
  return owed;
}
let numbers = 0;
const unused = () => `5GAVE${String(++numbers).padStart(5, '0')}`;
const bkash = (reference: string) => ({ method: 'BKASH', reference });
const cash = { method: 'CASH_ON_DELIVERY' };
const give = async ({ id }: Owing, input: object, by = judge) => {
  const { code, body } = await app.call('giveRefund', { id, input }, 'state', by);
  return body.errors?.[0]?.extensions.fields?.[0]?.key ?? code;
};
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
const usesOf = async (reference: string) => (await one<{ uses: string[] }>(app.db, 'SELECT transfer_uses($1) AS uses', [reference]))?.uses;
const actions = async ({ id, order }: Owing) => {
  const { data } = await app.call<{ order: { money: { refunds: { id: string; actions: string[] }[] } } }>(
    'order',
    { id: order.id },
    'money { refunds { id actions } }',
    judge,
  );
  return data.order.money.refunds.find((refund) => refund.id === id)?.actions;
};
const contest = ({ id, buyer }: { id: string; buyer: TestAccount }, paymentReference: string) =>
  call(
    buyer,
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "Mine", transfer: $transfer) { id } }',
    { id, transfer: { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference } },
  );

describe('its buyer was first to say that it came', () => {
  it.each([bkash(unused()), cash])('an admin says how, %j: it is in the ledger', async (how) => {
    const of = await left();
    expect([await got(of), await sums(of), await actions(of)]).toEqual([null, [0, 0], ['DECIDE']]);
    expect([await decide(of, {}), await decide(of, { how }), await sums(of)]).toEqual(['refund.sayHow', null, [75, -75]]);
    expect(await stateOf(of)).toMatchObject({ state: 'CONFIRMED', method: how.method, covered: true });
  });

  it('accomplices have its number meanwhile: it is taken back from them', async () => {
    const [of, other, third, number] = [await left(), await bkashOrder(app), await bkashOrder(app), unused()];
    expect([await claim(other, number), await give(of, bkash(number))]).toEqual([null, 'refund.decideInstead']);
    expect([await got(of), await confirm(other), await usesOf(number)]).toEqual([null, null, ['ORDER']]);
    expect([await contest(third, number), await accept(third)]).toEqual([null, null]);
    expect([await decide(of, { how: bkash(number) }), await decide(of, { how: bkash(number), takeBackReason: 'Ours' })]).toEqual([
      'refund.numberOfOrder',
      null,
    ]);
    expect([await usesOf(number), await sums(of)]).toEqual([['COVERED_REFUND'], [75, -75]]);
  });

  it('an admin gives it at the same moment: whatever comes first, how it was given can be said', async () => {
    for (let round = 0; round < 4; round++) {
      const [of, number] = [await left(), unused()];
      const [given] = await Promise.all([give(of, bkash(number)), got(of)]);
      if (given !== null) expect(await decide(of, { how: bkash(number) })).toBeNull();
      expect([await sums(of), await usesOf(number)]).toEqual([[75, -75], ['COVERED_REFUND']]);
    }
  });

  it('what an admin has only decided to be given gets its way later, or is owed after all', async () => {
    const [of, owed] = [await left(), await left()];
    for (const one_ of [of, owed]) expect(await decide(one_, {})).toBeNull();
    expect([await decide(of, { how: cash }), await sums(of)]).toEqual([null, [75, -75]]);
    expect([await decide(owed, { given: false }), await stateOf(owed)]).toEqual([null, expect.objectContaining({ state: 'OWED' })]);
  });

  it('the buyer had it before leaving as well: an admin can still say how', async () => {
    const of = await left();
    expect(await got(of)).toBeNull();
    await close(of.order.buyer);
    expect([await decide(of, { how: bkash(unused()) }), await sums(of)]).toEqual([null, [75, -75]]);
  });

  it('what came before the seller left, the seller has given', async () => {
    const of = await owing();
    expect(await got(of)).toBeNull();
    await close(of.order.seller);
    expect([await actions(of), await decide(of, { how: cash }), await sums(of)]).toEqual([[], 'refund.invalidStep', [0, 0]]);
  });
});

describe('it was recorded wrongly', () => {
  it('a number that was removed gets the right one, also where accomplices have it by now', async () => {
    const [of, other, wrong, right] = [await left(), await bkashOrder(app), unused(), unused()];
    expect([await give(of, bkash(wrong)), await got(of), await decide(of, {}), await usesOf(wrong)]).toEqual([null, null, null, []]);
    expect([await claim(other, right), await confirm(other)]).toEqual([null, null]);
    expect([await decide(of, { how: bkash(right) }), await decide(of, { how: bkash(right), takeBackReason: 'Ours' })]).toEqual([
      'refund.numberOfOrder',
      null,
    ]);
    expect([await usesOf(right), await sums(of)]).toEqual([['COVERED_REFUND'], [75, -75]]);
  });

  it('cash that was bKash, and bKash that was cash', async () => {
    const [of, number] = [await left(), unused()];
    expect([await decide(of, { how: cash }), await decide(of, { how: bkash(number) }), await usesOf(number)]).toEqual([
      null,
      null,
      ['COVERED_REFUND'],
    ]);
    expect([await decide(of, { how: cash }), await usesOf(number), await sums(of)]).toEqual([null, [], [75, -75]]);
  });

  it('cash that was not given at all: it is owed again, and exactly reversed', async () => {
    const of = await left();
    expect([await decide(of, { how: cash }), await decide(of, { given: false })]).toEqual([null, null]);
    expect([await sums(of), await stateOf(of)]).toEqual([[0, 0], { state: 'OWED', method: null, reference: null, covered: false }]);
    expect([await give(of, bkash(unused())), await got(of), await sums(of)]).toEqual([null, null, [75, -75]]);
  });

  it('also of a buyer who has left since: it is over then, and costs the market nothing', async () => {
    const of = await left();
    expect([await give(of, cash), await got(of)]).toEqual([null, null]);
    await close(of.order.buyer);
    expect([await decide(of, { given: false }), await sums(of)]).toEqual([null, [0, 0]]);
    expect(await stateOf(of)).toEqual({ state: 'CONFIRMED', method: null, reference: null, covered: false });
  });
});

it('the market gives nothing to a buyer who has left, by whichever step', async () => {
  const of = await left();
  await close(of.order.buyer);
  expect([await give(of, cash), await decide(of, { how: cash }), await decide(of, { how: bkash(unused()) })]).toEqual([
    'CONFLICT',
    'refund.buyerLeft',
    'refund.buyerLeft',
  ]);
  expect([await sums(of), await decide(of, {}), await stateOf(of)]).toEqual([
    [0, 0],
    null,
    expect.objectContaining({ state: 'CONFIRMED', covered: false }),
  ]);
});

it('one transfer of the market gave two refunds: the second is recorded in cash, as the error says', async () => {
  const [first, second, number] = [await left(), await left(), unused()];
  expect([await give(first, bkash(number)), await give(second, bkash(number))]).toEqual([null, 'refund.numberOfRefund']);
  expect(await decide(second, { how: bkash(number), takeBackReason: 'Both' })).toBe('refund.numberOfRefund');
  expect([await decide(second, { how: cash, reason: `By ${number} as well` }), await sums(second)]).toEqual([null, [75, -75]]);
  expect(await sums(first)).toEqual([75, -75]);
});
