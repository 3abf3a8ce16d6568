/** A refund that a gateway has rejected is the admin's to give: no step at a moment of the buyer's takes it away. */
import type { TestApp } from '../../support/app';
import { admin, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { onlinePickup, seen } from './support/order-accounts';

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
  const byHand = { id: data.rejectedRefunds[0]?.id, reference: '9HAND00001' };
  expect((await app.call('recordRefundByHand', byHand, 'rejected { id }', judge)).code).toBeNull();
  expect((await seen(app, order, order.buyer)).money.refunded).toBe(data.rejectedRefunds[0]?.amount);
  await expectSound(app);
});
