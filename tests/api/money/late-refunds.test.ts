/**
 * Each step of an admin with a rejected refund, and each way in which its gateway gives it after all, in either order:
 * the accounts add up, nobody is asked to pay twice, and what was paid twice is listed.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { GatewayRefundSendingService } from '../../../server/modules/money/gateway/gateway-refund-sending.service';
import { refundById } from '../../../server/modules/money/gateway/gateway-refunds.store';
import { inTransaction } from '../../../server/platform/db/transaction';
import type { TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { balances, type Gateway, onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { cancelByHand, recordByHand, startByHand } from './support/refunds-by-hand';
import { importFile, kindsOf } from './support/settlement-files';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterEach(async () => {
  await paying.behave();
  await expectSound(app);
});
afterAll(() => paying.stop());

interface Case {
  readonly order: TestOrder;
  readonly id: string;
  readonly reference: string;
  readonly amount: string;
}

/** SSLCOMMERZ names a refund that it rejects, bKash does not. */
async function rejected(gateway: Gateway = 'SSLCOMMERZ'): Promise<Case> {
  const order = await onlineOrder(app);
  await pay(app, order, gateway);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  const refund = await refundOf(order.id);
  expect(refund?.state).toBe('REJECTED');
  return { order, id: refund?.id ?? '', reference: refund?.reference ?? '', amount: order.order.total };
}

const refundOf = (orderId: string) =>
  one<{ id: string; state: string; reference: string | null; isByHand: boolean; isGivenLate: boolean }>(
    app.db,
    `SELECT r.id, r.state, r.reference, r.hand_reference IS NOT NULL AS "isByHand", r.given_late_at IS NOT NULL AS "isGivenLate"
     FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1`,
    [orderId],
  );

let count = 0;
/** The steps return the code of their error, null of success. */
const steps = {
  start: ({ id }: Case) => startByHand(app, judge, id),
  cancel: ({ id }: Case) => cancelByHand(app, judge, id),
  record: ({ id }: Case) => recordByHand(app, judge, id, `9LATE${++count}`),
  retry: async ({ id }: Case) => (await app.call('retryRefund', { id }, 'rejected { id }', judge)).code,
  /** The line of the refund is in a file, with the letters of its transaction in another case. */
  file: async ({ reference, amount }: Case) => {
    await importFile(app, judge, 'SSLCOMMERZ', [{ trxId: reference.toLowerCase(), amount: `-${amount}` }]);
    return null;
  },
  /** From now on the gateway says that it has given the refund. */
  turn: async () => {
    await paying.behave({ refunds: 'late' });
    return null;
  },
  send: async () => {
    await sendRefunds(app);
    return null;
  },
} satisfies Record<string, (of: Case) => Promise<string | null>>;
type Step = keyof typeof steps;

/** In whose hands the money is: what a file has is with the bank already, and what an admin sent as well. */
const GATEWAY = { state: 'DONE', isByHand: false };
const HAND = { state: 'DONE', isByHand: true };
const OPEN = { state: 'BY_HAND', isByHand: false, isGivenLate: true };

interface Row {
  readonly steps: string;
  /** Steps that are rejected. */
  readonly not?: string;
  readonly refund: object;
  readonly kinds: readonly string[];
  /** So often it left the bank: by hand, or by a settlement. */
  readonly times: number;
}

const table: readonly Row[] = [
  { steps: 'file', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'file file', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'file', not: 'start retry record cancel', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'start file', not: 'start retry', refund: OPEN, kinds: ['REJECTED'], times: 1 },
  { steps: 'start file cancel', not: 'start', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'start file record', not: 'cancel', refund: HAND, kinds: ['NOT_OWED'], times: 2 },
  { steps: 'start record file', not: 'start retry', refund: HAND, kinds: ['NOT_OWED'], times: 2 },
  { steps: 'start cancel file', not: 'start retry', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'start record', not: 'record start cancel', refund: HAND, kinds: [], times: 1 },
  { steps: 'retry file turn send', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'retry turn send file', not: 'start record', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'retry send start file cancel', not: 'start', refund: GATEWAY, kinds: [], times: 1 },
  { steps: 'turn', not: 'start record cancel', refund: GATEWAY, kinds: [], times: 0 },
  { steps: 'start turn cancel', not: 'start retry', refund: GATEWAY, kinds: [], times: 0 },
];

it.each(table.map((row) => ({ not: '', ...row })))('$steps; rejected: $not', async ({ steps: wanted, not, refund, kinds, times }) => {
  const of = await rejected();
  for (const step of stepsOf(wanted)) expect([step, await steps[step](of)]).toEqual([step, null]);
  for (const step of stepsOf(not)) expect(await steps[step](of)).toMatch(/CONFLICT|BAD_USER_INPUT/);
  expect(await refundOf(of.order.id)).toMatchObject(refund);
  expect(await kindsOf(app, judge, of.order.id)).toEqual(kinds);
  await expectMoney(of, times);
});

