/** Deadlines of problems: a reminder before each and an admin after it, each once, also with two processes. */
import { ProblemDeadlinesService } from '../../../../server/modules/orders/problems/problem-deadlines.service';
import { startTestApp, type TestApp } from '../../../support/app';
import { admin, type TestAccount } from '../../../support/build-accounts';
import { escalatedProblem, offeredProblem, openProblem, replacingProblem } from '../../../support/build-problems';
import { one, rows } from '../../../support/sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
afterAll(() => app.stop());

const run = () => app.container.resolve(ProblemDeadlinesService).run();
/** Its deadline is in so many seconds. */
const dueIn = (id: string, seconds: number) =>
  app.db.query('UPDATE order_problems SET due_at = now() + make_interval(secs => $2) WHERE id = $1', [id, seconds]);
const stateOf = async (id: string) => (await one<{ state: string }>(app.db, 'SELECT state FROM order_problems WHERE id = $1', [id]))?.state;
const notified = (userId: string, key: string) =>
  rows(app.db, 'SELECT 1 FROM notifications WHERE user_id = $1 AND text_key = $2', [userId, key]).then(({ length }) => length);
const HOUR = 3600;

it('a seller who does not respond in 24 hours leaves it to the admins, once with two processes [K6]', async () => {
  const open = await openProblem(app);
  await run();
  expect(await stateOf(open.id)).toBe('OPEN');
  await dueIn(open.id, -1);
  await Promise.all([run(), run()]);
  expect(await stateOf(open.id)).toBe('ESCALATED');
  const history = await rows<{ action: string; actor: string }>(
    app.db,
    'SELECT action, actor FROM order_problem_entries WHERE problem_id = $1 ORDER BY id',
    [open.id],
  );
  expect(history).toEqual([
    { action: 'REPORT', actor: 'BUYER' },
    { action: 'ESCALATE', actor: 'SYSTEM' },
  ]);
  expect([await notified(open.buyer.id, 'problemEscalated'), await notified(open.seller.id, 'problemEscalated')]).toEqual([1, 1]);
  expect(await notified(chief.id, 'problemToDecide')).toBeGreaterThan(0);
  const { data } = await app.call<{ orderProblems: { nodes: { id: string; state: string }[] } }>(
    'orderProblems',
    { filter: { states: ['ESCALATED'] } },
    'nodes { id state }',
    { token: chief.token },
  );
  expect(data.orderProblems.nodes).toContainEqual({ id: open.id, state: 'ESCALATED' });
});

it('an offer without a response of 48 hours, and a replacement not sent in 7 days, as well', async () => {
  const [offered, replacing] = [await offeredProblem(app), await replacingProblem(app)];
  const hours = await rows<{ hours: number }>(
    app.db,
    'SELECT round(extract(epoch FROM due_at - now()) / 3600)::int AS hours FROM order_problems WHERE id = ANY ($1::uuid[]) ORDER BY id',
    [[offered.id, replacing.id]],
  );
  expect(hours).toEqual([{ hours: 48 }, { hours: 168 }]);
  await dueIn(offered.id, -1);
  await dueIn(replacing.id, -1);
  await run();
  expect([await stateOf(offered.id), await stateOf(replacing.id)]).toEqual(['ESCALATED', 'ESCALATED']);
});

it('who has to respond is reminded once before the deadline', async () => {
  const [open, offered] = [await openProblem(app), await offeredProblem(app)];
  await run();
  expect([await notified(open.seller.id, 'problemReminder'), await notified(offered.buyer.id, 'problemReminder')]).toEqual([0, 0]);
  await dueIn(open.id, 6 * HOUR - 1);
  await dueIn(offered.id, 12 * HOUR - 1);
  await Promise.all([run(), run()]);
  await run();
  expect([await notified(open.seller.id, 'problemReminder'), await notified(offered.buyer.id, 'problemReminder')]).toEqual([1, 1]);
});

it('an admin who is late is reminded once, and the problem stays theirs', async () => {
  const escalated = await escalatedProblem(app);
  const before = await notified(chief.id, 'problemReminder');
  await dueIn(escalated.id, -1);
  await run();
  await run();
  expect(await stateOf(escalated.id)).toBe('ESCALATED');
  expect(await notified(chief.id, 'problemReminder')).toBe(before + 1);
  const { data } = await app.call<{ orderProblems: { nodes: { id: string }[] } }>(
    'orderProblems',
    { filter: { overdue: true } },
    'nodes { id }',
    { token: chief.token },
  );
  expect(data.orderProblems.nodes).toEqual([{ id: escalated.id }]);
});

it('one that cannot be escalated keeps no other waiting, no reminder either, and the job reports it', async () => {
  const [broken, due, near] = [await openProblem(app), await openProblem(app), await openProblem(app)];
  for (const { id } of [broken, due]) await dueIn(id, -1);
  await dueIn(near.id, HOUR);
  await app.db.query(`ALTER TABLE order_problems ADD CONSTRAINT planted CHECK (id <> '${broken.id}' OR state <> 'ESCALATED')`);
  await expect(run()).rejects.toThrow(`1 rows failed: ${broken.id}`);
  await app.db.query('ALTER TABLE order_problems DROP CONSTRAINT planted');
  expect([await stateOf(broken.id), await stateOf(due.id)]).toEqual(['OPEN', 'ESCALATED']);
  expect(await one(app.db, 'SELECT reminded_at IS NOT NULL AS reminded FROM order_problems WHERE id = $1', [near.id])).toEqual({
    reminded: true,
  });
});
