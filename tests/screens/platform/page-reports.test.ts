/** These tests verify what a page reports of itself when the user leaves it. */
import { clientReportRules } from '../../../schema/rules/site/client-report.rules';
import { CLIENT_REPORTS_PATH } from '../../../schema/values/site/client-reports';
import { startPageReports } from '../../../client/platform/reports/page-reports';
import { announceScreenError } from '../../../client/platform/reports/screen-error';

const vitals: ((vital: { name: string; value: number }) => void)[] = [];
jest.mock('web-vitals', () => {
  const follow = (receive: (typeof vitals)[number]) => void vitals.push(receive);
  return { onLCP: follow, onINP: follow, onCLS: follow };
});

const sent: { path: string; report: unknown }[] = [];
const reading: Promise<void>[] = [];

beforeAll(() => {
  navigator.sendBeacon = (path, body) => {
    const read = async () => void sent.push({ path: String(path), report: JSON.parse(await textOf(body as Blob)) as unknown });
    reading.push(read());
    return true;
  };
  startPageReports(() => 0);
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

async function leave(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.all(reading);
}

function failure(message: string, file: string): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at x (https://haatbar.example${file}:12:345)`;
  return error;
}

it('sends vitals and the place of errors once, without their texts', async () => {
  await leave();
  expect(sent).toEqual([]);
  vitals[0]?.({ name: 'LCP', value: 1234.5 });
  vitals[2]?.({ name: 'CLS', value: 0.02 });
  window.dispatchEvent(new ErrorEvent('error', { error: failure('Rahima, 01712345678', '/assets/cart-AbC_1.js') }));
  announceScreenError('not even an error');
  await leave();
  expect(sent).toEqual([
    {
      path: CLIENT_REPORTS_PATH,
      report: {
        page: '/',
        vitals: [
          { name: 'LCP', value: 1234.5 },
          { name: 'CLS', value: 0.02 },
        ],
        errors: [
          { name: 'TypeError', file: '/assets/cart-AbC_1.js', line: 12, column: 345 },
          { name: 'Error', file: null, line: 0, column: 0 },
        ],
      },
    },
  ]);
  expect(clientReportRules.isValidSync(sent[0]?.report, { strict: true })).toBe(true);
  await leave();
  expect(sent).toHaveLength(1);
});

it('reports no more than five errors of one page load', async () => {
  for (let n = 0; n < 10; n++) announceScreenError(failure('x', '/assets/a.js'));
  await leave();
  expect(sent.at(-1)?.report).toMatchObject({ errors: [{}, {}, {}] });
  announceScreenError(failure('x', '/assets/a.js'));
  await leave();
  expect(sent).toHaveLength(2);
});
