import { SessionKind } from '../../../schema/values/accounts/roles';
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, openSession, pendingProducer, seller, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const FIELDS = `id name phone status statusReason nid tradeLicense waitingSince division { nameEn } district { nameEn } upazila { nameEn }
  events { from to reason actorName }`;
const LIST_FIELDS = `totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} }`;

interface Review {
  id: string;
  name: string;
  status: string;
  events: { from: string | null; to: string; reason: string | null; actorName: string | null }[];
}
interface Listed {
  accounts: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: Review[] };
}

const approve = (id: string, who = chief) => app.call<{ approveAccount: Review }>('approveAccount', { id }, FIELDS, { token: who.token });
const reject = (id: string, reason: string, who = chief) =>
  app.call<{ rejectAccount: Review }>('rejectAccount', { id, reason }, FIELDS, { token: who.token });
const list = async (variables: object = {}) =>
  (await app.call<Listed>('accounts', { ...variables }, LIST_FIELDS, { token: chief.token })).data.accounts;

it('lets an account in, with its event, the audit trail, a notification and a short message [W3]', async () => {
  const { id, name, phone, token } = await pendingProducer(app);
  const { data } = await approve(id);
  expect(data.approveAccount).toMatchObject({
    status: 'APPROVED',
    statusReason: null,
    nid: expect.stringMatching(/^\*+\d{4}$/),
    tradeLicense: expect.stringMatching(/^\*+\d{4}$/),
    events: [
      { from: null, to: 'PENDING', reason: null, actorName: name },
      { from: 'PENDING', to: 'APPROVED', reason: null, actorName: 'Nasrin' },
    ],
  });
  const audit = await one(app.db, 'SELECT actor_id, action, subject_type FROM audit_events WHERE subject_id = $1', [id]);
  expect(audit).toEqual({ actor_id: chief.id, action: 'account.approved', subject_type: 'account' });
  const { data: inbox } = await app.gql('{ notifications { unreadCount nodes { type title message } } }', {}, { token });
  expect(inbox).toEqual({
    notifications: {
      unreadCount: 1,
      nodes: [{ type: 'ACCOUNT_DECIDED', title: 'Account approved', message: 'Your account is approved. Welcome to Haatbar!' }],
    },
  });
  const sms = await one(app.db, 'SELECT body, purpose, status FROM sms_outbox WHERE phone = $1', [phone]);
  expect(sms).toEqual({ body: 'Haatbar: your account is approved. Welcome!', purpose: 'account-decided', status: 'PENDING' });
});

it('shows the decision to a pending user, in their web session [W1]', async () => {
  const { id } = await pendingProducer(app);
  const headers = { cookie: `hb_session=${await openSession(app, id, SessionKind.COOKIE)}` };
  const status = async () => (await app.gql<{ me: object }>('{ me { status statusReason } }', {}, { headers })).data.me;
  expect(await status()).toEqual({ status: 'PENDING', statusReason: null });
  await reject(id, '  No such license  ');
  expect(await status()).toEqual({ status: 'REJECTED', statusReason: 'No such license' });
});

it('rejects a user with a reason, sent in the language of the user [W3]', async () => {
  const { id, phone } = await pendingProducer(app, { language: 'bn' });
  const { data } = await reject(id, 'লাইসেন্স নেই');
  expect(data.rejectAccount).toMatchObject({ status: 'REJECTED', statusReason: 'লাইসেন্স নেই' });
  expect(data.rejectAccount.events.at(-1)).toEqual({ from: 'PENDING', to: 'REJECTED', reason: 'লাইসেন্স নেই', actorName: 'Nasrin' });
  const audit = await one(app.db, 'SELECT action, reason FROM audit_events WHERE subject_id = $1', [id]);
  expect(audit).toEqual({ action: 'account.rejected', reason: 'লাইসেন্স নেই' });
  const sms = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
  expect(sms?.body).toBe('হাটবার: আপনার নিবন্ধন গ্রহণ করা হয়নি। কারণ জানতে লগইন করুন।');
});

