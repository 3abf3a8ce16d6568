/**
 * Port to whoever notifies the outside world (the partners module): services record what changed in the transaction that changes it, so that both happen or
 * neither. The event holds the values at the end of the transaction; recording the same twice publishes it once.
 */
import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../../schema/values/partners';

export abstract class Outbox {
  /** SQL: whether anyone listens to events of these users (expressions of type uuid). For a statement that reads other things of them anyway. */
  abstract hasListener(...users: readonly string[]): string;
  /** The transaction has read that no one listens to what it has recorded, or will: nothing is written. */
  abstract skip(tx: EntityManager): void;
  /** `subjectIds`: the orders or products it happened to, their rows locked by this transaction. */
  abstract note(tx: EntityManager, event: WebhookEvent, subjectIds: readonly string[]): void;
}
