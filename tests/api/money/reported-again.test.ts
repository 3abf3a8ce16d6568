/** A transfer that was not found is reported once more, with a clear answer, and is never claimed twice at once. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
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

const { confirm, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

const CLAIM =
  'mutation ($id: ID!, $reference: String!) { claimPayment(id: $id, input: { paymentMethod: BKASH, paymentNumber: "01712345678", paymentReference: $reference }) { id } }';
const claim = ({ id, buyer }: TestOrder, reference: string) => call(buyer, CLAIM, { id, reference });
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I sent it") { id } }', { id });
async function dismiss({ id }: TestOrder): Promise<string | null> {
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  const text = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "Not there") { id } }';
  return call(judge, text, { id: open?.id });
}
/** Rows of the transfer that wait for somebody: claims, and disputes. */
const open = ({ id }: TestOrder) =>
  one(
    app.db,
    `SELECT (SELECT count(*)::int FROM order_payments WHERE order_id = $1 AND state = 'CLAIMED') AS claims,
       (SELECT count(*)::int FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN') AS disputes,
       (SELECT coalesce(sum(amount), 0)::float FROM order_payments WHERE order_id = $1 AND state = 'RECEIVED') AS received`,
    [id],
  );

it('after the seller: once more, in whichever spelling, then it is for an admin', async () => {
  const order = await bkashOrder(app);
  expect([await claim(order, '9AGAIN0001'), await reject(order)]).toEqual([null, null]);
  expect([await claim(order, '9again-0001'), await dispute(order)]).toEqual([null, 'dispute.notRejected']);
  expect(await open(order)).toEqual({ claims: 1, disputes: 0, received: 0 });
  expect([await reject(order), await claim(order, '9AGA1N0001')]).toEqual([null, 'payment.rejectedTwice']);
  expect([await dispute(order), await claim(order, '9AGAIN0001')]).toEqual([null, 'payment.atAdmin']);
  expect(await open(order)).toEqual({ claims: 0, disputes: 1, received: 0 });
  expect([await accept(order), await open(order)]).toEqual([null, { claims: 0, disputes: 0, received: 75 }]);
});

it('found the second time, it has paid', async () => {
  const order = await bkashOrder(app);
  expect([await claim(order, '9AGAIN0002'), await reject(order)]).toEqual([null, null]);
  expect([await claim(order, '9AGAIN0002'), await confirm(order)]).toEqual([null, null]);
  expect(await open(order)).toEqual({ claims: 0, disputes: 0, received: 75 });
});

it('after an admin: once more as well, and what is rejected then may be disputed', async () => {
  const order = await bkashOrder(app);
  expect([await claim(order, '9AGAIN0003'), await reject(order), await dispute(order), await dismiss(order)]).toEqual(Array(4).fill(null));
  expect([await claim(order, '9AGAIN0003'), await reject(order)]).toEqual([null, null]);
  expect([await claim(order, '9AGAIN0003'), await dispute(order)]).toEqual(['payment.rejectedTwice', null]);
  expect([await accept(order), await open(order)]).toEqual([null, { claims: 0, disputes: 0, received: 75 }]);
});

it('reported again and disputed at once: one of both waits', async () => {
  for (let n = 0; n < 4; n++) {
    const order = await bkashOrder(app);
    const reference = `9AGAIN10${n}0`;
    expect([await claim(order, reference), await reject(order)]).toEqual([null, null]);
    const steps = [() => claim(order, reference), () => dispute(order)];
    const ended = await Promise.all((n % 2 === 0 ? steps : steps.toReversed()).map((step) => step()));
    expect(ended.filter((code) => code === null)).toHaveLength(1);
    const { claims, disputes } = (await open(order)) as { claims: number; disputes: number };
    expect(claims + disputes).toBe(1);
  }
});

it('two programs of the buyer report it again at once: one claim', async () => {
  const order = await bkashOrder(app);
  expect([await claim(order, '9AGAIN0004'), await reject(order)]).toEqual([null, null]);
  const ended = await Promise.all([claim(order, '9AGAIN0004'), claim(order, '9again0004')]);
  expect(ended.filter((code) => code === null)).toHaveLength(1);
  expect(await open(order)).toEqual({ claims: 1, disputes: 0, received: 0 });
});
