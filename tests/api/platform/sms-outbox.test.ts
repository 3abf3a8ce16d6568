import { one } from '../../../server/platform/db/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { createLogger } from '../../../server/platform/logging/logger';
import { OutboxSmsGateway } from '../../../server/platform/sms/outbox-sms-gateway';
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const message = { phone: '01700000004', body: 'Haatbar: 123456 is your code.', purpose: 'password-reset' };
const stored = async () => (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM sms_outbox'))?.count;

it('F1 reads a message out to the operator of the embedded demo, once it is stored for good', async () => {
  const lines: string[] = [];
  const gateway = new OutboxSmsGateway(createLogger('info', { write: (line) => void lines.push(line) }));
  const failing = inTransaction(app.db, async (tx) => {
    await gateway.send(tx, message);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await stored(), lines]).toEqual([0, []]);
  await inTransaction(app.db, (tx) => gateway.send(tx, message));
  expect(await stored()).toBe(1);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 'info',
      msg: 'No SMS provider is set up, so please pass this on to 01700000004: Haatbar: 123456 is your code.',
    }),
  ]);
});

it('F1 keeps codes out of the log of a server with a database of its own', async () => {
  const phone = '01811119999';
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';
  await app.gql(register, { input: { role: 'CONSUMER', name: 'Rahima', phone, password: 'secret1' } });
  expect((await app.gql('mutation ($phone: String!) { requestPasswordReset(phone: $phone) }', { phone })).code).toBeNull();
  const sms = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
  const code = /[0-9]{6}/.exec(sms?.body ?? '')?.[0] ?? '';
  expect(code).toHaveLength(6);
  expect(app.logLines.length).toBeGreaterThan(0);
  expect(app.logLines.filter((line) => (JSON.parse(line) as { msg: string }).msg.includes(code))).toEqual([]);
});
