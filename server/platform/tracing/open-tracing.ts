/**
 * Traces by OpenTelemetry, sent by OTLP over HTTP. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. A
 * `traceparent` of the sender is not followed: strangers would decide what is traced.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, diag, DiagLogLevel, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import type { DataSource } from 'typeorm';
import type { TraceSettings } from '../config/observation-settings';
import { finishedRequest } from '../http/finished-request';
import { requestState } from '../http/request-state';
import type { Logger } from '../logging/logger';
import { inSpan, setTracing, type Tracing } from '../spans/spans';
import { statementAttributes } from '../spans/statement-attributes';

const EXPORT_WITHIN_MS = 3_000;

/** Returns what sends the last spans and ends it. */
export function openTracing({ endpoint, serviceName, share }: TraceSettings, db: DataSource, logger: Logger): () => Promise<void> {
  const report = (message: string): void => logger.debug('traces', { reason: message.slice(0, 300) });
  diag.setLogger(
    { error: report, warn: report, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    DiagLogLevel.WARN,
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_WITHIN_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_WITHIN_MS })],
  });
  setTracing(tracingBy(provider));
  traceQueries(db);
  return async () => {
    setTracing(null);
    await provider.shutdown().catch(() => undefined);
    diag.disable();
  };
}

function tracingBy(provider: BasicTracerProvider): Tracing {
  const tracer = provider.getTracer('haatbar');
  const running = new AsyncLocalStorage<Context>();

  const within = async <T>(span: Span, context: Context, work: () => Promise<T>): Promise<T> => {
    try {
      return await running.run(trace.setSpan(context, span), work);
    } catch (error) {
      fail(span, error instanceof Error ? error.name : 'Error');
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    child: (name, attributes, work) => {
      const context = running.getStore();
      if (!context) return work();
      return within(tracer.startSpan(name, { attributes }, context), context, work);
    },
    root: (name, attributes, work) => {
      const span = tracer.startSpan(name, { attributes, root: true }, ROOT_CONTEXT);
      return span.isRecording() ? within(span, ROOT_CONTEXT, work) : work();
    },
    request: (request, response, handle) => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, root: true }, ROOT_CONTEXT);
      if (!span.isRecording()) return handle(request, response);
      const [path = ''] = (request.url ?? '').split('?', 1);
      const startedAt = performance.now();
      response.once('close', () => {
        const state = requestState(request);
        const { statusCode: status, writableFinished } = response;
        const { transport, operation, code } = finishedRequest({
          state,
          path,
          status,
          isBroken: !writableFinished,
          ms: performance.now() - startedAt,
        });
        span.updateName(`${transport} ${operation}`);
        span.setAttributes({
          'http.request.method': request.method ?? '',
          'http.response.status_code': status,
          'haatbar.request_id': state.id,
          'haatbar.code': code,
        });
        if (status >= 500) fail(span, code);
        span.end();
      });
      running.run(trace.setSpan(ROOT_CONTEXT, span), () => handle(request, response));
    },
  };
}

/** The name of an error, never its message: that can quote a value. */
function fail(span: Span, reason: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: reason });
}

/** TypeORM's own statements; those of sql.ts are traced there. */
function traceQueries(db: DataSource): void {
  const create = db.createQueryRunner.bind(db);
  db.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
    runner.query = ((text: string, ...rest: unknown[]) =>
      inSpan(
        'sql',
        () => statementAttributes([text]),
        () => query(text, ...rest),
      )) as typeof runner.query;
    return runner;
  };
}
