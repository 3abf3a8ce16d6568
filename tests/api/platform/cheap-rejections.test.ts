/**
 * These tests verify that a request of a stranger costs the process little time, and less than 50 ms if it is rejected.
 */
import { GraphQLError } from 'graphql';
import { ErrorFormatter } from '../../../server/platform/errors/format-error';
import { createLogger } from '../../../server/platform/logging/logger';
import { type TestApp, startTestApp } from '../../support/app';

const MOST_MS = 50;
/**
 * The same work three times over takes about 50 ms; on a machine that is busy or slow it takes longer, and so may a
 * rejection.
 */
const measure = () => {
  for (let round = 0; round < 30; round++) JSON.parse(JSON.stringify({ text: HINTS.replace(/i/g, 'ii') }));
};
const mostMs = async () => Math.max(MOST_MS, 3 * (await cpuOf(measure)));
const HINTS = ' Did you mean'.repeat(7_400);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The processor time of this process, server and client together, in milliseconds; the best of ten. */
async function cpuOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const begun = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

it('the text of an error is cut and read in linear time', async () => {
  const formatter = new ErrorFormatter(createLogger('silent'), false);
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
  for (const text of [HINTS, `${HINTS}?`, 'Did you mean '.repeat(15_000)]) {
    const error = new GraphQLError(`Value "${text}" is wrong. Did you mean "NEWEST"?`, { extensions });
    expect(await cpuOf(() => formatter.describe(error, 'en'))).toBeLessThan(5);
    expect(formatter.describe(error, 'en').message.length).toBeLessThan(600);
  }
  const hinted = new GraphQLError('Cannot query field "nam" on type "Seller". Did you mean "name"?', { extensions });
  expect(formatter.describe(hinted, 'en').message).toBe('Cannot query field "nam" on type "Seller".');
});

it('95 KB of a wrong value are rejected within 50 ms of processor time, and not sent back', async () => {
  const ask = () => app.gql('query ($s: ProductSort) { products(sort: $s) { totalCount } }', { s: HINTS });
  const { code, body } = await ask();
  expect(code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(body).length).toBeLessThan(2_000);
  expect(await cpuOf(ask)).toBeLessThan(await mostMs());
});

it('95 KB of dots in an email are rejected within 50 ms of processor time', async () => {
  const ask = () => app.rest('POST', '/api/v1/register', { json: { name: 'Rahim', email: `a@${'.'.repeat(95_000)}@` } });
  expect((await ask()).status).toBe(400);
  expect(await cpuOf(ask)).toBeLessThan(await mostMs());
});

it.each(['/graphql', '/api/v1/login'])('an endless Content-Type is rejected by %s unread', async (path) => {
  const headers = { 'content-type': `application/json${' '.repeat(12_000)}x` };
  const ask = async () => (await fetch(app.url + path, { method: 'POST', headers, body: '{}' })).status;
  expect(await ask()).toBe(415);
  expect(await cpuOf(ask)).toBeLessThan(await mostMs());
});
