/** The metrics of one running application, for Prometheus. Loaded only where METRICS_PORT is set. */
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { migrations } from '../../../../migrations';
import type { MetricsSettings } from '../../../platform/config/observation-settings';
import type { BackgroundDatabase } from '../../../platform/db/background-database';
import { ClientMetrics } from '../../../platform/metrics/client-metrics';
import { RequestMetrics } from '../../../platform/metrics/request-metrics';
import { type MetricsServer, serveMetrics } from '../../../platform/metrics/metrics-server';
import { addBacklogGauges } from './backlog-gauges';
import { addStateGauges, type ProcessState } from './state-gauges';

export interface Metrics {
  readonly requests: RequestMetrics;
  readonly clients: ClientMetrics;
  /** Serves them, once there is something to measure. */
  serve(state: ProcessState, background: BackgroundDatabase): Promise<MetricsServer>;
}

export function openMetrics({ host, port }: MetricsSettings, smsPerDay: number | null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const info = new Gauge({
    name: 'haatbar_info',
    help: 'The newest migration that the process knows, as a label: which version runs.',
    registers: [registry],
    labelNames: ['migration'],
  });
  info.set({ migration: migrations.at(-1)?.name ?? 'none' }, 1);
  return {
    requests: new RequestMetrics(registry),
    clients: new ClientMetrics(registry),
    serve: (state, background) => {
      addStateGauges(registry, state);
      addBacklogGauges(registry, background, smsPerDay);
      return serveMetrics(registry, host, port);
    },
  };
}
