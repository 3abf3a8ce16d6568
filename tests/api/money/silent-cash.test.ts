/** Cash that counts as received because nobody said a word of it gives way to a transfer that is found later. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import { GiveSilentCashWay1764432000000 } from '../../../migrations/1764432000000-give-silent-cash-way';
import { MarkSilentCashBesideClaims1764442100000 } from '../../../migrations/1764442100000-mark-silent-cash-beside-claims';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
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

const { claim, confirm, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

let transfers = 0;
const unused = () => `9SILENT${String(++transfers).padStart(4, '0')}`;
/** 75 Tk by bKash, of which a part was reported, or nothing, before all of it was taken off: cash is asked about. */
async function asked(part?: string): Promise<TestOrder> {
  const order = await bkashOrder(app);
  if (part) expect(await claim(order, unused(), part)).toBeNull();
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(order.seller), order.id);
  await actions.receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REFUND', text: 'Nothing was in it' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  return order;
}
const daysPass = async ({ id }: TestOrder) => {
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [id, claimDays]);
  await app.container.resolve(RefundDeadlinesService).run();
};
const meaning = async ({ id, buyer }: TestOrder) => {
  const query = 'query ($id: ID!) { order(id: $id) { money { payments { silenceMeans } } } }';
  const { data } = await app.gql<{ order: { money: { payments: object[] } } }>(query, { id }, { token: buyer.token });
  return data?.order.money.payments;
};
async function silent(): Promise<TestOrder> {
  const order = await asked();
  expect(await meaning(order)).toEqual([{ silenceMeans: 'RECEIVED' }]);
  await daysPass(order);
  expect([await sums(order), await meaning(order)]).toEqual([BACK, [{ silenceMeans: null }]]);
  return order;
}
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid") { id } }', { id });
const sums = ({ id }: TestOrder) =>
  one(app.db, 'SELECT received::float, given_back::float AS back, refund_owed::float AS owed FROM orders WHERE id = $1', [id]);
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);
const refundOf = async ({ id }: TestOrder) =>
  (await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND state <> 'DROPPED'`, [id]))?.id ?? '';
const give = async (order: TestOrder) =>
  (await app.call('giveRefund', { id: await refundOf(order), input: { method: 'CASH_ON_DELIVERY' } }, 'id', order.seller)).code;
const got = async (order: TestOrder) => (await app.call('confirmRefund', { id: await refundOf(order) }, 'id', order.buyer)).code;

const BACK = { received: 75, back: 0, owed: 75 };
const found: Readonly<Record<string, (order: TestOrder, amount: string) => Promise<unknown[]>>> = {
  'the seller finds the transfer': async (order, amount) => [await claim(order, unused(), amount), await confirm(order)],
  'an admin finds the transfer': async (order, amount) => {
    const claimed = await claim(order, unused(), amount);
    await daysPass(order);
    return [claimed, await dispute(order), await accept(order, true)].filter((code) => code !== null);
  },
  'the seller did not find it, and an admin does': async (order, amount) =>
    [await claim(order, unused(), amount), await reject(order), await dispute(order), await accept(order, true)].filter(
      (code) => code !== null,
    ),
};

describe.each(Object.entries(found))('%s', (_, find) => {
  const finds = async (order: TestOrder, amount = '75') => expect((await find(order, amount)).filter((code) => code !== null)).toEqual([]);

  it('one payment is received once and owed once, and the buyer is notified', async () => {
    const order = await silent();
    await finds(order);
    expect([await sums(order), await notified(order.buyer)]).toEqual([BACK, expect.arrayContaining(['cashGaveWay'])]);
  });

  it('of a part that is found no more than that gives way', async () => {
    const order = await silent();
    await finds(order, '40');
    expect(await sums(order)).toEqual(BACK);
    await finds(order, '35');
    expect(await sums(order)).toEqual(BACK);
  });

  it.each([false, true])('it was given back before, and its buyer confirms that: %s; nothing is owed again', async (isConfirmed) => {
    const order = await silent();
    expect([await give(order), isConfirmed ? await got(order) : null]).toEqual([null, null]);
    await finds(order);
    expect(await sums(order)).toEqual(isConfirmed ? { received: 75, back: 75, owed: 0 } : BACK);
  });

  it('the buyer has paid both ways, and disputes the cash', async () => {
    const order = await silent();
    await finds(order);
    expect([await dispute(order), await accept(order, true), await sums(order)]).toEqual([
      null,
      null,
      { received: 150, back: 0, owed: 150 },
    ]);
    await finds(order, '10');
    expect(await sums(order)).toEqual({ received: 160, back: 0, owed: 160 });
  });

  it('what the seller has said stays', async () => {
    const order = await asked();
    expect(await confirm(order)).toBeNull();
    await finds(order);
    expect(await sums(order)).toEqual({ received: 150, back: 0, owed: 150 });
  });
});

it('who states all of the cash says so of what silence decided as well', async () => {
  const order = await asked('40');
  await daysPass(order);
  expect(await sums(order)).toEqual({ received: 35, back: 0, owed: 35 });
  expect([await reject(order), await dispute(order)]).toEqual([null, null]);
  await daysPass(order);
  // the cash that is asked about since is not found: the transfer was not, either
  expect(await reject(order)).toBeNull();
  expect((await app.call('confirmPayment', { id: order.id, amount: '75' }, 'id', order.seller)).code).toBeNull();
  expect([await accept(order, true), await sums(order)]).toEqual([null, { received: 115, back: 0, owed: 115 }]);
});

it('the migrations mark what silence decided before, also beside a claim, and nothing that someone said', async () => {
  const [before, beside, said, saidBeside] = [await silent(), await asked('40'), await asked(), await asked('40')];
  for (const order of [beside, saidBeside]) await daysPass(order);
  expect([await confirm(said), await reject(saidBeside), await reject(saidBeside)]).toEqual([null, null, null]);
  expect((await app.call('confirmPayment', { id: saidBeside.id, amount: '75' }, 'id', saidBeside.seller)).code).toBeNull();
  const marked = async () =>
    (await rows<{ id: string }>(app.db, 'SELECT order_id AS id FROM order_payments WHERE is_by_silence')).map(({ id }) => id);
  const [way, rest, runner] = [
    new GiveSilentCashWay1764432000000(),
    new MarkSilentCashBesideClaims1764442100000(),
    app.db.createQueryRunner(),
  ];
  await runner.startTransaction();
  for (const step of [rest, way]) await step.down(runner);
  for (const step of [way, rest]) await step.up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect(await marked()).toEqual(expect.arrayContaining([before.id, beside.id]));
  expect(await marked()).not.toContain(said.id);
  expect(await marked()).not.toContain(saidBeside.id);
});
