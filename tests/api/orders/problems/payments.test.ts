/** A buyer no longer pays what problems take off. */
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { ProblemMovesService } from '../../../../server/modules/orders/problems/problem-moves.service';
import { startTestApp, type TestApp } from '../../../support/app';
import { asViewer } from '../../../support/build-accounts';
import { shippedOrder, toldAsPaid } from '../../../support/build-orders';
import { openProblem } from '../../../support/build-problems';
import { handoverCode } from '../../../support/handover';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('where problems have taken off all that was to be paid, a buyer reports only what was sent all the same', async () => {
  const shipped = await shippedOrder(app);
  const { id, seller, buyer } = shipped;
  const given = { code: await handoverCode(app, id), paymentReceived: false };
  await app.container.resolve(OrderActionsService).deliver(asViewer(seller), id, given);
  const report = { order: shipped, kind: 'NOT_RECEIVED', remedy: 'REFUND', lineId: null } as const;
  const problem = await openProblem(app, report);
  await app.container.resolve(ProblemMovesService).accept(asViewer(seller), problem.id);
  const rejected = await app.call('rejectPayment', { id, reason: 'Nothing was collected' }, 'id', { token: seller.token });
  expect(rejected.code).toBeNull();
  const steps = 'query ($id: ID!) { order(id: $id) { paymentSteps money { due } } }';
  for (const [{ token }, paymentSteps] of [
    [seller, ['CONFIRM']], // the buyer may have paid in cash before
    [buyer, ['CLAIM']],
  ] as const) {
    const { data } = await app.gql<{ order: object }>(steps, { id }, { token });
    expect(data.order).toEqual({ paymentSteps, money: { due: '0.00' } });
  }
  const confirmed = await app.call('confirmPayment', { id }, 'id', { token: seller.token });
  expect(confirmed.code).toBe('BAD_USER_INPUT');
  const claim = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { id } }';
  const claimed = await app.gql(claim, { id, input: { ...toldAsPaid } }, { token: buyer.token });
  expect([claimed.code, claimed.body.errors?.[0]?.extensions.fields]).toMatchObject(['BAD_USER_INPUT', [{ field: 'amount' }]]);
});
