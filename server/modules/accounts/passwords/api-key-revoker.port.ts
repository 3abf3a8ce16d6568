/**
 * Revokes the API keys of a user in the transaction that changes their password. API keys belong to a later module,
 * which implements this port (partners: ApiKeyEndingsService); the container binds it.
 */
import type { EntityManager } from 'typeorm';

export abstract class ApiKeyRevoker {
  /** Revokes every valid key; returns how many there were. */
  abstract revokeAll(tx: EntityManager, userId: string): Promise<number>;

  /**
   * The same after a password reset by a one-time code: also disables webhooks, and notifies the owner when there were
   * any.
   */
  abstract revokeAllAfterReset(tx: EntityManager, userId: string): Promise<void>;
}
