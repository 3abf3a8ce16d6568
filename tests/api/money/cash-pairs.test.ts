/** Each step about cash that nobody has recorded meets each other one: no Taka counts twice, and nothing fails. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, shippedOrder, type TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { recallSteps } from '../recalls/support/recall-steps';
import { expectSound } from './support/ledger';
import { accountByRows, type PairStep, pairsOf } from './support/pairs';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

interface Case extends TestOrder {
  readonly product: Goods;
}

let app: TestApp;
let judges: readonly [TestAccount, TestAccount];
beforeAll(async () => {
  app = await startTestApp();
  judges = [await admin(app), await admin(app)];
});
afterAll(() => app.stop());

const { confirm, reject } = transferSteps(() => app);
const { call } = stolenTransfers(
  () => app,
  () => judges[0],
);
const { codeOf, decide, refundDue } = recallSteps(() => app);

/** A problem took 30 off 115 Tk; the seller is asked about all of it. */
async function asked(): Promise<Case> {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  const order = await shippedOrder(app, { seller, lines: [{ product, quantity: '2.5' }] });
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', seller);
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [order.id, claimDays]);
  return { ...order, product };
}
/** The seller has said that nothing came, and the buyer has objected. */
async function disputed(): Promise<Case> {
  const order = await asked();
  expect([await reject(order), await steps['the buyer disputes']!(order)]).toEqual([null, null]);
  return order;
}
const part = async (by: TestAccount, { id }: Case, given: object) => (await app.call('confirmPayment', { id, ...given }, 'id', by)).code;
const decided = async ({ id }: Case, accepted: boolean) => {
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 ORDER BY id DESC LIMIT 1`, [id]);
  const text =
    'mutation ($id: ID!, $accepted: Boolean!) { decidePaymentDispute(id: $id, accepted: $accepted, reason: "Asked both") { id } }';
  return open ? call(judges[0], text, { id: open.id, accepted }) : 'NO_DISPUTE';
};
const steps: Readonly<Record<string, PairStep<Case>>> = {
  'the seller finds all': confirm,
  'the seller finds what is due': (order) => part(order.seller, order, { amount: '85' }),
  'the seller finds nothing': reject,
  'time passes': async () => {
    await app.container.resolve(RefundDeadlinesService).run();
    return null;
  },
  'an admin finds 100': (order) => part(judges[0], order, { amount: '100', reason: 'Both say so' }),
  'the buyer disputes': ({ id, buyer }) =>
    call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid at the door") { id } }', { id }),
};
let transfers = 0;
const later: Readonly<Record<string, PairStep<Case>>> = {
  'an admin accepts the dispute': (order) => decided(order, true),
  'an admin dismisses the dispute': (order) => decided(order, false),
  'the seller finds what is due': (order) => part(order.seller, order, { amount: '85' }),
  'the goods are recalled': async ({ product }) => {
    const code = await codeOf(product);
    await decide('askRecall', judges[0], code);
    await decide('confirmRecall', judges[1], code);
    await refundDue();
    return null;
  },
  'the buyer reports a transfer': async ({ id, buyer }) => {
    const input = {
      paymentMethod: 'BKASH',
      paymentNumber: '01712345678',
      paymentReference: `9PAIR${String(++transfers).padStart(5, '0')}`,
      amount: '85',
    };
    return (await app.call('claimPayment', { id, input }, 'id', buyer)).code;
  },
};

/** Silence has decided that all cash came, and the transfer that was reported since is disputed. */
async function silent(): Promise<Case> {
  const order = await asked();
  expect([await steps['time passes']!(order), await later['the buyer reports a transfer']!(order)]).toEqual([null, null]);
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [order.id, claimDays]);
  expect(await steps['the buyer disputes']!(order)).toBeNull();
  return order;
}
type RefundStep = 'giveRefund' | 'confirmRefund' | 'decideRefund';
const ofRefund = async (by: TestAccount, name: RefundStep, { id }: Case, more: object) => {
  const refund = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND state <> 'DROPPED' LIMIT 1`, [id]);
  return refund ? (await app.call(name, { id: refund.id, ...more }, 'id', by)).code : 'NO_REFUND';
};
const beside: Readonly<Record<string, PairStep<Case>>> = {
  'the seller finds the transfer': confirm,
  'the seller does not find the transfer': reject,
  'an admin finds the transfer': (order) => decided(order, true),
  'an admin does not': (order) => decided(order, false),
  'the seller gives the refund': (order) => ofRefund(order.seller, 'giveRefund', order, { input: { method: 'CASH_ON_DELIVERY' } }),
  'the buyer has the refund': (order) => ofRefund(order.buyer, 'confirmRefund', order, {}),
  'an admin finds that it is owed': (order) => ofRefund(judges[0], 'decideRefund', order, { given: false, reason: 'Asked both' }),
};

async function keep(order: Case, ended: readonly (string | null)[]): Promise<void> {
  expect(ended).not.toContain('INTERNAL_SERVER_ERROR');
  const account = await accountByRows(app, order.id);
  expect(account).toMatchObject({ isSummed: true, isOwed: true, isCashBound: true, isSilentBound: true });
  expect(account?.claims).toBeLessThan(2);
}

it.each(pairsOf(steps))('asked about: $name', async ({ run }) => {
  const order = await asked();
  await keep(order, await run(order));
});

it.each(pairsOf(later))('disputed: $name', async ({ run }) => {
  const order = await disputed();
  await keep(order, await run(order));
});

it.each(pairsOf(beside))('counted by silence: $name', async ({ run }) => {
  const order = await silent();
  await keep(order, await run(order));
});

it('the ledger is whole after all of them', () => expectSound(app));
