/** kill -9 while a short message is on its way to the provider: another process sends it, and not hours later. */
import { createEmptyDatabase, dropTestDatabase, withClient } from '../support/database';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { type ServerProcess, startServer } from '../support/server-process';
import { openStandIn, type StandIn } from '../support/stand-in';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 180_000;
const ASK = JSON.stringify({ query: 'mutation { requestPasswordReset(phone: "01700000099") { validMinutes } }' });
const USER = `INSERT INTO users (phone, password_hash, name, role, status) VALUES ('01700000099', 'x', 'Rahim', 'CONSUMER', 'APPROVED')`;

let folder: DataFolder;
let url: string;
let provider: StandIn;
let servers: ServerProcess[] = [];
let isHanging = true;

beforeAll(async () => {
  folder = createDataFolder();
  url = await createEmptyDatabase();
  provider = await openStandIn(() => (isHanging ? new Promise(() => undefined) : { body: 'accepted' }));
});
afterAll(async () => {
  for (const { child } of servers) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  servers = [];
  await provider.stop();
  await dropTestDatabase(url);
  folder.remove();
});

const start = async (): Promise<ServerProcess> => {
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: folder.dir, SMS_HTTP_URL: provider.url });
  servers.push(server);
  return server;
};
const query = <T>(text: string) => withClient(url, async (client) => (await client.query(text)).rows as T[]);
async function until(condition: () => boolean | Promise<boolean>, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await condition()); await sleep(50))
    if (Date.now() > end) throw new Error('It did not happen.');
}

it(
  'a message in flight when its process is killed is sent by the next one within two minutes',
  async () => {
    const first = await start();
    await query(USER);
    await fetch(`${first.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: ASK });
    await until(() => provider.requests.length === 1, 20_000);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await query('SELECT status, claimed_at IS NOT NULL AS claimed FROM sms_outbox')).toEqual([{ status: 'PENDING', claimed: true }]);

    isHanging = false;
    await query(`UPDATE sms_outbox SET claimed_at = claimed_at - interval '30 seconds'`); // half a minute later
    await start();
    await until(async () => (await query<{ status: string }>('SELECT status FROM sms_outbox'))[0]?.status === 'SENT', 90_000);
    expect(provider.requests).toHaveLength(2);
    expect(provider.requests[1]?.body).toEqual(provider.requests[0]?.body);
  },
  PATIENCE_MS,
);
