/**
 * Short messages through an HTTP provider, which is a small server of the test: what is sent, tried again, given up,
 * and what never shows.
 */
import { resolvePort } from '../../../server/app/wiring/container';
import { one } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { SmsGateway } from '../../../server/platform/sms/sms-gateway';
import { type TestApp, startTestApp } from '../../support/app';
import { openStandIn, type StandIn } from '../../support/stand-in';

const PHONE = '01712345678';
const BODY = 'Haatbar: ৳ "123456" & more';

let provider: StandIn;
let app: TestApp;
beforeEach(async () => {
  provider = await openStandIn(() => ({ body: 'accepted' }));
});
afterEach(async () => {
  await app.stop();
  await provider.stop();
});

const open = async (environment: Readonly<Record<string, string>> = {}) => {
  app = await startTestApp({ SMS_HTTP_URL: `${provider.url}/send`, SMS_HTTP_TOKEN: 'the-token', LOG_LEVEL: 'debug', ...environment });
};
const send = () =>
  inTransaction(app.db, (tx) =>
    resolvePort(app.container, SmsGateway).send(tx, { phone: PHONE, body: BODY, purpose: 'password-reset', budget: 'CODE' }),
  );
const outbox = () =>
  one<Record<string, unknown>>(app.db, 'SELECT phone, body, status, attempts, last_error, sent_at IS NOT NULL AS sent FROM sms_outbox');
/** Runs the delivery, whatever wait the queue has set. */
const work = async () => {
  await app.db.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await resolvePort(app.container, JobQueue).runDue();
};

it('sends JSON with a bearer token once, and stores the message without its code [F1]', async () => {
  await open();
  await send();
  expect(provider.requests).toEqual([]); // not before the transaction is done and the queue has its turn
  await work();
  await work();
  expect(provider.requests).toHaveLength(1);
  const { path, headers, body } = provider.requests[0]!;
  expect([path, headers['content-type'], headers.authorization]).toEqual(['/send', 'application/json', 'Bearer the-token']);
  expect(JSON.parse(String(body))).toEqual({ to: PHONE, text: BODY });
  expect(await outbox()).toEqual({
    phone: PHONE,
    body: 'Haatbar: ৳ "••••••" & more',
    status: 'SENT',
    attempts: 1,
    last_error: null,
    sent: true,
  });
});

it('sends a form with the token in its place', async () => {
  await open({ SMS_HTTP_BODY: 'api_key={{token}}&number={{phone}}&message={{text}}&type=unicode' });
  await send();
  await work();
  const [request] = provider.requests;
  expect(request?.headers.authorization).toBeUndefined();
  expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual({
    api_key: 'the-token',
    number: PHONE,
    message: BODY,
    type: 'unicode',
  });
});

it('tries again later after an error of the provider', async () => {
  await open();
  provider.next.push({ status: 503 }, 'hang up');
  await send();
  await work();
  expect(await outbox()).toMatchObject({ status: 'PENDING', attempts: 1, last_error: 'HTTP 503', sent: false });
  const waits = await one<{ seconds: number }>(
    app.db,
    'SELECT extract(epoch FROM run_at - now())::float8 AS seconds FROM graphile_worker._private_jobs',
  );
  expect(waits?.seconds).toBeGreaterThan(1);
  await work();
  expect(await outbox()).toMatchObject({ status: 'PENDING', attempts: 2, last_error: expect.stringContaining('no connection') });
  await work();
  expect(await outbox()).toMatchObject({ status: 'SENT', attempts: 3, last_error: null, sent: true });
});

it('gives up on a rejection at once, and on a dead provider after six tries', async () => {
  await open();
  provider.next.push({ status: 400, body: BODY });
  await send();
  await work();
  expect(await outbox()).toMatchObject({ status: 'FAILED', attempts: 1, last_error: 'HTTP 400', sent: false });
  await app.db.query('DELETE FROM sms_outbox');
  provider.next.push(...Array.from({ length: 7 }, () => ({ status: 500 })));
  await send();
  for (let round = 0; round < 8; round++) await work();
  expect(await outbox()).toMatchObject({ status: 'FAILED', attempts: 6, last_error: 'HTTP 500' });
  expect(provider.requests).toHaveLength(7);
});

it('shows neither code nor token in the log', async () => {
  await open();
  provider.next.push({ status: 500, body: BODY }, 'hang up');
  await send();
  for (let round = 0; round < 3; round++) await work();
  expect(app.logLines.join('')).toContain('could not be delivered');
  expect(app.logLines.join('')).not.toMatch(/123456|the-token/);
});

it('sends nothing of a transaction that is taken back', async () => {
  await open();
  await expect(
    inTransaction(app.db, async (tx) => {
      await resolvePort(app.container, SmsGateway).send(tx, { phone: PHONE, body: BODY, purpose: 'test', budget: 'MARKET' });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await work();
  expect(provider.requests).toEqual([]);
  expect(await outbox()).toBeNull();
});

it('a message of a process that died is taken over, and one that is being sent is left alone', async () => {
  await open();
  await send();
  const claimed = async (age: string) => {
    await app.db.query(`DELETE FROM graphile_worker._private_jobs`); // its job stays locked by the dead process
    await app.db.query(`UPDATE sms_outbox SET attempts = 1, claimed_at = now() - $1::interval`, [age]);
    await resolvePort(app.container, SmsGateway).tidy();
    await work();
  };
  await claimed('29 seconds');
  expect(provider.requests).toEqual([]);
  await claimed('31 seconds');
  expect(provider.requests).toHaveLength(1);
  expect(await outbox()).toMatchObject({ status: 'SENT', attempts: 2 });
});

it('a code that has expired is not sent any more', async () => {
  await open();
  await inTransaction(app.db, (tx) =>
    resolvePort(app.container, SmsGateway).send(tx, { phone: PHONE, body: BODY, purpose: 'password-reset', budget: 'CODE' }),
  );
  await app.db.query(`UPDATE sms_outbox SET expires_at = now() - interval '1 second'`);
  await work();
  await resolvePort(app.container, SmsGateway).tidy();
  expect(provider.requests).toEqual([]);
  expect(await outbox()).toMatchObject({ status: 'FAILED', last_error: 'the code has expired', body: 'Haatbar: ৳ "••••••" & more' });
});
