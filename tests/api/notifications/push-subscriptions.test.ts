/** Devices that notifications are sent to: which are taken, whose they are, and that they end with the session. */
import { randomBytes } from 'node:crypto';
import { buildContainer, resolvePort } from '../../../server/app/wiring/container';
import { PushKeysService } from '../../../server/modules/notifications/push/push-keys.service';
import { readConfig } from '../../../server/platform/config/env';
import { createLogger } from '../../../server/platform/logging/logger';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { makeVapidKeys } from '../../../server/platform/push/vapid';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer, type TestAccount } from '../../support/build-accounts';
import { pushBrowser } from '../../support/push';
import { rows } from '../../support/sql';
import { confirmed, deviceOf, devicesOf, notify, REMOVE, save, SAVE } from './support/pushes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const publicKey = async () => (await app.gql<{ pushPublicKey: string }>('{ pushPublicKey }')).data.pushPublicKey;
const login = async ({ phone, password }: TestAccount) => {
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { data } = await app.gql<{ login: { token: string } }>(LOGIN, { input: { phone, password, sessionKind: 'BEARER' } });
  return { token: data.login.token };
};

describe('the key of the market', () => {
  it('is made at the first start, and is the same for all processes', async () => {
    const first = await publicKey();
    const { config, databaseUrl, db } = { config: readConfig({ NODE_ENV: 'test' }), databaseUrl: app.databaseUrl, db: app.db };
    const another = buildContainer({ config, databaseUrl, db, logger: createLogger('silent') });
    expect((await another.resolve(PushKeysService).keys()).publicKey).toBe(first);
    expect(Buffer.from(first, 'base64url')).toHaveLength(65);
  });

  it('of processes that start together one makes it', async () => {
    await rows(app.db, 'DELETE FROM push_keys');
    const services = Array.from({ length: 8 }, () => new PushKeysService(app.db, readConfig({ NODE_ENV: 'test' })));
    const made = await Promise.all(services.map((service) => service.keys()));
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
  });

  it('is that of the environment where one is given', async () => {
    const keys = makeVapidKeys();
    const environment = { NODE_ENV: 'test', VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };
    expect(await new PushKeysService(app.db, readConfig(environment)).keys()).toEqual(keys);
  });

  it('the private one is in no response', async () => {
    const [stored] = await rows<{ private_key: string }>(app.db, 'SELECT private_key FROM push_keys');
    const { body } = await app.gql('{ pushPublicKey __schema { types { name fields { name } } } }');
    expect(JSON.stringify(body)).not.toContain(stored?.private_key);
    expect(JSON.stringify(body)).not.toMatch(/privateKey/i);
  });
});

describe('a device', () => {
  it('is stored once for its session, with the newest address', async () => {
    const user = await consumer(app);
    const first = await deviceOf(app, user);
    await save(app, user, first);
    expect((await devicesOf(app, user)).map(({ endpoint }) => endpoint)).toEqual([first.subscription.endpoint]);
    const next = await deviceOf(app, user);
    expect((await devicesOf(app, user)).map(({ endpoint }) => endpoint)).toEqual([next.subscription.endpoint]);
  });

  it('the same at once twice is stored once', async () => {
    const user = await consumer(app);
    const browser = pushBrowser();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => save(app, user, browser)));
    expect(outcomes.map(({ code }) => code)).toEqual(Array(6).fill(null));
    expect(await devicesOf(app, user)).toHaveLength(1);
  });

  it('belongs to the user who used the browser last', async () => {
    const [before, after] = [await consumer(app), await consumer(app)];
    const browser = await deviceOf(app, before);
    expect((await save(app, after, browser)).code).toBeNull();
    expect([await devicesOf(app, before), (await devicesOf(app, after)).length]).toEqual([[], 1]);
  });

  it('is not taken over by who knows its address alone', async () => {
    const [owner, other] = [await consumer(app), await consumer(app)];
    const browser = await deviceOf(app, owner);
    const stranger = pushBrowser();
    const forged = { ...stranger, subscription: { ...stranger.subscription, endpoint: browser.subscription.endpoint } };
    expect((await save(app, other, forged)).code).toBe('BAD_USER_INPUT');
    expect([(await devicesOf(app, owner)).length, await devicesOf(app, other)]).toEqual([1, []]);
  });

  it('of a user there are ten at most: the oldest goes', async () => {
    const user = await consumer(app);
    const made: string[] = [];
    for (let count = 0; count < 12; count++) made.push((await deviceOf(app, await login(user))).subscription.endpoint);
    expect((await devicesOf(app, user)).map(({ endpoint }) => endpoint)).toEqual(made.slice(2));
  });

  it('is removed by its user', async () => {
    const user = await consumer(app);
    await deviceOf(app, user);
    const remove = async () =>
      (await app.gql<{ removePushSubscription: { isRemoved: boolean } }>(REMOVE, {}, { token: user.token })).data.removePushSubscription;
    expect([await remove(), await remove()]).toEqual([{ isRemoved: true }, { isRemoved: false }]);
    expect(await devicesOf(app, user)).toEqual([]);
  });

  it('is none of an API key', async () => {
    const user = await consumer(app);
    const CREATE = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
    const { data } = await app.gql<{ createApiKey: { secret: string } }>(
      CREATE,
      { input: { name: 'Shop', scopes: ['READ_PRODUCTS'] } },
      { token: user.token },
    );
    expect((await save(app, { token: data.createApiKey.secret }, pushBrowser())).code).toBe('FORBIDDEN');
  });
});

