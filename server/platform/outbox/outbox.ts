/**
 * Port to whoever tells the outside world (the partners module): services note what changed in the transaction that changes it, so that both happen or
 * neither. What is told is how things stand at the end of the transaction; noting the same twice tells it once.
 */
import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../../schema/values/partners';

export abstract class Outbox {
  /** `subjectIds`: the orders or products it happened to, their rows locked by this transaction. */
  abstract note(tx: EntityManager, event: WebhookEvent, subjectIds: readonly string[]): void;
}
