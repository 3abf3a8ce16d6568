/** A gateway says of a refund that it failed, or nothing that is known: an admin decides, and the buyer is paid. */
import { GatewayRefundSendingService } from '../../../server/modules/money/gateway/gateway-refund-sending.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { BkashProvider } from '../../../server/platform/payments/bkash-provider';
import { PaymentProviders } from '../../../server/platform/payments/payment-providers';
import { serverLimits } from '../../../schema/values/server-limits';
import type { TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { recordByHand, refundsOf, startByHand } from './support/refunds-by-hand';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await expectSound(app);
});
afterAll(() => paying.stop());

interface Posting {
  post(path: string, body: { readonly trxId: string }): Promise<object>;
}

/** bKash takes each refund, and reports it with this word; its list is without refunds where the word is null. */
function says(word: string | null, reference: string): void {
  const provider = app.container.resolve(PaymentProviders).find('BKASH') as BkashProvider;
  const asked = provider as unknown as Posting;
  jest.spyOn(asked, 'post').mockImplementation((path, { trxId }) => {
    const refund = { refundTrxId: reference, refundAmount: '115', refundTransactionStatus: word ?? 'Initiated' };
    const isList = path.endsWith('/status');
    return Promise.resolve({ originalTrxId: trxId, ...(isList ? { refundTransactions: word === null ? [] : [refund] } : refund) });
  });
}

async function refundedOrder() {
  const order = await onlineOrder(app);
  await pay(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  return order;
}

const errorOf = (id: string) =>
  one<{ error: string; reference: string }>(app.db, 'SELECT error, reference FROM gateway_refunds WHERE id = $1', [id]);

it.each(['Failed', 'Declined', 'Expired', 'Cancelled'])('%s is final: the refund waits for an admin, who pays it', async (word) => {
  const order = await refundedOrder();
  says(word, `WORD${word.toUpperCase()}`);
  await sendRefunds(app);
  const [refund] = await refundsOf(app, order.id);
  expect(refund?.state).toBe('REJECTED');
  expect(await errorOf(refund!.id)).toEqual({ error: `bKash ${word}`, reference: `WORD${word.toUpperCase()}` });
  expect([await startByHand(app, judge, refund!.id), await recordByHand(app, judge, refund!.id, `9HAND${word}`)]).toEqual([null, null]);
});

it('one that failed is sent again as another, and not mistaken for it', async () => {
  const order = await refundedOrder();
  says('Failed', 'FIRSTFAILS');
  await sendRefunds(app);
  const [refund] = await refundsOf(app, order.id);
  expect((await app.call('retryRefund', { id: refund!.id }, 'rejected { id }', judge)).code).toBeNull();
  jest.restoreAllMocks();
  await sendRefunds(app);
  expect(await refundsOf(app, order.id)).toEqual([{ id: refund!.id, state: 'DONE' }]);
});

it.each([
  ['Parked', 'bKash Parked'],
  ['', 'bKash without a status'],
  [null, 'BKASH unknown'],
])('%s says nothing: asked again, and for an admin after many tries', async (word, error) => {
  const order = await refundedOrder();
  says(word, `NOTHING${error.length}`);
  await sendRefunds(app);
  const [{ id } = { id: '' }] = await refundsOf(app, order.id);
  expect(await refundsOf(app, order.id)).toEqual([{ id, state: 'SENT' }]);
  await app.db.query('UPDATE gateway_refunds SET attempts = $2, next_try_at = now() WHERE id = $1', [id, serverLimits.unknownRefundTries]);
  await app.container.resolve(GatewayRefundSendingService).sendDue();
  expect(await refundsOf(app, order.id)).toEqual([{ id, state: 'REJECTED' }]);
  expect((await errorOf(id))?.error).toBe(error);
  expect([await startByHand(app, judge, id), await recordByHand(app, judge, id, `9HANDNO${error.length}`)]).toEqual([null, null]);
});

it('one that is on its way is asked about for as long as it takes', async () => {
  const order = await refundedOrder();
  says('Pending', 'ONITSWAY');
  await sendRefunds(app);
  const [{ id } = { id: '' }] = await refundsOf(app, order.id);
  await app.db.query('UPDATE gateway_refunds SET attempts = 100 WHERE id = $1', [id]);
  await sendRefunds(app);
  expect(await refundsOf(app, order.id)).toEqual([{ id, state: 'SENT' }]);
  says('Completed', 'ONITSWAY');
  await sendRefunds(app);
  expect(await refundsOf(app, order.id)).toEqual([{ id, state: 'DONE' }]);
});
