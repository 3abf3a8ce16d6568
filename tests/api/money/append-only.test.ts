/**
 * These tests verify what the database itself enforces for the ledger: no change of a row, transactions that sum to
 * zero, and no new entry in a closed month.
 */
import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../../server/platform/db/transaction';
import { LedgerService } from '../../../server/modules/money/ledger/ledger.service';
import type { PostedEntry } from '../../../server/modules/money/ledger/posting';
import { type TestApp, startTestApp } from '../../support/app';
import type { TestAccount } from '../../support/build-accounts';
import { deliveredOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { expectSound } from './support/ledger';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  ({ seller } = await deliveredOrder(app));
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

let keys = 0;
const entry = (amount: string, ownerId: string | null = seller.id): PostedEntry => ({
  account: ownerId === null ? 'CASH' : 'RECEIVABLE',
  ownerId,
  amount,
});
const post = (entries: readonly PostedEntry[], more: (tx: EntityManager) => Promise<unknown> = async () => undefined) =>
  inTransaction(app.db, async (tx) => {
    const posting = { key: `test:${++keys}`, kind: 'BILL', orderId: null, occurredAt: new Date(), entries } as const;
    await app.container.resolve(LedgerService).post(tx, [posting]);
    await more(tx);
  });
const counted = () =>
  one(app.db, 'SELECT (SELECT count(*)::int FROM ledger_entries) AS entries, (SELECT count(*)::int FROM ledger_transactions) AS all');

it.each([
  ['UPDATE ledger_entries SET amount = amount + 1'],
  ['UPDATE ledger_transactions SET order_id = NULL'],
  ['DELETE FROM ledger_entries'],
  ['DELETE FROM ledger_transactions'],
  ['TRUNCATE ledger_entries'],
  ['TRUNCATE ledger_transactions CASCADE'],
])('the database rejects %s', async (statement) => {
  const before = await counted();
  await expect(app.db.query(statement)).rejects.toThrow(/append-only|never|not allowed|may not/i);
  expect(await counted()).toEqual(before);
});

it.each([
  [
    'a sum that is not zero',
    [
      ['5.00', true],
      ['-4.99', false],
    ],
  ],
  ['one entry alone', [['5.00', true]]],
  [
    'an entry of nothing',
    [
      ['5.00', true],
      ['-5.00', false],
      ['0.00', false],
    ],
  ],
] as const)('%s is rejected as a whole', async (_what, amounts) => {
  const before = await counted();
  const entries = amounts.map(([amount, isOwn]) => entry(amount, isOwn ? seller.id : null));
  await expect(post(entries)).rejects.toThrow(/do not sum to zero|ledger_entries_amount/);
  expect(await counted()).toEqual(before);
});

it('an entry cannot be added to a transaction that is committed', async () => {
  await post([entry('-5.00'), entry('5.00', null)]);
  const add = `INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
    SELECT transaction_id, account_id, owner_id, 1, month, occurred_at FROM ledger_entries ORDER BY id DESC LIMIT 1`;
  await expect(app.db.query(add)).rejects.toThrow('do not sum to zero');
});

it('an entry is of the month and the owner of its transaction and account', async () => {
  const moveMonth = (tx: EntityManager) =>
    tx.query(`INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
      SELECT transaction_id, account_id, owner_id, amount * side, (month - interval '1 month')::date, (month - interval '1 day') AT TIME ZONE 'Asia/Dhaka'
      FROM (SELECT * FROM ledger_entries ORDER BY id DESC LIMIT 1) e, unnest(ARRAY[1, -1]) AS side`);
  await expect(post([entry('-5.00'), entry('5.00', null)], moveMonth)).rejects.toThrow('do not sum to zero');
});
