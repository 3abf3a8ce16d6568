/**
 * The rows of docs/operations/secrets.md beside the servers' own password (install.test.ts): each secret is changed on
 * an installed machine as its row says, while requests are served.
 */
import { createECDH } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { clusterUrl, withClient } from '../support/database';
import { openStandIn, type StandIn } from '../support/stand-in';
import {
  at,
  install,
  NAMES,
  PATIENCE_MS,
  prepareMachine,
  redisPasswords,
  removeMachine,
  restartUnits,
  run,
  whileServing,
} from './support/installed-machine';

/** The pages are for an operator of Debian, and so are their commands. */
const onDebian = spawnSync('grep', ['--version']).status === 0 ? it : it.skip;

const SETTINGS = 'etc/haatbar.env';
const accepted = { keys: new Set(['first-key']), tokens: new Set(['first-token']) };
let store: StandIn;
let provider: StandIn;

beforeAll(async () => {
  await prepareMachine();
  const files = new Map<string, Buffer>();
  store = await openStandIn(({ method, path, headers, body }) => {
    const key = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!accepted.keys.has(key)) return { status: 403 };
    if (method === 'PUT') files.set(path, body);
    return { body: files.get(path) ?? '<ListBucketResult></ListBucketResult>' };
  });
  provider = await openStandIn(({ headers }) => ({
    status: accepted.tokens.has((headers.authorization ?? '').replace('Bearer ', '')) ? 200 : 401,
  }));
  await install();
  set({ S3_ENDPOINT: store.url, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'first-key', S3_SECRET_ACCESS_KEY: 'first-secret' });
  set({ SMS_HTTP_URL: provider.url, SMS_HTTP_TOKEN: 'first-token', ...newPair() });
  await restartUnits();
}, PATIENCE_MS);
afterAll(async () => {
  await removeMachine();
  await store.stop();
  await provider.stop();
}, PATIENCE_MS);

/** Changes lines of the settings, or adds them. */
function set(values: Readonly<Record<string, string>>): void {
  const others = fs
    .readFileSync(at(SETTINGS), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !((line.split('=')[0] ?? '') in values));
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  fs.writeFileSync(at(SETTINGS), `${[...others, ...lines].join('\n')}\n`);
}

function newPair(): Readonly<Record<string, string>> {
  const pair = createECDH('prime256v1');
  return { VAPID_PUBLIC_KEY: pair.generateKeys('base64url'), VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url') };
}

const asSuperuser = (sql: string, database = NAMES.database) => withClient(clusterUrl(database), (client) => client.query(sql));

/** Nothing fails meanwhile, and the installation is sound afterwards. */
async function rotated(work: () => Promise<void>): Promise<string> {
  const answers = await whileServing(work);
  expect(answers.length).toBeGreaterThan(5); // the shortest takes a second
  expect(answers.filter((answer) => answer !== '200 8')).toEqual([]);
  const found = await run('haatbar doctor --sms=01712345678');
  expect(found).toContain('0 to correct');
  return found;
}

onDebian(
  'the owner’s password (skipped where there is no grep)',
  async () => {
    await rotated(async () => {
      await asSuperuser(`ALTER ROLE ${NAMES.owner} PASSWORD 'new-owner-password'`);
      await run(`sed -i 's#owner-password@#new-owner-password@#' /etc/haatbar.env`);
      expect(await run('haatbar migrate')).toContain('The tables are up to date');
    });
  },
  PATIENCE_MS,
);

onDebian(
  'the keys of the S3 store (skipped where there is no grep)',
  async () => {
    await rotated(async () => {
      accepted.keys.add('second-key');
      set({ S3_ACCESS_KEY_ID: 'second-key', S3_SECRET_ACCESS_KEY: 'second-secret' });
      await restartUnits();
      accepted.keys.delete('first-key');
    });
    expect(store.requests.at(-1)?.headers.authorization).toContain('Credential=second-key/');
  },
  PATIENCE_MS,
);

onDebian(
  'the token of the SMS provider (skipped where there is no grep)',
  async () => {
    await rotated(async () => {
      accepted.tokens.clear();
      accepted.tokens.add('second-token');
      set({ SMS_HTTP_TOKEN: 'second-token' });
      await restartUnits();
    });
    expect(provider.requests.at(-1)?.headers.authorization).toBe('Bearer second-token');
  },
  PATIENCE_MS,
);

onDebian(
  'the password of Redis (skipped where there is no grep)',
  async () => {
    const withPassword = (password: string) =>
      run(`sed -i 's#^REDIS_URL=redis://[^1]*127#REDIS_URL=redis://default:${password}@127#' /etc/haatbar.env`);
    for (const [before, password] of [
      ['', 'first-password'],
      ['first-password', 'second-password'],
    ] as const) {
      const found = await rotated(async () => {
        redisPasswords.add(password);
        await withPassword(password);
        await restartUnits();
        redisPasswords.delete(before);
      });
      expect(found).toMatch(/ok {4}redis/);
    }
  },
  PATIENCE_MS,
);

onDebian(
  'the keys of web push (skipped where there is no grep)',
  async () => {
    await rotated(async () => {
      set(newPair());
      await restartUnits();
    });
  },
  PATIENCE_MS,
);

onDebian(
  'all sessions (skipped where there is no grep)',
  async () => {
    await rotated(async () => {
      await asSuperuser('DELETE FROM sessions');
    });
  },
  PATIENCE_MS,
);
