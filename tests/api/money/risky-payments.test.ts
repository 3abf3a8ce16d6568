/**
 * These tests cover payments that SSLCOMMERZ reports as risky: the money counts, and admins verify the buyer or cancel
 * the order.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { admin, asViewer } from '../../support/build-accounts';
import { rows } from '../../support/sql';
import { onlineOrder, pay, type PayingApp, seenBy, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';

let paying: PayingApp;
let app: TestApp;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
});
afterAll(() => paying.stop());

it('a risky payment counts as received; admins alone are notified and see it, and cancelling gives the money back', async () => {
  const chief = await admin(app);
  const [order, safe] = [await onlineOrder(app), await onlineOrder(app)];
  await paying.behave({ isRisky: true, callbacks: 'twice' });
  await pay(app, order, 'SSLCOMMERZ');
  await paying.behave();
  await pay(app, safe, 'SSLCOMMERZ');
  const riskOf = async (id: string, { token }: { token: string }) =>
    (await app.call<{ order: { onlinePayment: unknown } }>('order', { id }, 'onlinePayment { state isRisky }', { token })).data.order
      .onlinePayment;
  expect(await riskOf(order.id, chief)).toEqual({ state: 'HELD', isRisky: true });
  expect(await riskOf(safe.id, chief)).toEqual({ state: 'HELD', isRisky: false });
  for (const party of [order.buyer, order.seller]) expect(await riskOf(order.id, party)).toEqual({ state: 'HELD', isRisky: null });
  expect(
    await rows(app.db, "SELECT user_id, link FROM notifications WHERE text_key = 'paymentRisky' AND user_id = $1", [chief.id]),
  ).toEqual([{ user_id: chief.id, link: `/admin/orders?order=${order.id}` }]);
  const others = [order.buyer.id, order.seller.id];
  expect(
    await rows(app.db, "SELECT 1 FROM notifications WHERE text_key = 'paymentRisky' AND user_id = ANY ($1::uuid[])", [others]),
  ).toEqual([]);
  await app.container.resolve(OrderActionsService).cancel(asViewer(chief), order.id, 'The buyer could not be verified');
  await sendRefunds(app);
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('REFUNDED');
  await expectSound(app);
});
