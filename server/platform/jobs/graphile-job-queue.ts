/** JobQueue on PostgreSQL by graphile-worker, in its own schema `graphile_worker`; safe with several processes. Started by server/app. */
import { Logger as WorkerLogger, type Runner, parseCronItems, run, runOnce } from 'graphile-worker';
import { Pool } from 'pg';
import { execute } from '../db/sql';
import type { Db } from '../db/sql';
import type { Logger } from '../logging/logger';
import { type JobHandler, type JobOptions, JobQueue } from './job-queue';

const ADD_JOB = `SELECT graphile_worker.add_job($1, $2::json, run_at := $3, max_attempts := $4, job_key := $5)`;
const CONCURRENCY = 4;

export class GraphileJobQueue extends JobQueue {
  private readonly handlers = new Map<string, JobHandler<never>>();
  private readonly crons: { task: string; match: string }[] = [];
  private runner: Runner | undefined;
  private pool: Pool | undefined;
  private stopping = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
  ) {
    super();
  }

  register<T extends object>(name: string, handler: JobHandler<T>): void {
    if (this.handlers.has(name)) throw new Error(`Two handlers for the job ${name}.`);
    this.handlers.set(name, handler);
  }

  schedule(name: string, cron: string): void {
    this.crons.push({ task: name, match: cron });
  }

  async add(db: Db, name: string, payload: object, { runAt, jobKey, maxAttempts }: JobOptions = {}): Promise<void> {
    if (!this.handlers.has(name)) throw new Error(`No handler for the job ${name}.`);
    await execute(db, ADD_JOB, [name, JSON.stringify(payload), runAt ?? null, maxAttempts ?? null, jobKey ?? null]);
  }

  async cancel(db: Db, jobKey: string): Promise<void> {
    await execute(db, 'SELECT graphile_worker.remove_job($1)', [jobKey]);
  }

  async start(): Promise<void> {
    this.pool = this.openPool(CONCURRENCY + 2);
    this.runner = await run({
      ...this.settings(this.pool),
      concurrency: CONCURRENCY,
      pollInterval: 1_000,
      parsedCronItems: parseCronItems(this.crons),
    });
    this.runner.promise.catch((error: unknown) => this.log.error('the job queue has stopped', { error }));
  }

  async stop(): Promise<void> {
    this.stopping = true; // what PostgreSQL tells a closing connection is no news
    await this.runner?.stop();
    await this.pool?.end();
    this.runner = undefined;
    this.pool = undefined;
  }

  async runDue(): Promise<void> {
    const pool = this.openPool(2);
    try {
      await runOnce(this.settings(pool));
    } finally {
      await pool.end();
    }
  }

  private settings(pgPool: Pool): Parameters<typeof runOnce>[0] {
    return {
      pgPool,
      noHandleSignals: true, // the application stops it in order
      logger: new WorkerLogger(() => (level, message) => {
        if (this.stopping) return;
        if (level === 'error') this.log.error(message);
        else if (level === 'warning') this.log.warn(message);
        else this.log.debug(message);
      }),
      taskList: Object.fromEntries([...this.handlers].map(([name, handler]) => [name, (payload: unknown) => handler(payload as never)])),
    };
  }

  private openPool(max: number): Pool {
    const pool = new Pool({ connectionString: this.databaseUrl, max, application_name: 'haatbar-jobs' });
    pool.on('error', (error) => {
      if (!this.stopping) this.log.warn('a connection of the job queue broke', { error });
    });
    pool.on('connect', (client) => client.on('error', () => undefined)); // a borrowed connection tells its borrower by rejecting
    return pool;
  }
}
