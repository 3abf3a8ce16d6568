/** Cash that was collected before something was taken off the total, and is recorded after. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer } from '../../support/build-accounts';
import { listedProduct, shippedOrder, type TestOrder } from '../../support/build-orders';
import { recallSteps } from '../recalls/support/recall-steps';
import { expectSound } from './support/ledger';
import { onlinePickup } from './support/order-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { codeOf, decide, refundDue } = recallSteps(() => app);

async function received(draft: Parameters<typeof shippedOrder>[1] = {}) {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  const order = await shippedOrder(app, { seller, lines: [{ product, quantity: '2.5' }], ...draft });
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  return { order, product };
}
async function recall(product: { readonly id: string }) {
  const code = await codeOf(product);
  await decide('askRecall', await admin(app), code);
  await decide('confirmRecall', await admin(app), code);
  await refundDue();
}
const confirm = async ({ id, seller }: TestOrder, amount?: string) => {
  const { body } = await app.call<{ confirmPayment: { paymentStatus: string; money: Record<string, string> } }>(
    'confirmPayment',
    { id, amount },
    'paymentStatus money { received due refundOwed }',
    seller,
  );
  return body.errors?.[0]?.extensions.fields ?? body.data?.confirmPayment;
};

it('a recall: the seller has all of it, and owes back what was taken off', async () => {
  const { order, product } = await received();
  await recall(product);
  const wrong = [expect.objectContaining({ field: 'amount', key: 'payment.collectedWrong' })];
  expect([await confirm(order, '115.01'), await confirm(order, '0')]).toEqual([wrong, wrong]);
  expect(await confirm(order, '115')).toEqual({
    paymentStatus: 'REFUND_DUE',
    money: { received: '115.00', due: '0.00', refundOwed: '75.00' },
  });
});

it('also where nothing is left to pay, and no amount is named', async () => {
  const { order, product } = await received({ input: { ...onlinePickup, paymentMethod: 'CASH_ON_DELIVERY' } });
  await recall(product);
  expect(await confirm(order)).toMatchObject({ money: { received: '75.00', refundOwed: '75.00' } });
});

it('an accepted problem: all that was collected, or what is due', async () => {
  const [{ order }, { order: other }] = [await received(), await received()];
  for (const { id, lineIds, buyer, seller } of [order, other]) {
    const input = { orderId: id, lineId: lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half' };
    const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', buyer);
    await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', seller);
  }
  expect(await confirm(order, '85')).toEqual({ paymentStatus: 'PAID', money: { received: '85.00', due: '0.00', refundOwed: '0.00' } });
  expect(await confirm(other)).toEqual({
    paymentStatus: 'REFUND_DUE',
    money: { received: '115.00', due: '0.00', refundOwed: '30.00' },
  });
});

it('less was recorded than was collected: the seller says how much it was in all, and owes the rest', async () => {
  const [{ order }, { order: whole }] = [await received(), await received()];
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  expect([await confirm(order, '85'), await confirm(whole)]).toMatchObject([
    { money: { received: '85.00' } },
    { money: { received: '115.00' } },
  ]);
  const wrong = [
    expect.objectContaining({
      field: 'amount',
      key: 'payment.collectedWrong',
      message: expect.stringContaining('from 85.01 to 115.00 Tk') as unknown,
    }),
  ];
  expect([await confirm(order, '85'), await confirm(order, '115.01')]).toEqual([wrong, wrong]);
  expect(await confirm(order, '100')).toMatchObject({ money: { received: '100.00', refundOwed: '15.00' } });
  expect(await confirm(order, '115')).toMatchObject({ money: { received: '115.00', refundOwed: '30.00' } });
  const codes = [await app.call('confirmPayment', { id: order.id }, 'id', order.seller)].map(({ code }) => code);
  codes.push((await app.call('confirmPayment', { id: whole.id, amount: '120' }, 'id', whole.seller)).code);
  expect(codes).toEqual(['INVALID_TRANSITION', 'INVALID_TRANSITION']);
});
