import { AuditService } from '../../../server/modules/audit/audit.service';
import { rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let chief: TestAccount;
let other: TestAccount;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
  other = await admin(app, { name: 'Babul' });
  seller = await pendingProducer(app, { name: 'Karim Mia' });
  const send = (mutation: string, who: TestAccount) =>
    app.gql(`mutation ($id: ID!) { ${mutation} }`, { id: seller.id }, { token: who.token });
  await send('approveAccount(id: $id) { id }', chief);
  await send('revealDocuments(accountId: $id) { nid }', chief);
  await send('suspendAccount(id: $id, reason: "Short weight") { id }', other);
  await send('reinstateAccount(id: $id, reason: "Sorry") { id }', other);
});
afterAll(() => app.stop());

const TRAIL_FIELDS = `totalCount pageInfo { hasNextPage endCursor }
    nodes { id action actorName subjectType subjectId subjectName reason createdAt }`;
interface Trail {
  auditEntries: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; action: string; actorName: string | null; subjectName: string | null; reason: string | null; createdAt: string }[];
  };
}
const trail = async (variables: object = {}) =>
  (await app.call<Trail>('auditEntries', { ...variables }, TRAIL_FIELDS, { token: chief.token })).data.auditEntries;

it('lists who did what to whom, when and why, the latest first [W3]', async () => {
  const { nodes, totalCount } = await trail();
  expect(totalCount).toBe(4);
  expect(nodes).toMatchObject([
    {
      action: 'account.reinstated',
      actorName: 'Babul',
      subjectType: 'account',
      subjectId: seller.id,
      subjectName: 'Karim Mia',
      reason: 'Sorry',
    },
    { action: 'account.suspended', actorName: 'Babul', reason: 'Short weight' },
    { action: 'account.documentsRevealed', actorName: 'Nasrin', reason: null },
    { action: 'account.approved', actorName: 'Nasrin', reason: null },
  ]);
});

it('filters by act, by admin, by account and by time [W3]', async () => {
  const acts = async (variables: object) => (await trail(variables)).nodes.map(({ action }) => action);
  expect(await acts({ action: 'account.suspended' })).toEqual(['account.suspended']);
  expect(await acts({ actorId: chief.id })).toEqual(['account.documentsRevealed', 'account.approved']);
  expect((await trail({ subjectId: seller.id })).totalCount).toBe(4);
  expect((await trail({ subjectId: chief.id })).totalCount).toBe(0);
  expect((await trail({ actorId: 'rubbish' })).totalCount).toBe(0);
  expect((await trail({ action: 'no.such.act' })).totalCount).toBe(0);
  const { nodes } = await trail();
  const [from, until] = [nodes[2]?.createdAt, nodes[0]?.createdAt];
  const between = ['account.suspended', 'account.documentsRevealed'];
  expect(await acts({ createdFrom: from, createdUntil: until })).toEqual(between);
  const EXPORT =
    'mutation ($from: DateTimeISO, $until: DateTimeISO) { exportAudit(createdFrom: $from, createdUntil: $until) { rowCount } }';
  const { data } = await app.gql<{ exportAudit: { rowCount: number } }>(EXPORT, { from, until }, { token: chief.token });
  expect(data.exportAudit.rowCount).toBe(2);
});

it('walks by keyset as by offset, and rejects cursors that are none [W3]', async () => {
  const whole = (await trail()).nodes.map(({ id }) => id);
  const first = await trail({ first: 3 });
  const rest = await trail({ first: 3, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(whole);
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  expect((await trail({ first: 3, offset: 2 })).nodes.map(({ id }) => id)).toEqual(whole.slice(2));
  expect((await app.call('auditEntries', { after: 'rubbish' }, TRAIL_FIELDS, { token: chief.token })).code).toBe('BAD_USER_INPUT');
});

it('is for admins only [W3]', async () => {
  expect((await app.call('auditEntries', {}, TRAIL_FIELDS, { token: seller.token })).code).toBe('UNAUTHENTICATED');
  expect((await app.call('auditEntries', {}, TRAIL_FIELDS, { token: (await approvedProducer(app)).token })).code).toBe('FORBIDDEN');
});

it.each([
  "UPDATE audit_events SET reason = 'x'",
  'DELETE FROM audit_events',
  "UPDATE approval_events SET reason = 'x'",
  'DELETE FROM approval_events',
])('can be neither changed nor removed: %s [W3]', async (statement) => {
  await expect(rows(app.db, statement)).rejects.toThrow(/append-only/);
});

it('names products too, and asks the database as often for many entries as for few [W3]', async () => {
  const { id } = await product(app, await approvedProducer(app), { name: 'Red onion' });
  const audit = app.container.resolve(AuditService);
  const act = { actorId: chief.id, action: 'account.approved', subjectType: 'product', subjectId: id } as const;
  await inTransaction(app.db, (tx) => audit.record(tx, act));
  expect((await trail({ subjectId: id })).nodes[0]?.subjectName).toBe('Red onion');
  const one = await countSql(app.db, () => trail({ first: 1 }));
  const five = await countSql(app.db, () => trail({ first: 5 }));
  expect(five).toHaveLength(one.length);
  expect(five.length).toBeLessThanOrEqual(3); // session, page, count
});
