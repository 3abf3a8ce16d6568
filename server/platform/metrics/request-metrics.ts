/** Rate, errors and latency of requests and jobs, by operation. Made by server/app where the metrics are on. */
import { Counter, Histogram, type Registry } from 'prom-client';
import type { FinishedRequest, RequestObserver } from '../http/request-observer';
import type { FinishedJob, JobObserver } from '../jobs/job-queue';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 300];

export class RequestMetrics implements RequestObserver, JobObserver {
  private readonly requests: Counter;
  private readonly durations: Histogram;
  private readonly jobs: Counter;
  private readonly jobDurations: Histogram;

  constructor(registry: Registry) {
    const registers = [registry];
    this.requests = new Counter({
      name: 'haatbar_requests_total',
      help: 'Requests by operation and outcome: OK, the code of the error, or the HTTP status.',
      labelNames: ['transport', 'operation', 'code'],
      registers,
    });
    this.durations = new Histogram({
      name: 'haatbar_request_duration_seconds',
      help: 'From the first byte of a request to the end of its response.',
      labelNames: ['transport', 'operation'],
      buckets: SECONDS,
      registers,
    });
    this.jobs = new Counter({
      name: 'haatbar_jobs_total',
      help: 'Jobs that this process has run, by outcome: done or failed (a failed one is tried again).',
      labelNames: ['name', 'outcome'],
      registers,
    });
    this.jobDurations = new Histogram({
      name: 'haatbar_job_duration_seconds',
      help: 'How long jobs ran.',
      labelNames: ['name'],
      buckets: JOB_SECONDS,
      registers,
    });
  }

  finished({ transport, operation, code, seconds }: FinishedRequest): void {
    this.requests.inc({ transport, operation, code });
    this.durations.observe({ transport, operation }, seconds);
  }

  jobFinished({ name, isDone, seconds }: FinishedJob): void {
    this.jobs.inc({ name, outcome: isDone ? 'done' : 'failed' });
    this.jobDurations.observe({ name }, seconds);
  }
}
