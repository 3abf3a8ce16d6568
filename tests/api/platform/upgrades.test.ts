/**
 * A database of release 1.0 with data in it is upgraded, taken back and upgraded again; every migration since then is
 * among them.
 */
import fs from 'node:fs';
import type { DataSource, MigrationInterface } from 'typeorm';
import { migrations } from '../../../migrations';
import { createDataSource } from '../../../server/platform/db/data-source';
import { one, rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { createEmptyDatabase, dropTestDatabase } from '../../support/database';
import { EARLIER_ROWS, NEWER_ROWS, ORDERS_BEFORE_ACCOUNTS } from './support/earlier-release';
import { contentsOf, shapeOf } from './support/table-shapes';

type Migration = new () => MigrationInterface;

/** From here on migrations are later than release 1.0. */
const SINCE = 1_764_400_000_000;
const timeOf = ({ name }: { readonly name: string }) => Number(name.slice(-13));
const inTime = [...migrations].toSorted((one, other) => timeOf(one) - timeOf(other));
const earlier = inTime.filter((migration) => timeOf(migration) < SINCE);
const later = inTime.filter((migration) => timeOf(migration) >= SINCE);
/** Accounts of orders have amounts from this one on. */
const ACCOUNTS = 1_764_402_010_000;
/** Lines of orders have harvest days from this one on. */
const HARVEST_DAYS = 1_764_405_700_000;
/** Addresses of webhooks are in their normal form from this one on. */
const ADDRESSES = 1_764_405_860_000;
/** Search texts are emptied for the application to make again; it does so whichever way the tables went. */
const MADE_AGAIN = ['products.search_text'];
/**
 * Codes of labels are numbered in the order in which the table has its rows: a way back gives them up, as it does the
 * payments that are made of orders and the lots that are made of stock. To programs that copy the market an upgrade is
 * a change of everything.
 */
const NUMBERED = [
  'products.label_code',
  'order_payments.id',
  'lots.id',
  'lots.code',
  'lot_shares.lot_id',
  ...['products', 'product_stock', 'users', 'deals'].map((table) => `${table}.market_changed_at`),
];

let url: string;
let db: DataSource;
beforeEach(async () => {
  url = await createEmptyDatabase();
  db = await createDataSource({ url, entities: [], migrations: earlier, poolSize: 2 }).initialize();
  await db.runMigrations({ transaction: 'each' });
  await write(EARLIER_ROWS);
});
afterEach(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

const run = (migration: Migration, direction: 'up' | 'down') =>
  inTransaction(db, async (tx) => {
    if (!tx.queryRunner) throw new Error('A transaction has a query runner.');
    await new migration()[direction](tx.queryRunner);
  });
const write = (statements: readonly string[]) =>
  inTransaction(db, async (tx) => {
    for (const statement of statements) await tx.queryRunner?.query(statement);
  });
const upgrade = async () => {
  for (const migration of later) await run(migration, 'up');
};
const takeBack = async () => {
  for (const migration of later.toReversed()) await run(migration, 'down');
};

it('lists each migration of the folder, once', () => {
  const files = fs.readdirSync('migrations').flatMap((file) => /^(\d{13})-/.exec(file)?.[1] ?? []);
  expect(inTime.map(timeOf)).toEqual(files.map(Number).toSorted((one, other) => one - other));
});

it('carries the rows along', async () => {
  await upgrade();
  expect(await rows(db, 'SELECT on_hand AS "onHand", reserved FROM product_stock ORDER BY product_id')).toEqual([
    { onHand: '573.500', reserved: '2.250' },
    { onHand: '40.000', reserved: '0.000' },
    { onHand: '20.000', reserved: '0.000' },
    { onHand: '0.000', reserved: '0.000' },
  ]);
  expect(await rows(db, 'SELECT views FROM sell_post_views ORDER BY sell_post_id')).toEqual([{ views: 7 }, { views: 2 }]);
  expect(await one(db, 'SELECT count(*)::int AS logins FROM user_logins')).toEqual({ logins: 3 });
  // trade among businesses no longer counts in public
  expect(
    await rows(db, 'SELECT rating_sum AS stars, rating_count AS ratings, sold_count AS sold FROM products ORDER BY id LIMIT 2'),
  ).toEqual([
    { stars: 4, ratings: 1, sold: 1 },
    { stars: 0, ratings: 0, sold: 0 },
  ]);
  expect(await one(db, "SELECT rating_sum AS stars, rating_count AS ratings FROM users WHERE name = 'Rahima'")).toEqual({
    stars: 4,
    ratings: 1,
  });
  expect(
    await rows(db, 'SELECT made_by AS "madeBy", financed_by AS "financedBy", accepted_at = created_at AS accepted FROM deals'),
  ).toEqual([
    { madeBy: 'ADMIN', financedBy: 'SELLER', accepted: true },
    { madeBy: 'ADMIN', financedBy: 'SELLER', accepted: true },
  ]);
  expect(await rows(db, 'SELECT code, financed_by AS "financedBy" FROM coupons ORDER BY code')).toEqual([
    { code: 'EID10', financedBy: 'SELLER' },
    { code: 'HB-POPUP1', financedBy: 'PLATFORM' },
  ]);
  expect(await rows(db, 'SELECT reference, right(purchase_id::text, 2) AS purchase FROM payment_references')).toEqual([
    { reference: '8N7A6B5C4', purchase: '61' },
  ]);
  expect(await rows(db, 'SELECT disabled_by AS by, disabled_reason AS reason FROM webhooks ORDER BY id')).toEqual([
    { by: null, reason: null },
    { by: null, reason: null },
    { by: 'ADMIN', reason: 'Floods a stranger' },
    { by: 'FAILING', reason: null },
  ]);
  expect(await rows(db, 'SELECT text_key AS key FROM notifications ORDER BY text_key')).toEqual([
    { key: 'order.placed' },
    { key: 'orderCommented' },
    { key: 'paymentRejected' },
  ]);
  expect(await one(db, 'SELECT bool_and(proved_at = created_at) AS same FROM sessions')).toEqual({ same: true });
  expect(await rows(db, 'SELECT purpose FROM sms_outbox WHERE expires_at IS NOT NULL')).toEqual([{ purpose: 'password-reset' }]);
});

it('what was paid and given back is amounts, with the status that follows from them', async () => {
  for (const migration of later.filter((one) => timeOf(one) < ACCOUNTS)) await run(migration, 'up');
  await write(ORDERS_BEFORE_ACCOUNTS);
  for (const migration of later.filter((one) => timeOf(one) >= ACCOUNTS)) await run(migration, 'up');
  const found = await rows<Record<'id' | 'status' | 'method' | 'sums', string>>(
    db,
    `SELECT right(id::text, 3) AS id, payment_status AS status, payment_method AS method,
       concat_ws(' ', received, received_online, claimed, given_back, given_back_online, refund_owed) AS sums
     FROM orders WHERE right(id::text, 3) BETWEEN '301' AND '311' ORDER BY id`,
  );
  expect(found.map(({ id, status, method, sums }) => [id, status, method, sums])).toEqual([
    ['301', 'PAID', 'BKASH', '101.50 0.00 0.00 0.00 0.00 0.00'],
    ['302', 'CLAIMED', 'BKASH', '0.00 0.00 101.50 0.00 0.00 0.00'],
    ['303', 'REFUNDED', 'BKASH', '101.50 0.00 0.00 101.50 0.00 0.00'],
    // called off after the money had come: the seller owes it, and the weight that was less
    ['304', 'REFUND_DUE', 'BKASH', '101.50 0.00 0.00 0.00 0.00 101.50'],
    ['305', 'REFUND_DUE', 'BKASH', '101.50 0.00 0.00 0.00 0.00 10.00'],
    ['306', 'PAID', 'CASH_ON_DELIVERY', '101.50 0.00 0.00 0.00 0.00 0.00'],
    ['307', 'PAID', 'CASH_ON_DELIVERY', '101.50 0.00 0.00 11.50 0.00 0.00'],
    ['308', 'PAID', 'ONLINE', '101.50 101.50 0.00 0.00 0.00 0.00'],
    ['309', 'REFUNDED', 'ONLINE', '101.50 101.50 0.00 101.50 101.50 0.00'],
    // left the store with a part of it paid: the rest is due at the delivery, and an admin sees it
    ['310', 'PARTLY_PAID', 'CASH_ON_DELIVERY', '80.00 80.00 0.00 0.00 0.00 0.00'],
    ['311', 'UNPAID', 'ONLINE', '0.00 0.00 0.00 0.00 0.00 0.00'],
  ]);
  const payments = `SELECT right(order_id::text, 3) AS "order", method, amount, state, reference, gateway_payment_id IS NOT NULL AS online FROM order_payments
    WHERE right(order_id::text, 3) IN ('301', '302', '306', '308') ORDER BY order_id`;
  expect(await rows(db, payments)).toEqual([
    { order: '301', method: 'BKASH', amount: '101.50', state: 'RECEIVED', reference: 'PAID1', online: false },
    { order: '302', method: 'BKASH', amount: '101.50', state: 'CLAIMED', reference: 'CLAIMED1', online: false },
    { order: '306', method: 'CASH_ON_DELIVERY', amount: '101.50', state: 'RECEIVED', reference: null, online: false },
    { order: '308', method: 'ONLINE', amount: '101.50', state: 'RECEIVED', reference: null, online: true },
  ]);
  const refunds =
    'SELECT right(order_id::text, 3) AS "order", payer, amount, state, due_at > now() AS later FROM order_refunds ORDER BY order_id';
  expect(await rows(db, refunds)).toEqual([
    { order: '303', payer: 'SELLER', amount: '101.50', state: 'CONFIRMED', later: false },
    { order: '304', payer: 'SELLER', amount: '101.50', state: 'OWED', later: true },
    { order: '305', payer: 'SELLER', amount: '10.00', state: 'OWED', later: true },
    { order: '307', payer: 'SELLER', amount: '11.50', state: 'CONFIRMED', later: false },
    { order: '309', payer: 'GATEWAY', amount: '101.50', state: 'CONFIRMED', later: false },
  ]);
  expect(await rows(db, 'SELECT right(order_id::text, 3) AS "order", expected, found FROM order_account_differences')).toEqual([
    { order: '310', expected: '101.50', found: '80.00' },
  ]);
});

it('lines that a trader received get the harvest day of their receipt, where it is not after the delivery', async () => {
  const isBefore = (one: Migration) => timeOf(one) < HARVEST_DAYS;
  for (const migration of later.filter(isBefore)) await run(migration, 'up');
  const dayAfter = async (recorded: string) => {
    await write([`UPDATE receipts SET harvested_on = '${recorded}'`]);
    for (const migration of later.filter((one) => !isBefore(one))) await run(migration, 'up');
    const found = await one(db, 'SELECT max(harvested_on)::text AS day, count(harvested_on)::int AS lines FROM order_lines');
    for (const migration of later.filter((one) => !isBefore(one)).toReversed()) await run(migration, 'down');
    return found;
  };
  // delivered at 7:00 UTC of 2 March, which is that day in Dhaka
  expect(await dayAfter('2026-03-02')).toEqual({ day: '2026-03-02', lines: 1 });
  expect(await dayAfter('2026-03-03')).toEqual({ day: null, lines: 0 });
});

it('the address of a webhook gets its normal form, where that is not too long', async () => {
  for (const migration of later.filter((one) => timeOf(one) < ADDRESSES)) await run(migration, 'up');
  const long = `https:example.com/${'ঘ'.repeat(400)}`;
  const spellings = ['HTTPS://Example.com', 'https:\\\\evil.example\\@example.com/x', long, 'no address'];
  const texts = `unnest('{81,82,83,84}'::text[], $1::text[]) AS given (ending, text)`;
  await rows(db, `UPDATE webhooks SET url = given.text FROM ${texts} WHERE right(id::text, 2) = given.ending`, [spellings]);
  for (const migration of later.filter((one) => timeOf(one) >= ADDRESSES)) await run(migration, 'up');
  const found = await rows<{ url: string }>(db, 'SELECT url FROM webhooks ORDER BY id');
  expect(found.map(({ url: address }) => address)).toEqual([
    'https://example.com/',
    'https://evil.example/@example.com/x',
    long,
    'no address',
  ]);
});

it('each step back leaves tables and rows as they were before the step', async () => {
  const before = { shapes: [await shapeOf(db)], contents: await contentsOf(db, MADE_AGAIN) };
  for (const migration of later) {
    await run(migration, 'up');
    before.shapes.push(await shapeOf(db));
  }
  before.shapes.pop();
  const upgraded = { shape: await shapeOf(db), contents: await contentsOf(db, NUMBERED) };
  for (const migration of later.toReversed()) {
    await run(migration, 'down');
    expect({ migration: migration.name, shape: await shapeOf(db) }).toEqual({ migration: migration.name, shape: before.shapes.pop() });
  }
  expect(await contentsOf(db, MADE_AGAIN)).toEqual(before.contents);
  await upgrade();
  expect({ shape: await shapeOf(db), contents: await contentsOf(db, NUMBERED) }).toEqual(upgraded);
}, 120_000);

it('goes back with what only the newest tables can hold, and up again', async () => {
  await upgrade();
  await write(NEWER_ROWS);
  await takeBack();
  expect(await rows(db, 'SELECT on_hand AS "onHand", reserved, version FROM products ORDER BY id LIMIT 1')).toEqual([
    { onHand: '600.000', reserved: '2.250', version: 7 },
  ]);
  expect(await rows(db, 'SELECT views FROM sell_posts ORDER BY id')).toEqual([{ views: 7 }, { views: 2 }, { views: 5 }]);
  expect(await one(db, 'SELECT count(*)::int AS deals FROM deals')).toEqual({ deals: 2 }); // a proposal that no one accepted is no deal
  expect(await one(db, 'SELECT count(*)::int AS off FROM webhooks WHERE NOT enabled')).toEqual({ off: 4 });
  await upgrade();
  expect(await one(db, 'SELECT count(*)::int AS logins FROM user_logins')).toEqual({ logins: 4 });
});
