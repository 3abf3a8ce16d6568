/** Approving several accounts at once. */
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, pendingProducer, type TestAccount } from '../../support/build-accounts';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
afterAll(() => app.stop());

interface Bulk {
  approveAccounts: { approved: { id: string; status: string }[]; decidedBefore: string[] };
}
const approveAll = (ids: readonly string[], who = chief) =>
  app.call<Bulk>('approveAccounts', { ids }, 'approved { id status } decidedBefore', { token: who.token });

it('approves them together, each with an audit event, and returns those decided before [W3]', async () => {
  const [first, second, third] = [await pendingProducer(app), await pendingProducer(app), await pendingProducer(app)];
  await app.call('rejectAccount', { id: second.id, reason: 'no' }, 'id', { token: chief.token });
  const { data } = await approveAll([first.id, second.id, third.id, first.id]);
  expect(data.approveAccounts.decidedBefore).toEqual([second.id]);
  expect(data.approveAccounts.approved.map(({ id }) => id).toSorted()).toEqual([first.id, third.id].toSorted());
  expect(data.approveAccounts.approved.every(({ status }) => status === 'APPROVED')).toBe(true);
  const traces = await rows<{ action: string }>(app.db, 'SELECT action FROM audit_events WHERE subject_id = ANY ($1) ORDER BY action', [
    [first.id, second.id, third.id],
  ]);
  expect(traces.map(({ action }) => action)).toEqual(['account.approved', 'account.approved', 'account.rejected']);
});

it('takes 1 to 20 of them; one that no one has fails all [W3]', async () => {
  const { id } = await pendingProducer(app);
  const ids = Array.from({ length: 21 }, (_, index) => `0190b5c8-0000-7000-8000-0000000000${10 + index}`);
  expect((await approveAll(ids)).code).toBe('BAD_USER_INPUT');
  expect((await approveAll([])).code).toBe('BAD_USER_INPUT');
  expect((await approveAll([id, ids[0] ?? ''])).code).toBe('NOT_FOUND');
  expect(await one(app.db, 'SELECT status FROM users WHERE id = $1', [id])).toEqual({ status: 'PENDING' });
});

it('two admins with the same selection decide on everyone once [W3]', async () => {
  const other = await admin(app);
  const made = [];
  for (let index = 0; index < 6; index++) made.push((await pendingProducer(app)).id);
  const responses = await Promise.all([approveAll(made), approveAll(made.toReversed(), other)]);
  expect(responses.flatMap(({ data }) => data.approveAccounts.approved.map(({ id }) => id)).toSorted()).toEqual(made.toSorted());
  expect(responses.flatMap(({ data }) => data.approveAccounts.decidedBefore).toSorted()).toEqual(made.toSorted());
});
