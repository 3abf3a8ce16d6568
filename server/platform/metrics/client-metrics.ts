/**
 * Counts the reports that pages send about themselves (client-reports.ts), as metrics. Made by server/app where the
 * metrics are on.
 */
import { Counter, Histogram, type Registry } from 'prom-client';
import type { ClientReport } from '../../../schema/values/site/client-reports';
import type { ClientReportObserver } from '../http/client-reports';

/** With the limits of “good” and “poor” of web.dev/vitals: LCP 2.5 and 4 s, INP 0.2 and 0.5 s; CLS 0.1 and 0.25. */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 2.5, 4, 10];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
/** Every other class is anyone's word. */
const NAMES = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'ChunkError', 'DOMException']);

export class ClientMetrics implements ClientReportObserver {
  private readonly times: Histogram;
  private readonly shifts: Histogram;
  private readonly errors: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.times = new Histogram({
      name: 'haatbar_web_vital_seconds',
      help: 'LCP and INP of page loads, a sample, by the page that was loaded.',
      labelNames: ['vital', 'page'],
      buckets: SECONDS,
      registers,
    });
    this.shifts = new Histogram({
      name: 'haatbar_layout_shift',
      help: 'CLS of page loads, a sample, by the page that was loaded.',
      labelNames: ['page'],
      buckets: SHIFTS,
      registers,
    });
    this.errors = new Counter({
      name: 'haatbar_client_errors_total',
      help: 'Errors of scripts in pages, by class and by the page that was loaded.',
      labelNames: ['error', 'page'],
      registers,
    });
  }

  reported({ page, vitals, errors }: ClientReport): void {
    for (const { name, value } of vitals) {
      if (name === 'CLS') this.shifts.observe({ page }, value);
      else this.times.observe({ vital: name, page }, value / 1000);
    }
    for (const { name } of errors) this.errors.inc({ error: NAMES.has(name) ? name : 'other', page });
  }
}
