/** Traces as a collector receives them: HTTP → GraphQL operation → SQL, and jobs, without values of users. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { resolvePort } from '../../../server/app/container';
import { TIDY_SMS_JOB } from '../../../server/platform/sms/sms-gateway';
import { startTestApp } from '../../support/app';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string; readonly intValue?: number } }[];
  readonly status: { readonly code?: number };
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** A collector that stores what it is sent. */
async function startCollector() {
  const received: { path: string; body: Export }[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (data: Buffer) => (text += String(data)));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: JSON.parse(text) as Export });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () => received.flatMap(({ body }) => body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const attribute = (span: Span | undefined, key: string) => span?.attributes.find((one) => one.key === key)?.value;

it('sends a request, its operation and its statements as one trace, and jobs as others', async () => {
  const collector = await startCollector();
  const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1', OTEL_SERVICE_NAME: 'market' });
  await app.gql('query Named($phone: String!) { divisions { id } search: products(search: $phone) { totalCount } }', {
    phone: '01712345678',
  });
  await app.gql('mutation { login(input: { phone: "01712345678", password: "wrong-password" }) { token } }');
  const jobs = resolvePort(app.container, JobQueue);
  await jobs.add(app.db, TIDY_SMS_JOB, {});
  await jobs.runDue();
  await app.stop();
  const spans = collector.spans();
  await collector.close();

  expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  expect(collector.received[0]?.body.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'market' },
  });

  const request = spans.find(({ name }) => name === 'graphql mutation login');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(attribute(request, 'haatbar.code')).toEqual({ stringValue: 'LOGIN_FAILED' });
  const operation = spans.find(({ name, parentSpanId }) => name === 'graphql.execute' && parentSpanId === request?.spanId);
  expect(attribute(operation, 'graphql.operation.type')).toEqual({ stringValue: 'mutation' });
  const statements = spans.filter(({ name, traceId }) => name === 'sql' && traceId === request?.traceId);
  expect(statements.some(({ parentSpanId }) => parentSpanId === operation?.spanId)).toBe(true);
  expect(statements.some((one) => attribute(one, 'db.query.text')?.stringValue?.includes('FROM users'))).toBe(true);

  const job = spans.find(({ name }) => name === `job ${TIDY_SMS_JOB}`);
  expect(spans.some(({ name, parentSpanId }) => name === 'sql' && parentSpanId === job?.spanId)).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/01712345678|wrong-password/);
});

it('traces the share that is asked for, and works while the collector is away', async () => {
  const collector = await startCollector();
  const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' });
  expect((await app.gql('{ divisions { id } }')).status).toBe(200);
  await app.stop();
  await collector.close();
  expect(collector.received).toEqual([]);
  const alone = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' });
  expect((await alone.gql('{ divisions { id } }')).status).toBe(200);
  await alone.stop();
});
