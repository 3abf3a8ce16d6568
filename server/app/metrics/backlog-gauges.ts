/**
 * How much waits in the queues of the database (jobs, messages, deliveries of webhooks, what is sent to devices), and how old its last backup is. All processes see the same queues, so take the maximum of theirs. Counted over a
 * connection that serves no request, at most once in five seconds.
 */
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { pushBacklog } from '../../modules/notifications/push/push-messages.store';
import { deliveryBacklog } from '../../modules/partners/deliveries/webhook-deliveries.store';
import type { BackgroundDatabase } from '../../platform/db/background-database';
import { backupAge } from '../../platform/db/last-backup.store';
import { type Backlog, type JobBacklog, jobBacklog } from '../../platform/jobs/job-backlog';
import { smsBacklog } from '../../platform/sms/sms-store';

const COUNTED_FOR_MS = 5_000;

interface Backlogs {
  readonly jobs: JobBacklog;
  /** Without a provider messages wait for an operator by design: not counted. */
  readonly sms?: Backlog;
  readonly webhooks: Backlog;
  readonly push: Backlog;
}

interface Counted {
  readonly queues: Backlogs;
  readonly backupAgeSeconds: number;
}

export function addBacklogGauges(registry: Registry, database: BackgroundDatabase, hasSmsProvider: boolean): void {
  const read = remembered(async () => countAll(await database.open(), hasSmsProvider));
  const ofQueues = (value: (backlog: Backlog) => number) =>
    async function collect(this: Gauge): Promise<void> {
      this.reset();
      const counted = await read();
      for (const [queue, backlog] of Object.entries(counted?.queues ?? {})) this.set({ queue }, value(backlog as Backlog));
    };
  registry.registerMetric(
    new Gauge({
      ...{ name: 'haatbar_queue_waiting', help: 'Work that is due, by queue; counted up to 10,000.', labelNames: ['queue'], registers: [] },
      collect: ofQueues(({ waiting }) => waiting),
    }),
  );
  registry.registerMetric(
    new Gauge({
      ...{
        name: 'haatbar_queue_oldest_seconds',
        help: 'How long the oldest work of the queue is due.',
        labelNames: ['queue'],
        registers: [],
      },
      collect: ofQueues(({ oldestSeconds }) => oldestSeconds),
    }),
  );
  registry.registerMetric(
    new Gauge({
      ...{ name: 'haatbar_jobs_given_up', help: 'Jobs that failed at their last try.', registers: [] },
      async collect() {
        const counted = await read();
        if (counted) this.set(counted.queues.jobs.givenUp);
        else this.remove();
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      ...{ name: 'haatbar_backup_age_seconds', help: 'How long ago the last backup was made; +Inf where none was.', registers: [] },
      async collect() {
        const counted = await read();
        if (counted) this.set(counted.backupAgeSeconds);
        else this.remove();
      },
    }),
  );
}

async function countAll(db: DataSource, hasSmsProvider: boolean): Promise<Counted> {
  const [jobs, webhooks, push] = [await jobBacklog(db), await deliveryBacklog(db), await pushBacklog(db)];
  const queues = { jobs, webhooks, push, ...(hasSmsProvider && { sms: await smsBacklog(db) }) };
  return { queues, backupAgeSeconds: await backupAge(db) };
}

/** Null while the database is away. */
function remembered<T>(read: () => Promise<T>): () => Promise<T | null> {
  let last: Promise<T | null> | undefined;
  let readAt = 0;
  return () => {
    if (last && performance.now() - readAt < COUNTED_FOR_MS) return last;
    readAt = performance.now();
    last = read().catch(() => null);
    return last;
  };
}
