/**
 * Outbox: collects what a transaction notes and writes it, at its end and within it, as one delivery for each webhook that wants it. The rows of the
 * objects are locked by then, so the deliveries of one object are numbered in the order of its changes. Without a listener it costs one statement, or none where
 * the transaction has read that there is none.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../../../schema/values/partners';
import { beforeCommit } from '../../../platform/db/transaction';
import { JobQueue } from '../../../platform/jobs/job-queue';
import { Outbox } from '../../../platform/outbox/outbox';
import { hasWebhook, type RecordedEvent, writeDeliveries } from './webhook-outbox.store';
import { DELIVER_WEBHOOKS_JOB } from './webhook-delivery-worker.service';

@scoped(Lifecycle.ContainerScoped)
export class WebhookOutbox extends Outbox {
  private readonly noted = new WeakMap<EntityManager, Map<string, RecordedEvent>>();

  private readonly unheard = new WeakSet<EntityManager>();

  constructor(private readonly jobs: JobQueue) {
    super();
  }

  isHeard(...users: readonly string[]): string {
    return hasWebhook(users);
  }

  skip(tx: EntityManager): void {
    this.unheard.add(tx);
  }

  note(tx: EntityManager, event: WebhookEvent, subjectIds: readonly string[]): void {
    if (subjectIds.length === 0) return;
    let notes = this.noted.get(tx);
    if (!notes) {
      notes = new Map();
      this.noted.set(tx, notes);
      beforeCommit(tx, () => this.write(tx));
    }
    for (const subjectId of subjectIds) notes.set(`${event} ${subjectId}`, { event, subjectId });
  }

  private async write(tx: EntityManager): Promise<void> {
    if (this.unheard.has(tx)) return;
    const notes = [...(this.noted.get(tx)?.values() ?? [])].map((note, place) => ({ ...note, place }));
    if ((await writeDeliveries(tx, notes)) > 0) await this.jobs.add(tx, DELIVER_WEBHOOKS_JOB, {});
  }
}
