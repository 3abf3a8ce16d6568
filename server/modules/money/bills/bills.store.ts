/** The statements that change bills. Called by BillPaymentsService and BillRemindersService. */
import type { EntityManager } from 'typeorm';
import type { BillPaymentMethod } from '../../../../schema/values/money/bills';
import { column, columns, select, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';

const bill = columns({ id: column('b.id', text) });
const LOCK = (list: string) => `SELECT ${list} FROM bills b WHERE b.id = $1 FOR NO KEY UPDATE`;
const ADD_PAID = `UPDATE bills SET paid = paid + $2 WHERE id = $1`;

const PAID_BY = (list: string) => `
  SELECT ${list} FROM bills b JOIN bill_payments p ON p.bill_id = b.id
  WHERE p.method = $1 AND transfer_key(p.reference) = transfer_key($2) AND p.reversed_at IS NULL LIMIT 1`;

/** Open bills whose reminder number $1 is due: $2 days from the due day. */
const REMIND = (list: string) => `
  WITH due AS (
    SELECT id FROM bills WHERE paid < total AND reminders = $1::int AND due_on + $2::int <= (now() AT TIME ZONE 'Asia/Dhaka')::date
    ORDER BY due_on, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE bills b SET reminders = b.reminders + 1 FROM due WHERE b.id = due.id RETURNING ${list}`;

/** False where there is none. */
export async function lockBill(tx: EntityManager, id: string): Promise<boolean> {
  return (await selectOne(tx, bill, LOCK, [id])) !== null;
}

/** Returns the id of the bill that this transfer was recorded for, in whichever spelling. */
export async function billPaidBy(tx: EntityManager, method: BillPaymentMethod, reference: string): Promise<string | null> {
  return (await selectOne(tx, bill, PAID_BY, [method, reference]))?.id ?? null;
}

export async function addPaid(tx: EntityManager, id: string, amount: string): Promise<void> {
  await execute(tx, ADD_PAID, [id, amount]);
}

/** Counts the reminder for as many bills as the limit allows, and returns them. */
export async function recordReminders(tx: EntityManager, reminder: number, days: number, limit: number): Promise<string[]> {
  return (await select(tx, bill, REMIND, [reminder, days, limit])).map(({ id }) => id);
}
