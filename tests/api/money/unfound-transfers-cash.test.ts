/** A transfer of the order was not found, its buyer paid in cash at the delivery, and nobody recorded that. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, type TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { recallSteps } from '../recalls/support/recall-steps';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
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
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { claim, confirm, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judges[0],
);
const { codeOf, decide, refundDue } = recallSteps(() => app);

let transfers = 0;
/** 75 Tk by bKash, of which the buyer reports all or a part. */
async function reported(part?: string): Promise<Case> {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const product = await listedProduct(app, seller);
  const order = await bkashOrder(app, { seller, lines: [{ product, quantity: '2.5' }] });
  expect(await claim(order, `9UNFOUND${++transfers}`, part)).toBeNull();
  return { ...order, product };
}
const handOver = async ({ id, seller, buyer }: TestOrder) => {
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(seller), id);
  await actions.receive(asViewer(buyer), id);
};
const remedies: Readonly<Record<string, (order: Case) => Promise<void>>> = {
  'a recall': async ({ product }) => {
    const code = await codeOf(product);
    await decide('askRecall', judges[0], code);
    await decide('confirmRecall', judges[1], code);
    await refundDue();
  },
  'a problem': async ({ id, lineIds, seller, buyer }) => {
    const input = { orderId: id, lineId: lineIds[0], kind: 'MISSING', remedy: 'REFUND', text: 'Nothing was in it' };
    const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', buyer);
    await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', seller);
  },
};
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid") { id } }', { id });
const dismiss = async ({ id }: TestOrder) => {
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  const text = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "Not there") { id } }';
  return call(judges[0], text, { id: open?.id });
};
const daysPass = async ({ id }: TestOrder) => {
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [id, claimDays]);
  await app.container.resolve(RefundDeadlinesService).run();
};
const sums = ({ id }: TestOrder) =>
  one(app.db, 'SELECT received::float, claimed::float, refund_owed::float AS owed FROM orders WHERE id = $1', [id]);
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);
/** The seller reads what silence about the cash means, and whether it has a day. */
const silence = async ({ id, seller }: TestOrder) => {
  const query = 'query ($id: ID!) { order(id: $id) { money { payments { silenceMeans silenceUntil madeAt } } } }';
  type Said = { silenceMeans: string | null; silenceUntil: string | null; madeAt: string };
  const { data } = await app.gql<{ order: { money: { payments: Said[] } } }>(query, { id }, { token: seller.token });
  return data?.order.money.payments.map(({ silenceMeans, silenceUntil, madeAt }) => [
    silenceMeans,
    silenceUntil && (Date.parse(silenceUntil) - Date.parse(madeAt)) / 86_400_000,
  ]);
};
const OTHER = [null, null];
const ASKED = { received: 0, claimed: 75, owed: 0 };
const BACK = { received: 75, claimed: 0, owed: 75 };
const NOTHING = { received: 0, claimed: 0, owed: 0 };

describe.each(Object.entries(remedies))('%s', (_, remedy) => {
  it.each([false, true])('the transfer was rejected before, and dismissed: %s. The seller is asked about the cash', async (isDismissed) => {
    const order = await reported();
    expect(await reject(order)).toBeNull();
    if (isDismissed) expect([await dispute(order), await dismiss(order)]).toEqual([null, null]);
    await handOver(order);
    await remedy(order);
    expect([await sums(order), await silence(order)]).toEqual([ASKED, [OTHER, ['REJECTED', claimDays]]]);
    await daysPass(order);
    expect([await sums(order), await notified(order.buyer)]).toEqual([NOTHING, expect.arrayContaining(['cashUnanswered'])]);
    expect([await dispute(order), await accept(order), await sums(order)]).toEqual([null, null, BACK]);
  });

  it('the transfer is rejected after the remedy: the seller is asked then, and both are notified', async () => {
    const order = await reported();
    await handOver(order);
    await remedy(order);
    expect(await sums(order)).toEqual(ASKED);
    expect(await reject(order)).toBeNull();
    expect(await sums(order)).toEqual(ASKED);
    expect([await notified(order.buyer), await notified(order.seller)]).toEqual([
      expect.arrayContaining(['cashToCheck']),
      expect.arrayContaining(['saleCashToCheck']),
    ]);
    expect([await reject(order), await sums(order)]).toEqual([null, NOTHING]);
    await daysPass(order);
    expect(await sums(order)).toEqual(NOTHING);
  });

  it('an admin is asked about the transfer: silence about the cash waits, and what the transfer paid is not asked about', async () => {
    const order = await reported();
    expect(await reject(order)).toBeNull();
    await handOver(order);
    expect(await dispute(order)).toBeNull();
    await remedy(order);
    await daysPass(order);
    expect([await sums(order), await silence(order)]).toEqual([ASKED, [OTHER, ['REJECTED', null]]]);
    expect([await accept(order), await sums(order)]).toEqual([null, BACK]);
    await daysPass(order);
    expect(await sums(order)).toEqual(BACK);
  });

  it('an admin finds the part that was sent: the seller has read that silence is a no, and it stays one', async () => {
    const order = await reported('1');
    expect(await reject(order)).toBeNull();
    await handOver(order);
    await remedy(order);
    expect([await dispute(order), await accept(order), await sums(order)]).toEqual([null, null, { received: 1, claimed: 74, owed: 1 }]);
    await daysPass(order);
    expect(await sums(order)).toEqual({ received: 1, claimed: 0, owed: 1 });
  });

  it('an admin finds no such transfer: silence receives no cash either, and the buyer may dispute that', async () => {
    const order = await reported();
    expect(await reject(order)).toBeNull();
    await handOver(order);
    expect(await dispute(order)).toBeNull();
    await remedy(order);
    expect([await dismiss(order), await sums(order)]).toEqual([null, ASKED]);
    await daysPass(order);
    expect(await sums(order)).toEqual(NOTHING);
    expect([await dispute(order), await accept(order), await sums(order)]).toEqual([null, null, BACK]);
  });
});

it('the buyer has paid both ways: the cash that is not asked about any more is disputed', async () => {
  const order = await reported();
  expect(await reject(order)).toBeNull();
  await handOver(order);
  expect(await dispute(order)).toBeNull();
  await remedies['a recall']!(order);
  expect([await accept(order), await dispute(order), await accept(order, true)]).toEqual([null, null, null]);
  expect(await sums(order)).toEqual({ received: 150, claimed: 0, owed: 150 });
});

it('the seller says that the cash came, before an admin finds the transfer as well: both are received', async () => {
  const order = await reported();
  expect(await reject(order)).toBeNull();
  await handOver(order);
  expect(await dispute(order)).toBeNull();
  await remedies['a recall']!(order);
  expect([await confirm(order), await sums(order)]).toEqual([null, BACK]);
  expect([await accept(order, true), await sums(order)]).toEqual([null, { received: 150, claimed: 0, owed: 150 }]);
});

it('a part was reported, and the rest was paid in cash: the seller is asked about the rest', async () => {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  const order = { ...(await bkashOrder(app, { seller, lines: [{ product, quantity: '2.5' }] })), product };
  expect(await claim(order, `9UNFOUND${++transfers}`, '40')).toBeNull();
  await handOver(order);
  await remedies['a problem']!(order);
  expect(await sums(order)).toEqual({ received: 0, claimed: 75, owed: 0 });
});
