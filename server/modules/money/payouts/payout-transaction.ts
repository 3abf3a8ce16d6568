/**
 * The transaction of what takes sellers' money for payouts. A correction of an order that is committed between its
 * reading and its own commit leaves less (the guard `payout_covered`): then it is read again.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction';

const ATTEMPTS = 4;

export async function inPayoutTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || violatedConstraint(error) !== 'payout_covered') throw error;
    }
  }
}
