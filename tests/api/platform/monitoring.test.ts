/** Alert rules and dashboard ask only for what a server exports. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parse } from 'yaml';
import { documentErrorMeaning, errorCodes, internalErrorCode } from '../../../schema/values/api/error-codes';
import { webVitals } from '../../../schema/values/site/client-reports';
import { codeShares } from '../../../server/platform/sms/refused-codes';
import { type TestApp, startTestApp } from '../../support/app';
import { type Asked, readPromql } from './support/promql';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const read = (name: string) => fs.readFileSync(`tools/monitoring/${name}`, 'utf8');
const rules = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '5m')] as const)),
];

/** Given by Prometheus itself. */
const PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'le'] };
const QUEUES = ['jobs', 'sms', 'webhooks'];
const schema = fs.readFileSync('schema/schema.graphql', 'utf8');

let app: TestApp;
let exported: string;
beforeAll(async () => {
  app = await startTestApp({ METRICS_PORT: '0' });
  await app.gql('{ divisions { id } }');
  exported = await app.metrics();
});
afterAll(() => app.stop());

it.each(expressions)('%s: %s', (_name, expression) => {
  const { metrics, labels } = readPromql(expression);
  expect(metrics.length).toBeGreaterThan(0);
  const names = [...exported.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  expect(metrics.filter((name) => !names.includes(name) && !PROMETHEUS.metrics.includes(name))).toEqual([]);
  expect(labels.filter((label) => !isKnown(label))).toEqual([]);
});

/** Each label with the values it can have. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  transport: (value) => ['graphql', 'rest', 'web'].includes(value),
  code: (value) => ['OK', 'HTTP_5..', internalErrorCode, ...errorCodes, ...Object.keys(documentErrorMeaning)].includes(value),
  operation: (value) => value.startsWith('.*') || new RegExp(`^  ${value.replace(/^(mutation|query) /, '')}\\b`, 'm').test(schema),
  dependency: (value) => exported.includes(`dependency="${value}"`),
  queue: (value) => QUEUES.includes(value),
  share: (value) => codeShares.some((share) => share === value),
  outcome: (value) => ['done', 'failed'].includes(value),
  vital: (value) => webVitals.some((name) => name === value),
  result: (value) => ['hit', 'miss'].includes(value),
  error: () => true,
  page: () => true,
  pool: () => true,
  use: () => true,
  migration: () => true,
  name: () => true,
};

function isKnown({ name, value, isPattern }: Asked['labels'][number]): boolean {
  if (PROMETHEUS.labels.includes(name)) return true;
  const isValue = VALUES[name];
  return isValue !== undefined && (value === undefined || (isPattern ? value.split('|') : [value]).every(isValue));
}

it('finds what no server exports', () => {
  expect(() => readPromql('sum by (queue (haatbar_queue_waiting)')).toThrow('No PromQL');
  expect(readPromql('sum by (colour) (haatbar_nothing{queue="x"})')).toEqual({
    metrics: ['haatbar_nothing'],
    labels: [{ name: 'colour' }, { name: 'queue', value: 'x', isPattern: false }],
  });
  expect(isKnown({ name: 'colour' })).toBe(false);
  expect(isKnown({ name: 'queue', value: 'x' })).toBe(false);
  expect(isKnown({ name: 'operation', value: 'mutation placeNothing' })).toBe(false);
});

it('names each alert and panel once, with its severity', () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(10);
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect((parse(read('prometheus.yml')) as { rule_files: string[] }).rule_files).toEqual(['alerts.yml']);
});

/** Debian's package `prometheus` contains promtool. Where it is missing, only the form of the rules is compared. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? it : it.skip)('the alerts fire by the series of a new process (skipped where promtool is missing) [O4]', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'tools/monitoring/alerts.test.yml'], { encoding: 'utf8' });
  expect({ status, output: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, output: '' });
});

/** A counter begins with its first event at 1, which `increase` and `rate` do not count. */
const increasesOf = (expression: string) => [...expression.matchAll(/increase\((\w+(?:\{[^}]*\})?)\[(\w+)\]\)/g)];
const countsNew = (expression: string) =>
  increasesOf(expression).every(([text, counter, window]) =>
    expression.includes(`((${counter} unless ${counter} offset ${window}) or ${text})`),
  );

it('each alert over a counter counts what has begun within its window [O4]', () => {
  const overCounters = rules.filter(({ expr }) => /_total\b/.test(expr));
  expect(overCounters.map(({ alert }) => alert)).toEqual([
    'HaatbarServerErrors',
    'HaatbarOrdersFail',
    'HaatbarBug',
    'HaatbarJobsFail',
    'HaatbarCodesRefused',
    'HaatbarPagesFail',
  ]);
  for (const { alert, expr } of overCounters)
    expect([alert, /\brate\(/.test(expr), increasesOf(expr).length > 0, countsNew(expr)]).toEqual([alert, false, true, true]);
  expect(countsNew('sum(increase(haatbar_jobs_total[5m])) > 3')).toBe(false);
});

it('the first error of an operation is a series that begins at 1, as those of alerts.test.yml do [O4]', async () => {
  const seen = (text: string) =>
    [...text.matchAll(/^haatbar_requests_total\{.*code="BAD_REQUEST".*\} (\d+)$/gm)].map(([, value]) => Number(value));
  const before = seen(await app.metrics());
  await app.gql('subscription { notificationAdded { id } }');
  const after = seen(await app.metrics());
  expect([before, after]).toEqual([[], [1]]);
});
