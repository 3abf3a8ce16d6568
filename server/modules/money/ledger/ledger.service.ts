/**
 * Writes the ledger, always within the transaction of what happened. An event of a month that is closed is dated to the
 * beginning of the next open one. Amounts are BDT; a positive amount of a seller's account is what the seller owes.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { insertPostings, insertReversals, lockMoney, prepare } from './ledger.store';
import type { Posting } from './posting';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LedgerService {
  /**
   * Posts those whose key is new. A posting whose entries do not sum to zero fails the whole transaction when it
   * commits.
   */
  async post(tx: EntityManager, postings: readonly Posting[]): Promise<void> {
    if (postings.length === 0) return;
    const sellers = postings.flatMap(({ entries }) => entries.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])));
    await prepare(tx, sellers);
    await insertPostings(tx, postings);
  }

  /** Reverses all that is posted for these orders; each posting once. */
  async reverse(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    if (orderIds.length === 0) return;
    await prepare(tx, []);
    await insertReversals(tx, orderIds);
  }

  /** Reverses what was posted by this key, once. */
  async reversePosting(tx: EntityManager, key: string): Promise<void> {
    await prepare(tx, []);
    await insertReversals(tx, [], [key]);
  }

  /**
   * Whatever takes from a seller's credit, or records a payment by its reference, locks it first, so that nothing is
   * taken twice.
   */
  async lock(tx: EntityManager, subject: string): Promise<void> {
    await lockMoney(tx, subject);
  }
}