it.each(['', '   ', 'x'.repeat(501)])('wants a reason of 1 to 500 characters [W3]', async (reason) => {
  const { id } = await pendingProducer(app);
  const { body, code } = await reject(id, reason);
  expect(code).toBe('BAD_USER_INPUT');
  expect(body.errors?.[0]?.extensions.fields?.[0]?.field).toBe('reason');
  expect(await one(app.db, 'SELECT status FROM users WHERE id = $1', [id])).toEqual({ status: 'PENDING' });
});

it('lets only the first of two admins decide [W3]', async () => {
  const other = await admin(app);
  for (let round = 0; round < 10; round++) {
    const { id } = await pendingProducer(app);
    const responses = await Promise.all([approve(id), reject(id, 'no', other), approve(id, other)]);
    expect(responses.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', null]);
    const traces = await one(
      app.db,
      `SELECT (SELECT count(*)::int FROM approval_events WHERE user_id = $1 AND from_status = 'PENDING') AS events,
         (SELECT count(*)::int FROM audit_events WHERE subject_id = $1) AS audits, (SELECT count(*)::int FROM notifications WHERE user_id = $1) AS notes`,
      [id],
    );
    expect(traces).toEqual({ events: 1, audits: 1, notes: 1 });
  }
});

it('returns to the second admin what the first one did, and when [W3]', async () => {
  const other = await admin(app);
  const said = async (response: Promise<{ body: { errors?: readonly { message: string }[] } }>) =>
    (await response).body.errors?.[0]?.message;
  const { id } = await pendingProducer(app);
  await approve(id, other);
  expect(await said(approve(id))).toBe('Already approved by another admin 1 min ago.');
  expect(await said(approve(id, other))).toBe('This account has already been decided.');
  const late = await pendingProducer(app);
  await reject(late.id, 'no license', other);
  expect(await said(approve(late.id))).toBe('Already rejected by another admin 1 min ago.');
  const bangla = await app.call('approveAccount', { id: late.id }, FIELDS, { token: chief.token, language: 'bn' });
  expect(bangla.body.errors?.[0]?.message).toBe('অন্য অ্যাডমিন ১ মিনিট আগে আবেদনটি গ্রহণ করেননি।');
});

it('takes a reason of 500 characters, which stays out of the SMS [W3]', async () => {
  const { id, phone } = await pendingProducer(app);
  const reason = 'x'.repeat(500);
  const { data } = await reject(id, reason);
  expect(data.rejectAccount.events.at(-1)?.reason).toBe(reason);
  const sms = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
  expect(sms?.body).toBe('Haatbar: your registration was rejected. Log in to see the reason.');
});

it('decides only on accounts that wait [W3]', async () => {
  const approved = await seller(app, 'WHOLESALER');
  const { body, code } = await approve(approved.id);
  expect(code).toBe('CONFLICT');
  expect(body.errors?.[0]?.message).toBe('This account has already been decided.');
  expect((await approve('0190b5c8-0000-7000-8000-000000000000')).code).toBe('NOT_FOUND');
  expect((await approve("1'; DROP TABLE users")).code).toBe('NOT_FOUND');
});

describe('the list of accounts', () => {
  const made: TestAccount[] = [];
  beforeAll(async () => {
    await rows(app.db, "UPDATE users SET status = 'REJECTED' WHERE status = 'PENDING'");
    for (let index = 0; index < 7; index++) made.push(await pendingProducer(app, { name: `Waiting ${index}%` }));
    await rows(app.db, "UPDATE users SET waiting_since = now() - interval '1 day' WHERE id = $1", [made[6]?.id]);
  });

  it('shows who waits, longest first, by keyset and by offset alike [W3]', async () => {
    const order = [6, 0, 1, 2, 3, 4, 5].map((index) => made[index]?.id);
    const first = await list({ status: 'PENDING', first: 3 });
    expect(first).toMatchObject({ totalCount: 7, pageInfo: { hasNextPage: true } });
    const second = await list({ status: 'PENDING', first: 3, after: first.pageInfo.endCursor });
    const third = await list({ status: 'PENDING', first: 3, offset: 6 });
    expect([...first.nodes, ...second.nodes, ...third.nodes].map(({ id }) => id)).toEqual(order);
    expect(third.pageInfo.hasNextPage).toBe(false);
    expect(second.nodes[0]).toMatchObject({ district: { nameEn: 'Bogura' }, division: { nameEn: 'Rajshahi' } });
  });

  it('finds by part of a name or phone, by role and by status, letters taken literally [W3]', async () => {
    expect((await list({ search: 'WAITING 3%' })).nodes.map(({ id }) => id)).toEqual([made[3]?.id]);
    expect((await list({ search: made[2]?.phone.slice(3) })).nodes.map(({ id }) => id)).toEqual([made[2]?.id]);
    expect((await list({ search: '%_%' })).totalCount).toBe(0);
    expect((await list({ role: 'WHOLESALER' })).nodes.every(({ status }) => status === 'APPROVED')).toBe(true);
    expect((await list({ status: 'SUSPENDED' })).totalCount).toBe(0);
  });

  it('finds by part of an e-mail address [W3]', async () => {
    await rows(app.db, "UPDATE users SET email = 'Unlike_Any@other.example' WHERE id = $1", [made[4]?.id]);
    expect((await list({ search: 'unlike_any@' })).nodes.map(({ id }) => id)).toEqual([made[4]?.id]);
    expect((await list({ search: 'unlikeXany@' })).totalCount).toBe(0);
  });

  it('flags who has waited for more than 48 hours [W3]', async () => {
    expect((await list({ late: true })).totalCount).toBe(0);
    await rows(app.db, "UPDATE users SET waiting_since = now() - interval '49 hours' WHERE id = ANY ($1)", [[made[2]?.id, made[5]?.id]]);
    await rows(app.db, "UPDATE users SET waiting_since = now() - interval '50 hours' WHERE id = $1", [made[5]?.id]);
    expect((await list({ late: true })).nodes.map(({ id }) => id)).toEqual([made[5]?.id, made[2]?.id]);
    await rows(app.db, 'UPDATE users SET waiting_since = created_at WHERE id = ANY ($1)', [[made[2]?.id, made[5]?.id]]);
  });

  it.each(['NEWEST', 'OLDEST', 'NAME', 'LAST_LOGIN'])('orders by %s, the same by keyset as in one page [W3]', async (sort) => {
    const whole = (await list({ sort, first: 100 })).nodes.map(({ id }) => id);
    const walked: string[] = [];
    for (let after: string | null = null; walked.length < whole.length;) {
      const page = await list({ sort, first: 3, after });
      walked.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(walked).toEqual(whole);
    expect(new Set(whole).size).toBeGreaterThan(20);
  });

  it('rejects pages and cursors that are none [W3]', async () => {
    for (const variables of [{ first: 0 }, { first: 101 }, { offset: 25_001 }, { after: 'rubbish' }, { search: 'x'.repeat(101) }]) {
      expect([variables, (await app.call('accounts', { ...variables }, LIST_FIELDS, { token: chief.token })).code]).toEqual([
        variables,
        'BAD_USER_INPUT',
      ]);
    }
  });

  it('asks the database as often for 7 accounts as for 2 [W3]', async () => {
    const two = await countSql(app.db, () => list({ status: 'PENDING', first: 2 }));
    const seven = await countSql(app.db, () => list({ status: 'PENDING', first: 7 }));
    expect(seven).toHaveLength(two.length);
    expect(seven.length).toBeLessThanOrEqual(5); // session, page, count, events, their actors
  });

  it('shows an admin no more of a document than its last four characters [W3]', async () => {
    const { token } = await account(app, 'ADMIN');
    const { body } = await app.call('accounts', { status: 'PENDING' }, LIST_FIELDS, { token });
    expect(JSON.stringify(body)).not.toMatch(/\d{13}|TRAD-|argon2/);
  });
});
