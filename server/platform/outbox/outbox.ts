/**
 * Port to the partners module, which notifies partners by webhooks: services record what changed in the transaction
 * that changes it, so that both happen or neither. The event holds the values at the end of the transaction; recording
 * the same twice publishes it once.
 */
import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../../schema/values/market/partners';

export abstract class Outbox {
  /**
   * SQL: whether any webhook receives events of these users (expressions of type uuid), for a statement that reads
   * these users anyway.
   */
  abstract hasListener(...users: readonly string[]): string;
  /**
   * The transaction has read that no webhook receives what it records: nothing is written. Called before, it leaves
   * nothing to the end of the transaction.
   */
  abstract skip(tx: EntityManager): void;
  /** `subjectIds`: the orders, products, payouts or payments it happened to, their rows locked by this transaction. */
  abstract record(tx: EntityManager, event: WebhookEvent, subjectIds: readonly string[]): void;
}
