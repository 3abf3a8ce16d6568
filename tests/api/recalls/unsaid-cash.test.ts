/** Before a recall is confirmed an admin reads what of it rests on nobody's word. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { bkashOrder, paidByBkash } from '../money/support/order-accounts';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { codeOf, decide } = recallSteps(() => app);

it('what delivered orders cost and nobody has said to be paid is read by admins alone, once a recall is asked for', async () => {
  const [seller, judge] = [await approvedProducer(app), await admin(app)];
  await payoutAccount(app, seller);
  const product = await listedProduct(app, seller);
  const lines = [{ product, quantity: '2.5' }];
  const [paid, unpaid] = [await bkashOrder(app, { seller, lines }), await bkashOrder(app, { seller, lines })];
  await paidByBkash(app, paid);
  const actions = app.container.resolve(OrderActionsService);
  for (const order of [paid, unpaid]) {
    await actions.ship(asViewer(seller), order.id);
    await actions.receive(asViewer(order.buyer), order.id);
  }
  const code = await codeOf(product);
  const unsaid = async (by: TestAccount) =>
    (await app.call<{ traceLot: { lot: { unsaidCash: string | null } } }>('traceLot', { code }, 'lot { unsaidCash }', by)).data.traceLot.lot
      .unsaidCash;
  expect(await unsaid(judge)).toBeNull();
  expect((await decide('askRecall', judge, code)).code).toBeNull();
  expect([await unsaid(judge), await unsaid(seller)]).toEqual(['75.00', null]);
});