const stepsOf = (text: string): Step[] => text.split(' ').filter((step): step is Step => step in steps);

/** The bank has paid so often; the buyer is still owed the refund only while an admin pays it by hand. */
async function expectMoney({ order, amount }: Case, times: number): Promise<void> {
  const { CASH = '0', REFUNDS = '0' } = await balances(app, order.id);
  const isOpen = (await refundOf(order.id))?.state === 'BY_HAND';
  expect([CASH, REFUNDS].map(Number)).toEqual([-Number(amount) * times || 0, isOpen ? -Number(amount) : 0]);
}

it('a settlement of another amount decides nothing, and is listed with the order', async () => {
  const of = await rejected();
  await importFile(app, judge, 'SSLCOMMERZ', [{ trxId: of.reference, amount: '-1.00' }]);
  expect(await kindsOf(app, judge, of.order.id)).toEqual(['REJECTED']);
  expect([await steps.start(of), await steps.record(of)]).toEqual([null, null]);
  expect(await kindsOf(app, judge, of.order.id)).toEqual(['NOT_OWED']);
});

it('a line whose transaction is unknown names the one rejected refund of its amount, as long as there is one', async () => {
  await app.db.query("UPDATE gateway_refunds SET reference = 'KNOWN' || left(id::text, 20) WHERE reference IS NULL AND state <> 'WAITING'");
  const of = await rejected('BKASH');
  expect(of.reference).toBe('');
  await importFile(app, judge, 'BKASH', [{ trxId: `BKLATE${Date.now()}`, amount: `-${of.amount}` }]);
  expect(await kindsOf(app, judge, of.order.id)).toEqual(['UNKNOWN']);
  const other = await rejected('BKASH');
  expect(await kindsOf(app, judge, of.order.id)).toEqual([]);
  // the gateway is asked before anyone pays it
  expect([await steps.start(of), await steps.start(other)]).toEqual([null, null]);
});

it.each(['cancel', 'record'] as const)('a response that comes while an admin pays it by hand is shown, then %s', async (last) => {
  const of = await rejected();
  expect(await steps.start(of)).toBeNull();
  const refund = await inTransaction(app.db, (tx) => refundById(tx, of.id));
  const sending = app.container.resolve(GatewayRefundSendingService);
  await inTransaction(app.db, (tx) => sending.record(tx, refund!, { state: 'DONE', reference: of.reference }));
  const { data } = await app.gql<{ rejectedRefunds: { id: string; givenLateAt: string | null }[] }>(
    '{ rejectedRefunds { id givenLateAt } }',
    {},
    judge,
  );
  expect(data.rejectedRefunds.find(({ id }) => id === of.id)?.givenLateAt).toMatch(/^20/);
  expect(await steps[last](of)).toBeNull();
  expect(await refundOf(of.order.id)).toMatchObject(last === 'cancel' ? GATEWAY : HAND);
  await steps.file(of);
  expect(await kindsOf(app, judge, of.order.id)).toEqual(last === 'cancel' ? [] : ['NOT_OWED']);
});

it.each(['start', 'cancel', 'record', 'retry'] as const)('a settlement and %s at once end as one after the other', async (step) => {
  for (let time = 0; time < 3; time++) {
    const of = await rejected();
    if (step === 'cancel' || step === 'record') expect(await steps.start(of)).toBeNull();
    await Promise.all([steps[step](of), steps.file(of)]);
    const refund = await refundOf(of.order.id);
    if (refund?.state === 'BY_HAND') expect([refund, await steps.cancel(of)]).toMatchObject([OPEN, null]);
    await paying.behave();
    await sendRefunds(app);
    const isByHand = step === 'record';
    expect(await refundOf(of.order.id)).toMatchObject({ state: 'DONE', isByHand });
    expect(await kindsOf(app, judge, of.order.id)).toEqual(isByHand ? ['NOT_OWED'] : []);
    await expectMoney(of, isByHand ? 2 : 1);
  }
});

it('the buyer reads who sends the money, and by which transfer it was sent', async () => {
  const of = await rejected();
  const seenPayment = async () => {
    const fields = 'onlinePayment { refunding refundingByHand handReferences }';
    const { data } = await app.call<{ order: { onlinePayment: object } }>('order', { id: of.order.id }, fields, {
      token: of.order.buyer.token,
    });
    return data.order.onlinePayment;
  };
  expect(await seenPayment()).toEqual({ refunding: of.amount, refundingByHand: of.amount, handReferences: [] });
  expect([await steps.start(of), await recordByHand(app, judge, of.id, '9 seen 01')]).toEqual([null, null]);
  expect(await seenPayment()).toEqual({ refunding: '0.00', refundingByHand: '0.00', handReferences: ['9SEEN01'] });
  const notified = `SELECT text_key AS key, params->>'reference' AS reference FROM notifications WHERE user_id = $1 AND text_key LIKE 'refunded%'`;
  expect(await one(app.db, notified, [of.order.buyer.id])).toEqual({ key: 'refundedByHand', reference: '9SEEN01' });
});
