/** Reports of pages: who may send them, what they may hold, and what becomes of them. */
import { CLIENT_REPORTS_PATH } from '../../../schema/values/site/client-reports';
import { type TestApp, startTestApp } from '../../support/app';

const REPORT = {
  page: '/product/:id',
  vitals: [
    { name: 'LCP', value: 1_900 },
    { name: 'CLS', value: 0.07 },
  ],
  errors: [{ name: 'TypeError', file: '/assets/cart-AbC.js', line: 1, column: 2345 }],
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ METRICS_PORT: '0', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const send = (body: unknown, headers: Readonly<Record<string, string>> = {}, address = '10.1.1.1') =>
  fetch(`${app.url}${CLIENT_REPORTS_PATH}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { origin: app.url, 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
  }).then((response) => response.status);

it('counts what a page of this site reports, and logs where an error was', async () => {
  expect(await send(REPORT)).toBe(204);
  expect(await send({ ...REPORT, vitals: [], errors: [{ ...REPORT.errors[0], name: 'Invented', file: null }] })).toBe(204);
  const text = await app.metrics();
  expect(text).toContain('haatbar_web_vital_seconds_bucket{le="2.5",vital="LCP",page="/product/:id"} 1\n');
  expect(text).toContain('haatbar_layout_shift_bucket{le="0.05",page="/product/:id"} 0\n');
  expect(text).toContain('haatbar_layout_shift_bucket{le="0.1",page="/product/:id"} 1\n');
  expect(text).toContain('haatbar_client_errors_total{error="TypeError",page="/product/:id"} 1\n');
  expect(text).toContain('haatbar_client_errors_total{error="other",page="/product/:id"} 1\n');
  const [line] = app.logLines.filter((one) => one.includes('an error in a page'));
  expect(JSON.parse(line ?? '')).toMatchObject({ page: '/product/:id', name: 'TypeError', file: '/assets/cart-AbC.js', column: 2345 });
});

it.each([
  ['another site', REPORT, { origin: 'https://elsewhere.example' }, 403],
  ['a form', 'page=/', { 'content-type': 'text/plain' }, 400],
  ['a page that is not known', { ...REPORT, page: '/product/019aa000' }, {}, 400],
  ['a text of the user', { ...REPORT, errors: [{ ...REPORT.errors[0], message: 'Rahima' }] }, {}, 400],
  ['a name that is a text', { ...REPORT, errors: [{ ...REPORT.errors[0], name: 'Rahima 017' }] }, {}, 400],
  ['a file elsewhere', { ...REPORT, errors: [{ ...REPORT.errors[0], file: 'https://x/a.js' }] }, {}, 400],
  ['a vital that is not measured', { ...REPORT, vitals: [{ name: 'FID', value: 1 }] }, {}, 400],
  ['too many errors', { ...REPORT, errors: Array.from({ length: 6 }, () => REPORT.errors[0]) }, {}, 400],
  ['a number as text', { ...REPORT, vitals: [{ name: 'LCP', value: '1' }] }, {}, 400],
  ['a long body', JSON.stringify(REPORT) + ' '.repeat(5_000), {}, 413],
])('rejects %s', async (_what, body, headers, status) => {
  expect(await send(body, headers, '10.1.1.2')).toBe(status);
});

it('takes 120 a minute from one address, and others from others', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 125; n++) statuses.push(await send(REPORT, {}, '10.1.1.3'));
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429]);
  expect(await send(REPORT, {}, '10.1.1.4')).toBe(204);
});
