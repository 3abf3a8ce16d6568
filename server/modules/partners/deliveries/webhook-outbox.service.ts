/**
 * Outbox: collects the events of a transaction and writes them, at its end and within it, as one delivery for each
 * webhook that wants it. The rows of the objects are locked by then, so the deliveries of one object are numbered in
 * the order of its changes. Without a listener it costs one statement, or none where the transaction has read that
 * there is none.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../../../schema/values/market/partners';
import { beforeCommit } from '../../../platform/db/transaction';
import { JobQueue } from '../../../platform/jobs/job-queue';
import { Outbox } from '../../../platform/outbox/outbox';
import { hasWebhook, type RecordedEvent, writeDeliveries } from './webhook-outbox.store';
import { DELIVER_WEBHOOKS_JOB } from './webhook-delivery-worker.service';

@scoped(Lifecycle.ContainerScoped)
export class WebhookOutbox extends Outbox {
  private readonly recorded = new WeakMap<EntityManager, Map<string, RecordedEvent>>();

  private readonly withoutListener = new WeakSet<EntityManager>();

  constructor(private readonly jobs: JobQueue) {
    super();
  }

  hasListener(...users: readonly string[]): string {
    return hasWebhook(users);
  }

  skip(tx: EntityManager): void {
    this.withoutListener.add(tx);
  }

  record(tx: EntityManager, event: WebhookEvent, subjectIds: readonly string[]): void {
    if (subjectIds.length === 0 || this.withoutListener.has(tx)) return;
    let events = this.recorded.get(tx);
    if (!events) {
      events = new Map();
      this.recorded.set(tx, events);
      beforeCommit(tx, () => this.write(tx));
    }
    for (const subjectId of subjectIds) events.set(`${event} ${subjectId}`, { event, subjectId });
  }

  private async write(tx: EntityManager): Promise<void> {
    if (this.withoutListener.has(tx)) return;
    const events = [...(this.recorded.get(tx)?.values() ?? [])].map((event, place) => ({ ...event, place }));
    if ((await writeDeliveries(tx, events)) > 0) await this.jobs.add(tx, DELIVER_WEBHOOKS_JOB, {});
  }
}
