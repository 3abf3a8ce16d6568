/**
 * Settings of what an operator sees of a running server: metrics and traces, each off where they are not set. Read by
 * env.ts.
 */
import * as yup from 'yup';
import { webAddress, whole, withoutEndSlash } from './variable-kinds';

export interface MetricsSettings {
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly port: number;
}

export interface TraceSettings {
  /** Spans are posted to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of requests and jobs that are traced, 0 to 1. */
  readonly share: number;
}

export const observationVariables = {
  METRICS_PORT: whole(0, 65_535),
  METRICS_HOST: yup.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(),
  OTEL_SERVICE_NAME: yup.string().default('haatbar'),
  OTEL_TRACES_SAMPLER_ARG: yup
    .number()
    .typeError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
    .min(0, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
    .default(0.05),
};

interface Given {
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

export function readMetrics({ METRICS_PORT: port, METRICS_HOST: host }: Given): MetricsSettings | null {
  return port === undefined ? null : { host, port };
}

export function readTraces(given: Given): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = given;
  return endpoint ? { endpoint: withoutEndSlash(endpoint), serviceName, share } : null;
}
