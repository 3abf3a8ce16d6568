/** Transfers that counted twice before spellings were compared stay as they are, and are marked but for the first. */
import type { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { createDataSource } from '../../../server/platform/db/data-source';
import { createTestDatabase, dropTestDatabase } from '../../support/database';
import { rows } from '../../support/sql';

let url: string;
let db: DataSource;
beforeAll(async () => {
  url = await createTestDatabase();
  db = await createDataSource({ url, entities: [], migrations: [...migrations], poolSize: 1, applicationName: 'upgrade' }).initialize();
});
afterAll(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

const ID = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** Without their orders, sellers and bills, which no step of the upgrade reads. */
const PAIRS = `
  SET session_replication_role = replica;
  INSERT INTO payment_references (payment_method, reference, purchase_id) VALUES ('BKASH', 'AB0CD1', '${ID(1)}'), ('BKASH', 'ABOCDI', '${ID(2)}'), ('NAGAD', 'ABOCDI', '${ID(3)}');
  INSERT INTO order_refunds (id, order_id, buyer_id, seller_id, payer, amount, state, due_at, method, reference, given_at)
    SELECT ('00000000-0000-7000-8000-00000000001' || n)::uuid, '${ID(1)}', '${ID(2)}', '${ID(3)}', 'SELLER', 5, 'GIVEN', now(), 'BKASH', r, now() + n * interval '1 s'
    FROM (VALUES (1, 'XY0001'), (2, 'XYO001'), (3, 'XY0002')) AS g (n, r);
  INSERT INTO payouts (id, seller_id, amount, method, account_number, holder, state, batch_id, reference, paid_at)
    SELECT ('00000000-0000-7000-8000-00000000002' || n)::uuid, '${ID(1)}', 5, 'BKASH', '01712345678', 'A', 'PAID', '${ID(9)}', r, now() + n * interval '1 s'
    FROM (VALUES (1, 'PO-0001'), (2, 'PO0001'), (3, 'PO0002')) AS g (n, r);
  INSERT INTO bill_payments (id, bill_id, amount, method, reference, received_on)
    SELECT ('00000000-0000-7000-8000-00000000003' || n)::uuid, '${ID(1)}', 5, 'BANK', r, '2026-11-01' FROM (VALUES (1, 'B/0001'), (2, 'B.0001'), (3, 'B0002')) AS g (n, r);
  INSERT INTO gateway_refunds (id, payment_id, reason, amount, state, hand_reference, hand_by, hand_since, ended_at)
    SELECT ('00000000-0000-7000-8000-00000000004' || n)::uuid, '${ID(1)}', 'NOT_DUE', 5, 'DONE', r, '${ID(2)}', now(), now() FROM (VALUES (1, 'H-0001'), (2, 'H0001'), (3, 'H0002')) AS g (n, r);
  SET session_replication_role = origin`;

it('goes up and down with them', async () => {
  const later = migrations.filter(({ name }) => Number(name.slice(-13)) >= 1764407000000).length;
  for (let step = 0; step < later; step++) await db.undoLastMigration();
  await db.query(PAIRS);
  await db.runMigrations();
  const marked = async (table: string, column: string, order: string) =>
    (await rows<{ is: boolean }>(db, `SELECT ${column} AS is FROM ${table} ORDER BY ${order}`)).map(({ is }) => is);
  expect(await marked('payment_references', 'shares_reference', 'payment_method, reference')).toEqual([false, true, false]);
  for (const table of ['order_refunds', 'payouts', 'bill_payments'])
    expect([table, await marked(table, 'shares_reference', 'id')]).toEqual([table, [false, true, false]]);
  expect(await marked('gateway_refunds', 'shares_hand_reference', 'id')).toEqual([false, true, false]);
  const again = `INSERT INTO payment_references (payment_method, reference, purchase_id) VALUES ('NAGAD', 'AB0CD1', '${ID(4)}')`;
  await expect(db.query(`SET session_replication_role = replica; ${again}`)).rejects.toThrow('payment_references_key');
  for (let step = 0; step < later; step++) await db.undoLastMigration();
  expect(await rows(db, 'SELECT 1 FROM order_refunds WHERE shares_reference')).toEqual([]);
  await db.runMigrations();
});
