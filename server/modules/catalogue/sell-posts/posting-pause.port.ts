/**
 * Called in the transaction that opens sell posts. Sellers whose commission bills are overdue open none; bills belong
 * to the money module, which comes after the catalogue and implements this port (PostingPauseService); the container
 * binds it.
 */
import type { EntityManager } from 'typeorm';

export abstract class PostingPause {
  /** CONFLICT while the seller may not open new posts. */
  abstract assertMayPost(tx: EntityManager, sellerId: string): Promise<void>;
}
