/** A refund that a gateway has rejected is the admin's to give: no step at a moment of the buyer's takes it away. */
import type { TestApp } from '../../support/app';
import { admin, payoutAccount, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { onlinePickup, seen } from './support/order-accounts';
import { cancelByHand, payByHand, recordByHand, refundsOf, startByHand } from './support/refunds-by-hand';
import { stolenTransfers } from './support/stolen-transfers';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterAll(() => paying.stop());

it('a buyer cannot accept a higher weight while an admin may be paying the rejected refund by hand', async () => {
  const order = await onlineOrder(app, { input: onlinePickup });
  await payoutAccount(app, order.seller);
  await pay(app, order);
  const propose = (kilograms: string) => {
    const weights = order.lineIds.map((lineId) => ({ lineId, kilograms, isChecked: true }));
    return app.call('proposeOrderWeights', { id: order.id, weights }, 'id', order.seller);
  };
  const accept = () => app.call('acceptOrderWeights', { id: order.id }, 'id', order.buyer);
  expect([(await propose('0.5')).code, (await accept()).code]).toEqual([null, null]);
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  const { data } = await app.gql<{ rejectedRefunds: { id: string; amount: string }[] }>('{ rejectedRefunds { id amount } }', {}, judge);
  expect((await propose('2.5')).code).toBeNull();
  expect((await accept()).code).toBe('CONFLICT');
  expect(await payByHand(app, judge, data.rejectedRefunds[0]?.id ?? '', '9HAND00001')).toBeNull();
  expect((await seen(app, order, order.buyer)).money.refunded).toBe(data.rejectedRefunds[0]?.amount);
  await expectSound(app);
});

const { accept, accountOf, call, claim, complete, confirm, stolen } = stolenTransfers(
  () => app,
  () => judge,
);

/** The gateway has rejected what it was to give back, and an admin pays it by hand from now on. */
async function reserved(order: TestOrder): Promise<string> {
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  const [{ id } = { id: '' }] = await refundsOf(app, order.id);
  expect(await startByHand(app, judge, id)).toBeNull();
  return id;
}

const due = { status: 'UNPAID', method: 'CASH_ON_DELIVERY', received: 75, back: 75, owed: 0 };

it('the transfer is taken back while an admin pays the refund by hand: it counts as given, and is recorded', async () => {
  const { honest, accomplice } = await stolen('4HAND0001');
  const id = await reserved(accomplice);
  expect(await accept(honest)).toBeNull();
  expect(await accountOf(accomplice)).toEqual(due);
  await expectSound(app);
  expect(await recordByHand(app, judge, id, '9HAND00011')).toBeNull();
  expect(await accountOf(accomplice)).toEqual(due);
  expect(await refundsOf(app, accomplice.id)).toEqual([{ id, state: 'DONE' }]);
  await expectSound(app);
});

it('where the money was not sent after all, it pays what is due', async () => {
  const { honest, accomplice } = await stolen('4HAND0002');
  const id = await reserved(accomplice);
  expect(await accept(honest)).toBeNull();
  expect(await accountOf(accomplice)).toEqual(due);
  expect(await cancelByHand(app, judge, id)).toBeNull();
  expect(await refundsOf(app, accomplice.id)).toEqual([{ id, state: 'DROPPED' }]);
  expect(await accountOf(accomplice)).toMatchObject({ status: 'PAID', received: 75, back: 0, owed: 0 });
  await expectSound(app);
});

it('the buyer confirms what the seller gave back while an admin pays the refund of the gateway by hand', async () => {
  const { honest, accomplice } = await stolen('4HAND0003');
  const id = await reserved(accomplice);
  await complete(accomplice);
  expect([await claim(accomplice, '4HAND0003B', '75'), await confirm(accomplice)]).toEqual([null, null]);
  const owed = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND payer = 'SELLER'`, [accomplice.id]);
  const give = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: CASH_ON_DELIVERY }) { state } }';
  expect(await call(accomplice.seller, give, { id: owed?.id })).toBeNull();
  expect(await accept(honest)).toBeNull();
  expect(await call(accomplice.buyer, 'mutation ($id: ID!) { confirmRefund(id: $id) { state } }', { id: owed?.id })).toBeNull();
  expect(await refundsOf(app, accomplice.id)).toEqual([{ id, state: 'BY_HAND' }]);
  expect(await recordByHand(app, judge, id, '9HAND00013')).toBeNull();
  expect(await accountOf(accomplice)).toMatchObject({ status: 'UNPAID', received: 150, back: 150, owed: 0 });
  await expectSound(app);
});

it('one admin at a time: the others neither pay nor send it again meanwhile, and it waits again where nothing was sent', async () => {
  const { accomplice } = await stolen('4HAND0004');
  const id = await reserved(accomplice);
  const other = await admin(app);
  const retry = async () => (await app.call('retryRefund', { id }, 'rejected { id }', other)).code;
  expect([await startByHand(app, other, id), await retry()]).toEqual(['CONFLICT', 'CONFLICT']);
  const listed = await app.gql<{ rejectedRefunds: { id: string; byHandBy: string | null; byHandSince: string | null }[] }>(
    '{ rejectedRefunds { id byHandBy byHandSince } }',
    {},
    other,
  );
  expect(await cancelByHand(app, other, id)).toBe('CONFLICT');
  expect(await recordByHand(app, other, id, '9HAND00015')).toBe('CONFLICT');
  const shown = listed.data.rejectedRefunds.find((refund) => refund.id === id);
  expect(shown).toEqual({ id, byHandBy: expect.stringMatching(/./), byHandSince: expect.stringMatching(/^20/) });
  expect(await cancelByHand(app, judge, id)).toBeNull();
  expect([await cancelByHand(app, judge, id), await recordByHand(app, judge, id, '9HAND00014')]).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
  ]);
  expect(await retry()).toBeNull();
  await sendRefunds(app);
  expect(await refundsOf(app, accomplice.id)).toEqual([{ id, state: 'DONE' }]);
  await expectSound(app);
});

it('after a day another admin records the transfer of the one who began, once', async () => {
  const { accomplice } = await stolen('4HAND0006');
  const id = await reserved(accomplice);
  await app.db.query(`UPDATE gateway_refunds SET hand_since = hand_since - interval '25 hours' WHERE id = $1`, [id]);
  expect(await recordByHand(app, await admin(app), id, '9HAND00016')).toBeNull();
  expect(await recordByHand(app, judge, id, '9HAND00016')).toBe('CONFLICT');
  await expectSound(app);
});

it('a repeated start says whether it is reserved now', async () => {
  const { accomplice } = await stolen('4HAND0005');
  const id = await reserved(accomplice);
  const start = async () => (await app.call('startRefundByHand', { id, idempotencyKey: 'hand-0001' }, 'rejected { id }', judge)).code;
  expect(await cancelByHand(app, judge, id)).toBeNull();
  expect([await start(), await start()]).toEqual([null, null]);
  expect(await cancelByHand(app, judge, id)).toBeNull();
  expect(await start()).toBe('CONFLICT');
});
