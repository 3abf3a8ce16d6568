/**
 * JobQueue on PostgreSQL by graphile-worker, in its own schema `graphile_worker`; safe with several processes. A
 * database that goes away stops nothing for good: connections repeat (worker-pool.ts), and a runner that ended is
 * started again. Started by server/app.
 */
import { Logger as WorkerLogger, type Runner, parseCronItems, run, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { isConnectionError } from '../errors/connection-errors';
import { execute } from '../db/sql';
import type { Db } from '../db/sql';
import type { Logger } from '../logging/logger';
import { watchClock } from './clock-watch';
import { inRootSpan } from '../spans/spans';
import { type JobHandler, type JobObserver, type JobOptions, JobQueue } from './job-queue';
import { openWorkerPool } from './worker-pool';

const ADD_JOB = `SELECT graphile_worker.add_job($1, $2::json, run_at := $3, max_attempts := $4, job_key := $5, priority := $6)`;
/** The smaller number runs first; 0 is what jobs have by themselves. */
const URGENT = -10;
const CONCURRENCY = 4;
/**
 * A job of a process that was killed stays locked by it; none of ours works for so long. graphile-worker itself waits
 * for four hours.
 */
const FREE_LOST = `SELECT graphile_worker.force_unlock_workers(ARRAY(
  SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_at < now() - interval '15 minutes'))`;
/** Clears the times that a clock in the future has left: otherwise no scheduled job would run until then. */
const FORGET_FUTURE = `UPDATE graphile_worker._private_known_crontabs SET last_execution = NULL WHERE last_execution > now() + interval '2 minutes'`;
const DATABASE_AWAY_MS = 1_000;
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
/** A runner that worked for so long was healthy: the next restart comes quickly again. */
const HEALTHY_AFTER_MS = 60_000;

export class GraphileJobQueue extends JobQueue {
  private readonly handlers = new Map<string, JobHandler<never>>();
  private readonly crons: { task: string; match: string }[] = [];
  private observer: JobObserver | null = null;
  private runner: Runner | undefined;
  private pool: Pool | undefined;
  private stopping = false;
  private endClockWatch: () => void = () => undefined;
  private restart: NodeJS.Timeout | undefined;
  private restartAfterMs = FIRST_RESTART_MS;
  /** Workers of this process that ended while they held a job. */
  private readonly lostWorkers = new Set<string>();
  /** A runner that is being started now. */
  private starting: Promise<void> = Promise.resolve();

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

  async add(db: Db, name: string, payload: object, { runAt, jobKey, maxAttempts, isUrgent = false }: JobOptions = {}): Promise<void> {
    if (!this.handlers.has(name)) throw new Error(`No handler for the job ${name}.`);
    await execute(db, ADD_JOB, [name, JSON.stringify(payload), runAt ?? null, maxAttempts ?? null, jobKey ?? null, isUrgent ? URGENT : 0]);
  }

  async cancel(db: Db, jobKey: string): Promise<void> {
    await execute(db, 'SELECT graphile_worker.remove_job($1)', [jobKey]);
  }

  observe(observer: JobObserver): void {
    this.observer = observer;
  }

  async start(): Promise<void> {
    this.pool = this.openPool(CONCURRENCY + 2);
    this.endClockWatch = watchClock((ms) => this.clockWasSet(ms));
    this.starting = this.startRunner(this.pool);
    await this.starting;
  }

  async stop(): Promise<void> {
    this.stopping = true; // what PostgreSQL reports to a closing connection is not worth a line
    clearTimeout(this.restart);
    this.endClockWatch();
    await this.starting.catch(() => undefined);
    await this.runner?.stop().catch(() => undefined); // it has ended by itself meanwhile
    await this.pool?.end();
    this.runner = undefined;
    this.pool = undefined;
  }

  /** The runner is started again, with a timetable of the new time. */
  private clockWasSet(ms: number): void {
    this.log.warn('the clock was set: the timetable of jobs begins again', { seconds: Math.round(ms / 1000) });
    void this.runner?.stop().catch(() => undefined);
  }

  private async startRunner(pool: Pool): Promise<void> {
    await pool.query(FORGET_FUTURE);
    const runner = await run({
      ...this.settings(pool),
      concurrency: CONCURRENCY,
      pollInterval: 1_000,
      parsedCronItems: parseCronItems(this.crons),
    });
    this.runner = runner;
    const startedAt = performance.now();
    const ended = (error: unknown): void => {
      if (performance.now() - startedAt > HEALTHY_AFTER_MS) this.restartAfterMs = FIRST_RESTART_MS;
      this.startAgain(pool, error);
    };
    runner.promise.then(() => ended(null), ended);
    // a worker that could not report its job's end has ended and nothing replaces it: begin again with all of them
    runner.events.on('worker:fatalError', ({ worker }) => {
      this.lostWorkers.add(worker.workerId);
      void runner.stop().catch(() => undefined);
    });
    await this.freeLostWorkers(pool);
  }

  private async freeLostWorkers(pool: Pool): Promise<void> {
    if (this.lostWorkers.size === 0) return;
    await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [[...this.lostWorkers]]);
    this.lostWorkers.clear();
  }

  /** After a growing wait, until it runs or the queue is stopped. */
  private startAgain(pool: Pool, error: unknown): void {
    this.runner = undefined;
    if (this.stopping) return;
    const inMs = isConnectionError(error) ? DATABASE_AWAY_MS : this.restartAfterMs;
    if (!isConnectionError(error)) {
      this.restartAfterMs = Math.min(inMs * 2, LONGEST_RESTART_MS);
      this.log.warn('the job queue has stopped; it is started again', { error, inMs });
    }
    this.restart = setTimeout(() => {
      this.starting = this.startRunner(pool).catch((failure: unknown) => this.startAgain(pool, failure));
    }, inMs).unref();
  }

  async freeLost(db: Db): Promise<void> {
    await execute(db, FREE_LOST);
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
      logger: new WorkerLogger(() => (level, message, meta) => {
        if (this.stopping) return;
        if (isConnectionError(meta?.error ?? meta?.fatalError))
          this.log.debug(message); // readiness reports a lost database
        else if (level === 'error') this.log.error(message, { error: meta?.error });
        else if (level === 'warning') this.log.warn(message);
        else this.log.debug(message);
      }),
      taskList: Object.fromEntries(
        [...this.handlers].map(([name, handler]) => [name, (payload: unknown) => this.perform(name, handler, payload)]),
      ),
    };
  }

  private async perform(name: string, handler: JobHandler<never>, payload: unknown): Promise<void> {
    const startedAt = performance.now();
    const report = (isDone: boolean) => this.observer?.jobFinished({ name, isDone, seconds: (performance.now() - startedAt) / 1000 });
    try {
      await inRootSpan(
        `job ${name}`,
        () => ({}),
        () => handler(payload as never),
      );
    } catch (error) {
      report(false);
      throw error;
    }
    report(true);
  }

  private openPool(max: number): Pool {
    return openWorkerPool({
      url: this.databaseUrl,
      max,
      isStopping: () => this.stopping,
      onError: (error) => this.log.debug('a connection of the job queue broke', { error }),
    });
  }
}
