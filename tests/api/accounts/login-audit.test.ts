/** How logins ended is in the audit trail, in bounded number, and is shown to admins apart from the acts of power. */
import { rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, consumer, type TestAccount } from '../../support/build-accounts';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  chief = await admin(app);
});
afterAll(() => app.stop());

const login = (phone: string, password: string, address = '203.0.113.20') =>
  app.call('login', { input: { phone, password } }, 'account { id }', {
    headers: { 'x-forwarded-for': address },
  });
const outcomes = (where: string, value: string) =>
  rows<{ action: string; actor_id: string | null; details: object }>(
    app.db,
    `SELECT action, actor_id, details FROM audit_events WHERE action LIKE 'login.%' AND ${where} = $1 ORDER BY created_at, id`,
    [value],
  );

it('success, failure and throttling are recorded, the network cut short, the password nowhere', async () => {
  const { id, phone, password } = await consumer(app);
  await login(phone, password);
  for (let count = 0; count < 5; count += 1) await login(phone, 'a-wrong-guess');
  expect((await login(phone, password)).code).toBe('RATE_LIMITED');
  const found = await outcomes('subject_id::text', id);
  expect(found.map(({ action }) => action)).toEqual(['login.succeeded', ...Array<string>(5).fill('login.failed'), 'login.throttled']);
  expect(found[0]).toMatchObject({ actor_id: id, details: { network: '203.0.x.x' } });
  expect(found[1]?.actor_id).toBeNull();
  expect(JSON.stringify(found)).not.toContain('a-wrong-guess');
});

it('an unknown phone is stored masked', async () => {
  await login('01755555501', 'a-wrong-guess', '203.0.113.21');
  expect(await outcomes("details->>'phone'", '017*****501')).toMatchObject([{ action: 'login.failed', actor_id: null }]);
  expect(await outcomes("details->>'phone'", '01755555501')).toEqual([]);
});

it('one attacker cannot flood the trail: 60 entries an hour of one network address', async () => {
  const before = (await outcomes("details->>'network'", '198.51.x.x')).length;
  for (let burst = 0; burst < 5; burst += 1) {
    // twenty a minute of one address: the throttle itself is recorded as well, so the entries of 100 tries are bounded
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => login(`0176666${burst}${String(index).padStart(3, '0')}`, 'x', '198.51.100.9')),
    );
  }
  expect((await outcomes("details->>'network'", '198.51.x.x')).length - before).toBeLessThanOrEqual(60);
});

it('the audit screen leaves logins out unless they are asked for, or one account is looked at', async () => {
  const { id, phone, password } = await consumer(app);
  await login(phone, password, '203.0.113.22');
  const list = async (args: string) => {
    const { data } = await app.gql<{ auditEntries: { nodes: { action: string; network: string | null; subjectName: string | null }[] } }>(
      `{ auditEntries(${args}) { nodes { action network subjectName } } }`,
      {},
      { token: chief.token },
    );
    return data.auditEntries.nodes;
  };
  expect((await list('first: 50')).filter(({ action }) => action.startsWith('login.'))).toEqual([]);
  expect((await list('first: 50, action: "login"')).map(({ action }) => action)).toContain('login.failed');
  expect((await list('first: 50, action: "login.succeeded"')).every(({ action }) => action === 'login.succeeded')).toBe(true);
  expect(await list(`first: 5, subjectId: "${id}"`)).toMatchObject([{ action: 'login.succeeded', network: '203.0.x.x' }]);
});
