/** Traces as a collector receives them: HTTP → GraphQL operation → SQL, and jobs, without values of users. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestClient } from '../support/client';
import { createTestDatabase, withClient } from '../support/database';
import { startServer } from '../support/server-process';

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

jest.setTimeout(90_000);

it('sends a request, its operation and its statements as one trace, and jobs as others', async () => {
  const collector = await startCollector();
  const url = await createTestDatabase();
  const server = await startServer({
    DATABASE_URL: url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_SERVICE_NAME: 'market',
  });
  const { gql } = createTestClient(server.url);
  await gql('query Named($phone: String!) { divisions { id } products(search: $phone) { totalCount } }', { phone: '01712345678' });
  await gql('mutation { login(input: { phone: "01712345678", password: "wrong-password" }) { token } }');
  await withClient(url, (client) => client.query(`SELECT graphile_worker.add_job('tidy-sms')`));
  const isDone = async () =>
    (await withClient(url, (client) => client.query(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'tidy-sms'`))).rows
      .length === 0;
  const until = Date.now() + 15_000;
  while (!(await isDone()) && Date.now() < until) await sleep(100);
  expect(await server.stop()).toBe(0);
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
  const statements = spans.filter(({ name, parentSpanId }) => name === 'sql' && parentSpanId === operation?.spanId);
  expect(statements.some((one) => attribute(one, 'db.query.text')?.stringValue?.startsWith('SELECT'))).toBe(true);
  const job = spans.find(({ name }) => name === 'job tidy-sms');
  expect(spans.some(({ name, parentSpanId }) => name === 'sql' && parentSpanId === job?.spanId)).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/01712345678|wrong-password/);
});

it('sends nothing where no share is traced, and serves while the collector is away', async () => {
  const collector = await startCollector();
  const settings = { DATABASE_URL: await createTestDatabase(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  for (const share of ['0', '1']) {
    const server = await startServer({ ...settings, OTEL_TRACES_SAMPLER_ARG: share });
    expect((await createTestClient(server.url).gql('{ divisions { id } }')).status).toBe(200);
    expect(await server.stop()).toBe(0);
    if (share === '0') await collector.close();
  }
  expect(collector.received).toEqual([]);
});
