/** A gateway names each attempt of a refund by another reference, and gives any of them after all: once in all. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { LedgerService } from '../../../server/modules/money/ledger/ledger.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { PaymentProviders } from '../../../server/platform/payments/payment-providers';
import type { QueriedRefund } from '../../../server/platform/payments/payment-provider';
import type { TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { balances, onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { payByHand, startByHand } from './support/refunds-by-hand';
import { importFile, kindsOf } from './support/settlement-files';

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
  await paying.behave();
  await expectSound(app);
});
afterAll(() => paying.stop());

interface Refund {
  readonly id: string;
  readonly state: string;
  readonly reference: string;
}
const refundOf = async (orderId: string) =>
  (await one<Refund>(
    app.db,
    'SELECT r.id, r.state, r.reference FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1',
    [orderId],
  ))!;

/** `states` by reference, of attempts that are rejected otherwise; the next attempts have the references `next`. */
async function rejected(next: string[], states: Record<string, 'SENT' | 'DONE'> = {}) {
  const order = await onlineOrder(app);
  await pay(app, order, 'SSLCOMMERZ');
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  const { id, reference: first } = await refundOf(order.id);
  const provider = app.container.resolve(PaymentProviders).find('SSLCOMMERZ')!;
  const sent = jest
    .spyOn(provider, 'refund')
    .mockImplementation(() => Promise.resolve({ state: 'SENT', reference: next.shift() ?? 'NONE' }));
  const findRefund = ({ reference }: { reference: string | null }): Promise<QueriedRefund | null> => {
    if (reference === null) return Promise.resolve(null);
    const state = states[reference];
    return Promise.resolve(state ? { state, reference } : { state: 'REJECTED', reason: 'cancelled' });
  };
  jest.spyOn(provider, 'findRefund').mockImplementation(findRefund);
  const retry = async () => expect((await app.call('retryRefund', { id }, 'rejected { id }', judge)).code).toBeNull();
  const settle = () => importFile(app, judge, 'SSLCOMMERZ', [{ trxId: first.toLowerCase(), amount: `-${order.order.total}` }]);
  const end = async () => [(await refundOf(order.id)).state, (await balances(app, order.id)).REFUNDS ?? '0.00', sent.mock.calls.length];
  return { id, order, first, states, sent, retry, settle, end };
}

it('one that is being processed again is waited for', async () => {
  const { first, states, retry, end } = await rejected(['R2A']);
  states[first] = 'SENT';
  await retry();
  await sendRefunds(app);
  expect(await end()).toEqual(['SENT', '-115.00', 0]);
  states[first] = 'DONE';
  await sendRefunds(app);
  expect(await end()).toEqual(['DONE', '0.00', 0]);
});

it('the first of three is asked about before an admin pays by hand', async () => {
  const { id, first, states, retry, end } = await rejected(['R2B', 'R3B']);
  for (let turn = 0; turn < 2; turn++) {
    await retry();
    await sendRefunds(app);
    await sendRefunds(app);
  }
  expect(await end()).toEqual(['REJECTED', '-115.00', 2]);
  states[first] = 'DONE';
  expect(await startByHand(app, judge, id)).toBe('CONFLICT');
  expect(await end()).toEqual(['DONE', '0.00', 2]);
});

it('the first of three is found in a settlement', async () => {
  const { id, retry, settle, end } = await rejected(['R2C', 'R3C']);
  for (let turn = 0; turn < 2; turn++) {
    await retry();
    await sendRefunds(app);
    await sendRefunds(app);
  }
  await settle();
  expect(await payByHand(app, judge, id, '9THREE0001')).not.toBeNull();
  expect(await end()).toEqual(['DONE', '0.00', 2]);
});

it('one that is settled before the next is sent is the last', async () => {
  const { retry, settle, end } = await rejected(['R2D']);
  await retry();
  await settle();
  await sendRefunds(app);
  expect(await end()).toEqual(['DONE', '0.00', 0]);
});

it('one that is settled while the next is on its way to the gateway: both are of the order', async () => {
  const { order, retry, settle, sent, end } = await rejected([]);
  sent.mockImplementation(async () => {
    await settle();
    return { state: 'SENT', reference: 'R2E' };
  });
  await retry();
  await sendRefunds(app);
  expect(await end()).toEqual(['DONE', '0.00', 1]);
  await importFile(app, judge, 'SSLCOMMERZ', [{ trxId: 'r2e', amount: `-${order.order.total}` }]);
  expect(await kindsOf(app, judge, order.id)).toEqual(['NOT_OWED']);
});

it.each([
  ['an admin has paid it by hand', 'DONE', 'R2F'],
  ['its order needed the money', 'DROPPED', 'R2G'],
])('a reference that a gateway names once %s is kept', async (_why, state, reference) => {
  const { id, order, sent, retry } = await rejected([]);
  sent.mockImplementation(async () => {
    const byHand = state === 'DONE' ? ', hand_reference = $2, hand_by = $3, hand_since = now()' : '';
    const values = [id, `HAND${reference}`, judge.id].slice(0, state === 'DONE' ? 3 : 1);
    const entries = [
      { account: 'REFUNDS', ownerId: null, amount: order.order.total },
      { account: 'CASH', ownerId: null, amount: `-${order.order.total}` },
    ] as const;
    const paid = { key: `refund:${id}`, kind: 'PAYMENT_REFUNDED', orderId: order.id, occurredAt: new Date(), entries } as const;
    await inTransaction(app.db, async (tx) => {
      // the order has ended, so that nothing is held for it again: the guard would ask for that
      const guard = (what: string) =>
        state === 'DROPPED' ? tx.query(`ALTER TABLE gateway_refunds ${what} TRIGGER gateway_refunds_written`) : null;
      await guard('DISABLE');
      await tx.query(`UPDATE gateway_refunds SET state = '${state}', next_try_at = NULL, ended_at = now()${byHand} WHERE id = $1`, values);
      await guard('ENABLE');
      if (state === 'DONE') await app.container.resolve(LedgerService).post(tx, [paid]);
    });
    return { state: 'SENT', reference };
  });
  await retry();
  await sendRefunds(app);
  await importFile(app, judge, 'SSLCOMMERZ', [{ trxId: reference, amount: `-${order.order.total}` }]);
  expect(await kindsOf(app, judge, order.id)).toEqual(['NOT_OWED']);
});
