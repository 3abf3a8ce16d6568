/** Refunds are sent by several processes, each once, also where a gateway responds so slowly that others look at what is due meanwhile. */
import { OrderActionsService } from '../../../server/modules/orders/orders/order-actions.service';
import { GatewayRefundSendingService } from '../../../server/modules/money/gateway/gateway-refund-sending.service';
import { PaymentProviders } from '../../../server/platform/payments/payment-providers';
import type { TestApp } from '../../support/app';
import { asViewer } from '../../support/build-accounts';
import { onlineOrder, pay, type PayingApp, seenBy, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';

let paying: PayingApp;
let app: TestApp;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
});
afterAll(() => paying.stop());

it('a refund is not sent again by a process that took it before another one sent it', async () => {
  const orders = [await onlineOrder(app), await onlineOrder(app), await onlineOrder(app)];
  for (const order of orders) {
    await pay(app, order);
    await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  }
  const sending = app.container.resolve(GatewayRefundSendingService);
  const provider = app.container.resolve(PaymentProviders).find('BKASH')!;
  const refund = provider.refund.bind(provider);
  const sent: string[] = [];
  const spy = jest.spyOn(provider, 'refund').mockImplementation(async (request) => {
    sent.push(request.id);
    if (sent.length === 1) {
      // this response takes so long that what was taken with it is due again, and another process runs its job
      await app.db.query('UPDATE gateway_refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL AND id <> $1', [request.id]);
      await sending.sendDue();
    }
    return refund(request);
  });
  await sending.sendDue();
  spy.mockRestore();
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
  expect(sent).toHaveLength(orders.length);
  for (const order of orders) expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('REFUNDED');
  await expectSound(app);
});
