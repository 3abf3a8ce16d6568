/** Work that no request waits for may take longer than a statement of a request, and no longer than it is given. */
import { execute } from '../../../server/platform/db/sql';
import { allowStatementTime } from '../../../server/platform/db/statement-time';
import { inTransaction } from '../../../server/platform/db/transaction';
import { type TestApp, startTestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const sleeping = (allowed: number | null, seconds: number) =>
  inTransaction(app.db, async (tx) => {
    if (allowed !== null) await allowStatementTime(tx, allowed);
    await execute(tx, 'SELECT pg_sleep($1)', [seconds]);
  });

it('outlives the watch of the connections where it was given the time, and ends after it', async () => {
  const all = await Promise.allSettled([sleeping(20, 10), sleeping(1, 10), sleeping(null, 10)]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const reasons = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(reasons.every((reason) => reason.includes('statement timeout'))).toBe(true);
  await sleeping(null, 0);
});