describe('it ends with its session', () => {
  const endings: readonly [string, (user: TestAccount) => Promise<unknown>][] = [
    ['a logout', ({ token }) => app.gql('mutation { logout { isLoggedOut } }', {}, { token })],
    [
      'a session that is revoked elsewhere',
      async (user) => {
        const { token } = await login(user);
        await app.gql('mutation { revokeOtherSessions { endedSessions } }', {}, { token });
      },
    ],
    [
      'a new password',
      async (user) => {
        const { token } = await login(user);
        const input = { currentPassword: user.password, newPassword: `other-${user.password}`, confirmPassword: `other-${user.password}` };
        await app.call('changePassword', { input }, 'endedSessions', { token });
      },
    ],
    ['an account that is closed', ({ token, password }) => app.call('closeAccount', { input: { password } }, 'isClosed', { token })],
  ];

  it.each(endings)('%s', async (_what, end) => {
    const user = await consumer(app);
    await deviceOf(app, user);
    await notify(app, [user], confirmed('HB-1'));
    await end(user);
    expect(await devicesOf(app, user)).toEqual([]);
    const left = 'SELECT 1 FROM push_messages m JOIN notifications n ON n.id = m.notification_id WHERE n.user_id = $1';
    expect(await rows(app.db, left, [user.id])).toEqual([]);
  });
});

describe('what is no device', () => {
  const valid = () => pushBrowser().subscription;
  it.each([
    ['this machine', { endpoint: 'https://127.0.0.1/send' }],
    ['this machine by name', { endpoint: 'https://localhost/send' }],
    ['a private network', { endpoint: 'https://10.0.0.7/send' }],
    ['a private network, in one number', { endpoint: 'https://167772167/send' }],
    ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest/meta-data' }],
    ['this machine in IPv6', { endpoint: 'https://[::1]/send' }],
    ['an address wrapped in IPv6', { endpoint: 'https://[::ffff:10.0.0.7]/send' }],
    ['a name of a private network', { endpoint: 'https://push.internal/send' }],
    ['an address without TLS', { endpoint: 'http://push.example.com/send' }],
    ['another port', { endpoint: 'https://push.example.com:9200/send' }],
    ['a user and a password', { endpoint: 'https://user:secret@push.example.com/send' }],
    ['a file', { endpoint: 'file:///etc/passwd' }],
    ['no address', { endpoint: 'push' }],
    ['nothing', { endpoint: '' }],
    ['an endless address', { endpoint: `https://push.example.com/${'a'.repeat(1_000)}` }],
    ['a key that is not on the curve', { p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url') }],
    ['no key', { p256dh: '' }],
    ['a short secret', { auth: randomBytes(12).toString('base64url') }],
  ])('%s is rejected', async (_what, given) => {
    const user = await consumer(app);
    const { code, body } = await app.gql(SAVE, { input: { ...valid(), ...given } }, { token: user.token });
    expect(code).toBe('BAD_USER_INPUT');
    expect(body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual([Object.keys(given)[0]]);
    expect(await devicesOf(app, user)).toEqual([]);
  });

  it('reports it in Bangla', async () => {
    const user = await consumer(app);
    const input = { ...valid(), endpoint: 'https://10.0.0.7/send' };
    const { body } = await app.gql(SAVE, { input }, { token: user.token, language: 'bn' });
    expect(JSON.stringify(body.errors)).toContain('শুধু সবার জন্য খোলা https:// ঠিকানায় বিজ্ঞপ্তি পাঠানো যায়।');
  });
});

it('logs hold neither addresses nor keys', async () => {
  const user = await consumer(app);
  const { subscription } = await deviceOf(app, user);
  await app.gql(SAVE, { input: { ...subscription, endpoint: 'https://10.0.0.7/secret-address' } }, { token: user.token });
  await notify(app, [user], confirmed('HB-2'));
  await resolvePort(app.container, JobQueue).runDue(); // the name of the push service resolves to nothing here
  const log = app.logLines.join('\n');
  for (const secret of [...Object.values(subscription), new URL(subscription.endpoint).pathname, 'secret-address'])
    expect(log).not.toContain(secret);
});
