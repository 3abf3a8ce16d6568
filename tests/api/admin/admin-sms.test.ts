/**
 * The short messages as admins see them: newest first, codes masked, and a failed one sent again through a provider,
 * which is a small server of the test.
 */
import { resolvePort } from '../../../server/app/wiring/container';
import { one, rows } from '../../support/sql';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';
import { openStandIn, type StandIn } from '../../support/stand-in';

interface Shown {
  id: string;
  phone: string;
  body: string;
  status: string;
  attempts: number;
  lastError: string | null;
  canResend: boolean;
}
const SHOWN = 'id phone body purpose status attempts lastError canResend createdAt sentAt';

let provider: StandIn;
let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  provider = await openStandIn(() => ({ body: 'accepted' }));
  app = await startTestApp({ SMS_HTTP_URL: `${provider.url}/send`, SMS_HTTP_TOKEN: 'the-token' });
  chief = await admin(app);
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});
beforeEach(() => app.db.query('DELETE FROM sms_outbox'));

const stored = async (body: string, more: { status?: string; phone?: string; purpose?: string; error?: string } = {}) => {
  const { status = 'FAILED', phone = '01712345678', purpose = 'new-order', error = null } = more;
  const add = 'INSERT INTO sms_outbox (phone, body, purpose, status, attempts, last_error) VALUES ($1, $2, $3, $4, 6, $5) RETURNING id';
  return (await one<{ id: string }>(app.db, add, [phone, body, purpose, status, error]))?.id ?? '';
};
const list = async (args = 'first: 20') => {
  const response = await app.gql<{ smsMessages: { totalCount: number; nodes: Shown[]; pageInfo: { endCursor: string } } }>(
    `{ smsMessages(${args}) { totalCount nodes { ${SHOWN} } pageInfo { endCursor } } }`,
    {},
    { token: chief.token },
  );
  return response.data.smsMessages;
};
const resend = (id: string, who = chief) => app.call<{ resendSms: Shown }>('resendSms', { id }, SHOWN, { token: who.token });
const bodies = async (args?: string) => (await list(args)).nodes.map(({ body }) => body);

it('lists them newest first with masked codes and whole order numbers, by state, phone and page [R11]', async () => {
  await stored('First', { status: 'SENT' });
  await stored('Haatbar: 123456 is your code', { status: 'PENDING', phone: '01899999999', purpose: 'password-reset' });
  await stored('Order HB-100001 was placed', { error: 'HTTP 500' });
  expect(await bodies()).toEqual(['Order HB-100001 was placed', 'Haatbar: •••••• is your code', 'First']);
  expect((await list('status: FAILED')).nodes).toMatchObject([{ attempts: 6, lastError: 'HTTP 500', canResend: true }]);
  expect(await bodies('phone: "০১৮৯৯"')).toEqual(['Haatbar: •••••• is your code']);
  expect(await bodies('phone: "Rahim"')).toEqual([]);
  const page = await list('first: 2');
  expect([page.totalCount, await bodies(`first: 2, after: "${page.pageInfo.endCursor}"`)]).toEqual([3, ['First']]);
  const [few, many] = [await countSql(app.db, () => list('first: 1')), await countSql(app.db, () => list('first: 20'))];
  expect(many).toHaveLength(few.length);
});

it('sends a failed one again as it was, once, and writes the trail [R11]', async () => {
  const id = await stored('Order HB-100002 was placed', { error: 'HTTP 500' });
  expect((await resend(id)).data.resendSms).toMatchObject({ status: 'PENDING', attempts: 0, lastError: null, canResend: false });
  await resolvePort(app.container, JobQueue).runDue();
  expect(provider.requests.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
    { to: '01712345678', text: 'Order HB-100002 was placed' },
  ]);
  expect(await list()).toMatchObject({ nodes: [{ status: 'SENT', attempts: 1, body: 'Order HB-100002 was placed' }] });
  expect((await resend(id)).code).toBe('CONFLICT');
  const trail = await rows(app.db, 'SELECT action, actor_id, subject_type FROM audit_events WHERE subject_id = $1', [id]);
  expect(trail).toEqual([{ action: 'sms.resent', actor_id: chief.id, subject_type: 'smsMessage' }]);
});

it('does not send again what held a code, nor what no one has, nor the same one without end [R11]', async () => {
  const gone = await stored('Haatbar: •••••• is your code', { purpose: 'password-reset' });
  expect((await list()).nodes).toMatchObject([{ canResend: false }]);
  expect((await resend(gone)).body.errors?.[0]?.extensions.key).toBe('sms.codeGone');
  expect((await resend('none')).code).toBe('NOT_FOUND');
  expect((await resend(gone, await approvedProducer(app))).code).toBe('FORBIDDEN');
  const dead = await stored('Order HB-100003 was placed');
  const codes: (string | null)[] = [];
  for (let round = 0; round < 4; round++) {
    codes.push((await resend(dead)).code);
    await app.db.query("UPDATE sms_outbox SET status = 'FAILED' WHERE id = $1", [dead]);
  }
  expect(codes).toEqual([null, null, null, 'RATE_LIMITED']);
});

it('the home counts what was given up [R11]', async () => {
  await stored('One');
  await stored('Two', { status: 'SENT' });
  const { data } = await app.gql<{ adminOverview: { smsFailed: number } }>(
    '{ adminOverview { smsFailed smsNotSent } }',
    {},
    { token: chief.token },
  );
  expect(data.adminOverview.smsFailed).toBe(1);
  const notSent = async () =>
    (await app.gql<{ adminOverview: { smsNotSent: number } }>('{ adminOverview { smsNotSent } }', {}, { token: chief.token })).data
      .adminOverview.smsNotSent;
  const before = await notSent();
  const add = "INSERT INTO sms_outbox (phone, body, purpose, created_at) VALUES ('01712345678', 'Hello', 'test', now() - $1::interval)";
  for (const age of ['1 minute', '20 minutes']) await app.db.query(add, [age]);
  expect(await notSent()).toBe(before + 1); // a message that waits for long has no gateway
});
