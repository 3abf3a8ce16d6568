/**
 * Work that happens later or on a schedule: orders that expire, messages that are delivered, files that are swept. A
 * job is added in the transaction that causes it, so that both happen or neither. Services ask for `JobQueue`;
 * server/app/wiring/register-jobs.ts lists who does which job.
 */
import type { Db } from '../db/sql';

export type JobHandler<T> = (payload: T) => Promise<void>;

export const FREE_LOST_JOBS_JOB = 'free-lost-jobs';
export const FREE_LOST_JOBS_CRON = '*/5 * * * *';

/** A job that has run once in this process. */
export interface FinishedJob {
  readonly name: string;
  /** False: it threw, and is tried again. */
  readonly isDone: boolean;
  readonly seconds: number;
}

export interface JobObserver {
  jobFinished(job: FinishedJob): void;
}

export interface JobOptions {
  readonly runAt?: Date;
  /** A job with the same key that still waits is replaced. */
  readonly jobKey?: string;
  readonly maxAttempts?: number;
  /** It runs before all that is due and not urgent: someone waits for it with a phone in the hand. */
  readonly isUrgent?: boolean;
}

export abstract class JobQueue {
  /** Before `start`. A job may run twice (a process that dies is not asked): handlers must bear that. */
  abstract register<T extends object>(name: string, handler: JobHandler<T>): void;
  /** Before `start`. Runs a registered job on a schedule (UTC), once in all processes together. */
  abstract schedule(name: string, cron: string): void;
  abstract add(db: Db, name: string, payload: object, options?: JobOptions): Promise<void>;
  /** Removes a job that still waits. */
  abstract cancel(db: Db, jobKey: string): Promise<void>;
  /** Reports each job that this process has run. */
  abstract observe(observer: JobObserver): void;
  /** Begins to run jobs in this process. */
  abstract start(): Promise<void>;
  /** Lets running jobs end. */
  abstract stop(): Promise<void>;
  /** Frees the jobs which a process that was killed had begun more than 15 minutes ago, so that they run again. */
  abstract freeLost(db: Db): Promise<void>;
  /** Runs what is due now and returns; for processes and tests that start no worker. */
  abstract runDue(): Promise<void>;
}
