/** A gateway pays out what it captured in several lines: they are no differences once they are its amount together. */
import type { TestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { balances, onlineOrder, pay, type PayingApp, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { importFile, kindsOf } from './support/settlement-files';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => paying.stop());

it.each(['one file', 'two files'])('a capture in two parts, in %s, is no difference; a third part is', async (files) => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const { trxId, rest } = (await one<{ trxId: string; rest: string }>(
    app.db,
    `SELECT trx_id AS "trxId", (amount - 40)::text AS rest FROM gateway_payments WHERE order_id = $1`,
    [order.id],
  ))!;
  const parts = [
    { trxId, amount: '40.00' },
    { trxId, amount: rest },
  ];
  if (files === 'one file') expect(await importFile(app, judge, 'BKASH', parts)).toEqual({ addedCount: 2, agreedCount: 2 });
  else for (const part of parts) await importFile(app, judge, 'BKASH', [part]);
  expect([await kindsOf(app, judge, order.id), await balances(app, order.id)]).toEqual([
    [],
    { CASH: order.order.total, HELD: `-${order.order.total}` },
  ]);
  await importFile(app, judge, 'BKASH', [{ trxId, amount: '41.00' }]);
  expect(await kindsOf(app, judge, order.id)).toContain('DOUBLED');
});

it.each<[string, 'rest' | 'less', number, string[]]>([
  ['the rest', 'rest', 1, []],
  ['less than the rest', 'less', 0, ['AMOUNT', 'DOUBLED']],
])('a second file has the first part again, and %s: what is stored counts once', async (_, second, agreedCount, kinds) => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const { trxId, ...amounts } = (await one<{ trxId: string; rest: string; less: string }>(
    app.db,
    `SELECT trx_id AS "trxId", (amount - 40)::text AS rest, (amount - 80)::text AS less FROM gateway_payments WHERE order_id = $1`,
    [order.id],
  ))!;
  const first = { trxId, amount: '40.00' };
  expect(await importFile(app, judge, 'BKASH', [first])).toEqual({ addedCount: 1, agreedCount: 0 });
  const parts = [first, { trxId: trxId.toLowerCase(), amount: amounts[second] }];
  expect(await importFile(app, judge, 'BKASH', parts)).toEqual({ addedCount: 1, agreedCount });
  expect((await kindsOf(app, judge, order.id)).toSorted()).toEqual(kinds);
  expect(await importFile(app, judge, 'BKASH', parts)).toEqual({ addedCount: 0, agreedCount: 0 });
});
