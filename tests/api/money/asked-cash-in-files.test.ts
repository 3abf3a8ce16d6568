/** Files name cash that the market asks a seller about: nobody has reported it. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { bkashOrder } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterAll(() => app.stop());

const { claim } = transferSteps(() => app);

it.each([
  [null, 'Cash not confirmed yet', 'ক্যাশ পাওয়া এখনো নিশ্চিত নয়'],
  ['40', 'Reported as paid', 'টাকা পাঠানোর কথা জানানো হয়েছে'],
])('of 75 Tk %s were reported as sent, and the rest is asked about: %s', async (part, ...words) => {
  const order = await bkashOrder(app);
  if (part) expect(await claim(order, '9FILE00001', part)).toBeNull();
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(order.seller), order.id);
  await actions.receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REFUND', text: 'Nothing was in it' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  const number = await one<{ of: string }>(app.db, 'SELECT tracking_number AS of FROM orders WHERE id = $1', [order.id]);
  for (const [index, language] of (['en', 'bn'] as const).entries()) {
    const files = await Promise.all([
      app.call<Record<string, { text: string }>>('salesCsv', {}, 'text', { token: order.seller.token, language }),
      app.call<Record<string, { text: string }>>('adminOrdersCsv', { filter: { search: number?.of } }, 'text', {
        token: judge.token,
        language,
      }),
    ]);
    for (const { data: file } of files) expect(Object.values(file)[0]?.text).toContain(`,${words[index]},`);
  }
});
