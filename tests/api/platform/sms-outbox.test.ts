import { one } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { createLogger } from '../../../server/platform/logging/logger';
import { OutboxSmsGateway } from '../../../server/platform/sms/outbox-sms-gateway';
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const message = { phone: '01700000004', body: 'Haatbar: 123456 is your code.', purpose: 'password-reset', budget: 'CODE' } as const;
const stored = async () => (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM sms_outbox'))?.count;

it('reads a message out to the operator of the embedded demo, once it is stored for good [F1]', async () => {
  const lines: string[] = [];
  const gateway = new OutboxSmsGateway(app.db, createLogger('info', { write: (line) => void lines.push(line) }));
  await app.db.query(`INSERT INTO platform_settings (key, value) VALUES ('demo_seeded', to_jsonb(now()))`);
  const failing = inTransaction(app.db, async (tx) => {
    await gateway.send(tx, message);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await stored(), lines]).toEqual([0, []]);
  await inTransaction(app.db, (tx) => gateway.send(tx, message));
  expect(await stored()).toBe(1);
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 'info',
      msg: 'No SMS provider is set up, so please pass this on to 01700000004: Haatbar: 123456 is your code.',
    }),
  ]);
  await app.db.query(`DELETE FROM platform_settings WHERE key = 'demo_seeded'`);
});

it('reads nothing out where no demo market was seeded', async () => {
  const lines: string[] = [];
  const gateway = new OutboxSmsGateway(app.db, createLogger('info', { write: (line) => void lines.push(line) }));
  await inTransaction(app.db, (tx) => gateway.send(tx, message));
  expect(lines).toEqual([]);
});

it('a code that has expired is masked where the message waits for an operator, and no other message is', async () => {
  const gateway = new OutboxSmsGateway(app.db);
  const phone = '01700000077';
  for (const purpose of ['password-reset', 'order-placed']) {
    await gateway.send(app.db, { ...message, phone, purpose, budget: purpose === 'password-reset' ? 'CODE' : 'MARKET' });
  }
  const bodies = async () => {
    const found: { purpose: string; body: string; status: string; last_error: string | null }[] = await app.db.query(
      'SELECT purpose, body, status, last_error FROM sms_outbox WHERE phone = $1 ORDER BY purpose DESC',
      [phone],
    );
    return found.map(({ body, status, last_error: error }) => [body, status, error]);
  };
  await gateway.tidy();
  expect(await bodies()).toEqual([
    [message.body, 'PENDING', null],
    [message.body, 'PENDING', null],
  ]);
  await app.db.query(`UPDATE sms_outbox SET expires_at = expires_at - interval '5 minutes'`);
  await gateway.tidy();
  expect(await bodies()).toEqual([
    ['Haatbar: •••••• is your code.', 'FAILED', 'the code has expired'],
    [message.body, 'PENDING', null],
  ]);
});

it('no code is in the log of a server with a database of its own [F1]', async () => {
  const phone = '01811119999';
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';
  await app.gql(register, { input: { role: 'CONSUMER', name: 'Rahima', phone, password: 'secret-1' } });
  expect((await app.gql('mutation ($phone: String!) { requestPasswordReset(phone: $phone) { validMinutes } }', { phone })).code).toBeNull();
  const sms = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
  const code = /[0-9]{6}/.exec(sms?.body ?? '')?.[0] ?? '';
  expect(code).toHaveLength(6);
  expect(app.logLines.length).toBeGreaterThan(0);
  expect(app.logLines.filter((line) => (JSON.parse(line) as { msg: string }).msg.includes(code))).toEqual([]);
});

it('messages are removed after a year, sent or not', async () => {
  const phone = '01700000099';
  await app.db.query(
    `INSERT INTO sms_outbox (phone, body, purpose, status, created_at)
     SELECT $1, 'Hello', 'new-order', status, now() - make_interval(months => months)
     FROM unnest(ARRAY['SENT', 'PENDING', 'FAILED']) AS status, unnest(ARRAY[11, 13]) AS months`,
    [phone],
  );
  await new OutboxSmsGateway(app.db).tidy();
  const left = await one(
    app.db,
    `SELECT count(*)::int AS count, min(created_at) > now() - interval '1 year' AS "areNew" FROM sms_outbox WHERE phone = $1`,
    [phone],
  );
  expect(left).toEqual({ count: 3, areNew: true });
});
