/**
 * These tests verify the metrics for Prometheus: rate, errors and latency by operation, the state of the process, and
 * the length of the queues. They also verify that no sender can make the metrics grow.
 */
import { execute } from '../../../server/platform/db/sql';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { resolvePort } from '../../../server/app/wiring/container';
import { TIDY_SMS_JOB } from '../../../server/platform/sms/sms-gateway';
import { type TestApp, startTestApp } from '../../support/app';
import { itWhenFast } from '../../support/fast-mode';

let app: TestApp;
let text: string;

/** The value of a series, by its name and labels as they are written; null where there is none. */
const valueOf = (series: string): number | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};
const requests = (transport: string, operation: string, code: string) =>
  valueOf(`haatbar_requests_total{transport="${transport}",operation="${operation}",code="${code}"}`);

beforeAll(async () => {
  app = await startTestApp({ METRICS_PORT: '0', READ_CACHE_SECONDS: '5', SMS_HTTP_URL: 'http://127.0.0.1:9/sms' });
  for (let n = 0; n < 5; n++) await app.gql(`query AnyName { divisions { id } }`);
  await app.gql(`query Stranger${Math.random().toString(36).slice(2)} { divisions { id districts { id } } }`);
  await app.gql('{ me { id } }');
  await app.gql('mutation { login(input: { phone: "01700000000", password: "wrong-password" }) { token } }');
  await app.gql('{ nothing }');
  await app.gql('{ product(id: "019aa000-0000-7000-8000-000000000000") { __typename ');
  await fetch(`${app.url}/api/v1/producer/products/019aa000-0000-7000-8000-000000000000`);
  await fetch(`${app.url}/api/v1/nothing`);
  await fetch(`${app.url}/docs`);
  await fetch(`${app.url}/__proto__/x`);
  await execute(
    app.db,
    `INSERT INTO sms_outbox (id, phone, body, purpose, created_at) VALUES (gen_random_uuid(), '01700000001', 'Text', 'order', now() - interval '90 seconds')`,
  );
  const jobs = resolvePort(app.container, JobQueue);
  await jobs.add(app.db, TIDY_SMS_JOB, {});
  await jobs.runDue();
  await jobs.add(app.db, TIDY_SMS_JOB, {}, { runAt: new Date(Date.now() - 60_000) });
  text = await app.metrics();
});
afterAll(() => app.stop());

it('counts GraphQL operations by their root field and their outcome, whatever their senders name them', () => {
  expect(requests('graphql', 'query divisions', 'OK')).toBe(6);
  expect(requests('graphql', 'query me', 'OK')).toBe(1);
  expect(requests('graphql', 'mutation login', 'LOGIN_FAILED')).toBe(1);
  expect(requests('graphql', 'other', 'GRAPHQL_VALIDATION_FAILED')).toBe(1);
  expect(requests('graphql', 'other', 'GRAPHQL_PARSE_FAILED')).toBe(1);
  expect(valueOf('haatbar_request_duration_seconds_count{transport="graphql",operation="query divisions"}')).toBe(6);
  expect(text).not.toMatch(/AnyName|Stranger/);
});

it('counts REST routes by their pattern, and everything else by its area', () => {
  expect(requests('rest', 'GET /api/v1/producer/products/:id', 'UNAUTHENTICATED')).toBe(1);
  expect(requests('rest', 'other', 'NOT_FOUND')).toBe(1);
  expect(requests('web', 'docs', 'OK')).toBe(1);
  expect(text).not.toMatch(/019aa000|proto|nothing/);
});

itWhenFast('counts what visitors were sent out of the memory', () => {
  expect(valueOf('haatbar_stored_reads_total{result="hit"}')).toBe(4);
  expect(valueOf('haatbar_stored_reads_total{result="miss"}')).toBeGreaterThanOrEqual(2);
  expect(valueOf('haatbar_stored_reads_bytes')).toBeGreaterThan(1_000);
});

it('has the state of the process and of what it depends on', () => {
  expect(valueOf('haatbar_dependency_up{dependency="database"}')).toBe(1);
  expect(valueOf('haatbar_dependency_up{dependency="disk"}')).toBe(1);
  expect(valueOf('haatbar_database_connections_max{pool="primary"}')).toBe(10);
  expect(valueOf('haatbar_database_connections{pool="primary",use="idle"}')).toBeGreaterThan(0);
  expect(valueOf('haatbar_database_waiting{pool="primary"}')).toBe(0);
  expect(valueOf('haatbar_requests_waiting')).toBe(0);
  expect(valueOf('haatbar_sockets')).toBe(0);
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(text).toMatch(/haatbar_info\{migration="\w+\d{13}"\} 1/);
});

it('has the work that waits, how long the oldest is due, and how jobs ended', () => {
  expect(valueOf('haatbar_queue_waiting{queue="sms"}')).toBe(1);
  expect(valueOf('haatbar_queue_oldest_seconds{queue="sms"}')).toBeGreaterThanOrEqual(90);
  expect(valueOf('haatbar_queue_waiting{queue="jobs"}')).toBe(1);
  expect(valueOf('haatbar_queue_oldest_seconds{queue="jobs"}')).toBeGreaterThanOrEqual(60);
  expect(valueOf('haatbar_queue_waiting{queue="webhooks"}')).toBe(0);
  expect(valueOf('haatbar_jobs_given_up')).toBe(0);
  expect(valueOf(`haatbar_jobs_total{name="${TIDY_SMS_JOB}",outcome="done"}`)).toBe(1);
});

it('is on a port of its own and nowhere else', async () => {
  const page = await fetch(`${app.url}/metrics`);
  expect(await page.text()).not.toContain('haatbar_requests_total');
});

it('logs the code of an error and the root field of a document without a name', () => {
  const lines = app.logLines.map((line) => JSON.parse(line) as { operation?: string; error?: string });
  expect(lines).toContainEqual(expect.objectContaining({ operation: 'mutation login', error: 'LOGIN_FAILED' }));
  expect(lines).toContainEqual(expect.objectContaining({ operation: 'query AnyName' }));
});
