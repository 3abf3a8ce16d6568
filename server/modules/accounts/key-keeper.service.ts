/**
 * Whoever keeps the API keys of accounts ends them all, in the transaction of a new password. Accounts stand before the room that keeps them, so that one
 * implements this port (partners: ApiKeyEndingsService) and the container binds it.
 */
import type { EntityManager } from 'typeorm';

export abstract class KeyKeeper {
  /** Ends every live key on the next request; answers how many. */
  abstract endAll(tx: EntityManager, userId: string): Promise<number>;

  /** The same after somebody came in again by a code, and tells him of it where there were any. */
  abstract endAllAfterReset(tx: EntityManager, userId: string): Promise<void>;
}
