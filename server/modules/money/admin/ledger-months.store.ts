/** The statements that close a month. Called by LedgerMonthsService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

/** Waits for what is being posted, and what is posted then waits for the closing. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`;
const CLOSE = `INSERT INTO ledger_months (month, closed_by) VALUES (($1::text || '-01')::date, $2) ON CONFLICT (month) DO NOTHING`;

export async function lockMonths(tx: EntityManager): Promise<void> {
  await execute(tx, LOCK, ['ledger-months']);
}

/** '2026-11' and the months before it. */
export async function insertClosedMonth(tx: EntityManager, month: string, adminId: string): Promise<void> {
  await execute(tx, CLOSE, [month, adminId]);
}
