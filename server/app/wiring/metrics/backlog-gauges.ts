/**
 * How much waits in the queues of the database (jobs, messages, deliveries of webhooks, what is sent to devices), and
 * how old its last backup is. All processes see the same queues, so take the maximum of theirs. Counted over a
 * connection that serves no request, at most once in five seconds.
 */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { pushBacklog } from '../../../modules/notifications/push/push-messages.store';
import { deliveryBacklog } from '../../../modules/partners/deliveries/webhook-deliveries.store';
import type { BackgroundDatabase } from '../../../platform/db/background-database';
import { backupAge } from '../../../modules/settings/last-backup.store';
import { type Backlog, type JobBacklog, jobBacklog } from '../../../platform/jobs/job-backlog';
import { codeShares, refusedCodes } from '../../../platform/sms/refused-codes';
import { smsOfToday, smsBacklog } from '../../../platform/sms/sms-store';

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
  /** Null without a provider. */
  readonly smsToday: { readonly sent: number; readonly codes: number } | null;
}

export function addBacklogGauges(registry: Registry, database: BackgroundDatabase, smsPerDay: number | null): void {
  const read = remembered(async () => countAll(await database.open(), smsPerDay !== null));
  const ofQueues = (value: (backlog: Backlog) => number) =>
    async function collect(this: Gauge): Promise<void> {
      this.reset();
      const counted = await read();
      for (const [queue, backlog] of Object.entries(counted?.queues ?? {})) this.set({ queue }, value(backlog as Backlog));
    };
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_queue_waiting',
      help: 'Work that is due, by queue; counted up to 1,000,000.',
      labelNames: ['queue'],
      registers: [],
      collect: ofQueues(({ waiting }) => waiting),
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_queue_oldest_seconds',
      help: 'How long the oldest work of the queue is due.',
      labelNames: ['queue'],
      registers: [],
      collect: ofQueues(({ oldestSeconds }) => oldestSeconds),
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_jobs_given_up',
      help: 'Jobs that failed at their last try.',
      registers: [],
      async collect() {
        const counted = await read();
        if (counted) this.set(counted.queues.jobs.givenUp);
        else this.remove();
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_backup_age_seconds',
      help: 'How long ago the last backup was made; +Inf where none was.',
      registers: [],
      async collect() {
        const counted = await read();
        if (counted) this.set(counted.backupAgeSeconds);
        else this.remove();
      },
    }),
  );
  addRefusedCodes(registry);
  addSmsGauges(registry, smsPerDay, async () => (await read())?.smsToday ?? null);
}

function addRefusedCodes(registry: Registry): void {
  registry.registerMetric(
    new Counter({
      name: 'haatbar_sms_codes_refused_total',
      help: 'One-time codes that were not sent since a share of SMS_PER_DAY is used up: of all codes, of strangers, of a network.',
      registers: [],
      labelNames: ['share'],
      collect() {
        this.reset();
        // a series begins with its first event
        for (const share of codeShares) if (refusedCodes.count(share) > 0) this.inc({ share }, refusedCodes.count(share));
      },
    }),
  );
}

/** Without a value where there is no provider. */
function addSmsGauges(registry: Registry, perDay: number | null, readToday: () => Promise<Counted['smsToday']>): void {
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_sms_today',
      help: 'Short messages that were given to the provider today (Bangladesh).',
      registers: [],
      async collect() {
        const today = await readToday();
        if (today === null) this.remove();
        else this.set(today.sent);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_sms_codes_today',
      help: 'One-time codes among them; strangers may cause a quarter of SMS_PER_DAY.',
      registers: [],
      async collect() {
        const today = await readToday();
        if (today === null) this.remove();
        else this.set(today.codes);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_sms_per_day',
      help: 'SMS_PER_DAY: beyond it only codes and payouts are sent.',
      registers: [],
      collect() {
        if (perDay === null) this.remove();
        else this.set(perDay);
      },
    }),
  );
}

async function countAll(db: DataSource, hasSmsProvider: boolean): Promise<Counted> {
  const [jobs, webhooks, push] = [await jobBacklog(db), await deliveryBacklog(db), await pushBacklog(db)];
  const queues = { jobs, webhooks, push, ...(hasSmsProvider && { sms: await smsBacklog(db) }) };
  return { queues, backupAgeSeconds: await backupAge(db), smsToday: hasSmsProvider ? await smsOfToday(db) : null };
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
