/** API keys: made, shown once, hashed, rotated, revoked; whose they are and what they say in the log. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { apiKey } from '../../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const LIST = '{ apiKeys { id name prefix scopes lastUsedAt previousUntil createdAt } }';
const ROTATE = 'mutation ($id: ID!) { rotateApiKey(id: $id) { secret apiKey { id prefix previousUntil } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { endedId } }';
const READ = '{ categories { slug } }';

interface Key {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  lastUsedAt: string | null;
  previousUntil: string | null;
}
const list = async ({ token }: TestAccount) => (await app.gql<{ apiKeys: Key[] }>(LIST, {}, { token })).data.apiKeys;
const create = (token: string, input: object) =>
  app.call<{ createApiKey: { secret: string; apiKey: Key } }>(
    'createApiKey',
    { input: { name: 'Till', scopes: ['READ_PRODUCTS'], ...input } },
    'secret apiKey { id prefix scopes lastUsedAt }',
    { token },
  );
const works = async (token: string) => (await app.gql(READ, {}, { token })).status === 200;

it('shows a key once, stores only its hash, and lists it by its beginning [X1]', async () => {
  const owner = await approvedProducer(app);
  const { secret, apiKey: made } = (await create(owner.token, { scopes: ['READ_PRODUCTS', 'READ_ORDERS', 'READ_PRODUCTS'] })).data
    .createApiKey;
  expect(secret).toMatch(/^hbk_[A-Za-z0-9_-]{43}$/);
  expect(made).toMatchObject({ prefix: secret.slice(0, 12), scopes: ['READ_PRODUCTS', 'READ_ORDERS'], lastUsedAt: null });
  const row = await one<{ hash: Buffer; text: string }>(
    app.db,
    'SELECT key_hash AS hash, api_keys::text AS text FROM api_keys WHERE id = $1',
    [made.id],
  );
  expect(row?.hash).toEqual(createHash('sha256').update(secret).digest());
  expect(row?.text).not.toContain(secret.slice(12));
  expect(JSON.stringify(await list(owner))).not.toContain(secret.slice(12));
  expect(await works(secret)).toBe(true);
});

it('remembers the last use, written once a minute at most [X1]', async () => {
  const owner = await consumer(app);
  const { token, id } = await apiKey(app, owner);
  await works(token);
  const [first] = await list(owner);
  expect(first?.lastUsedAt).not.toBeNull();
  const usedAgo = async (ago: string) => {
    await rows(app.db, 'UPDATE api_keys SET last_used_at = now() - $2::interval WHERE id = $1', [id, ago]);
    const before = await list(owner);
    await works(token);
    return (await list(owner))[0]?.lastUsedAt !== before[0]?.lastUsedAt;
  };
  expect([await usedAgo('50 seconds'), await usedAgo('61 seconds')]).toEqual([false, true]);
});

it('rotates: the old key works for a day, the one before it no longer, and revoking ends all [X1]', async () => {
  const owner = await approvedProducer(app);
  const { token: first, id } = await apiKey(app, owner);
  const rotate = async () =>
    (await app.gql<{ rotateApiKey: { secret: string; apiKey: Key } }>(ROTATE, { id }, { token: owner.token })).data.rotateApiKey;
  const second = await rotate();
  expect(second.apiKey).toMatchObject({ id, prefix: second.secret.slice(0, 12) });
  expect(Date.parse(second.apiKey.previousUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect([await works(first), await works(second.secret)]).toEqual([true, true]);
  const third = await rotate();
  expect([await works(first), await works(second.secret), await works(third.secret)]).toEqual([false, true, true]);
  await rows(app.db, 'UPDATE api_keys SET previous_until = now() WHERE id = $1', [id]);
  expect([await works(second.secret), await works(third.secret)]).toEqual([false, true]);
  expect((await list(owner))[0]?.previousUntil).toBeNull();
  expect((await app.gql(REVOKE, { id }, { token: owner.token })).data).toEqual({ revokeApiKey: { endedId: id } });
  expect([await works(second.secret), await works(third.secret)]).toEqual([false, false]);
  expect(await list(owner)).toEqual([]);
});

it('names no one else’s key, and a revoked one is as good as missing [W2]', async () => {
  const [owner, stranger] = [await approvedProducer(app), await consumer(app)];
  const { id, token } = await apiKey(app, owner);
  for (const document of [ROTATE, REVOKE]) {
    const others = await app.gql(document, { id }, { token: stranger.token });
    const rubbish = await app.gql(document, { id: 'rubbish' }, { token: stranger.token });
    expect(others.code).toBe('NOT_FOUND');
    expect(rubbish.body).toEqual(others.body);
  }
  expect(await works(token)).toBe(true);
  await app.gql(REVOKE, { id }, { token: owner.token });
  expect((await app.gql(REVOKE, { id }, { token: owner.token })).code).toBe('NOT_FOUND');
  expect((await app.gql(ROTATE, { id }, { token: owner.token })).code).toBe('NOT_FOUND');
});

it('requires a name and a scope, and allows ten at most, also when many are made at once [X1]', async () => {
  const owner = await consumer(app);
  const wrong = await create(owner.token, { name: ' ', scopes: [] });
  expect(wrong.body.errors?.[0]?.extensions.fields?.map(({ field, key }) => [field, key])).toEqual([
    ['name', 'apiKey.name'],
    ['scopes', 'apiKey.scopes'],
  ]);
  const responses = await Promise.all(Array.from({ length: 12 }, () => create(owner.token, {})));
  expect(responses.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  expect(await list(owner)).toHaveLength(10);
});

it('loses its power with the status of its owner, also where everyone may read [W2]', async () => {
  const owner = await approvedProducer(app);
  const { token } = await apiKey(app, owner);
  await rows(app.db, "UPDATE users SET status = 'SUSPENDED', status_reason = 'why' WHERE id = $1", [owner.id]);
  expect(await app.gql(READ, {}, { token })).toMatchObject({ status: 403, code: 'NOT_APPROVED' });
  expect((await app.rest('GET', '/api/v1/producer/products', { token })).status).toBe(403);
});

it('never counts as a cookie, nor opens a socket [X1]', async () => {
  const { token } = await apiKey(app, await consumer(app));
  const byCookie = await app.gql<{ me: null }>('{ me { id } }', {}, { headers: { cookie: `hb_session=${token}` } });
  expect(byCookie.data.me).toBeNull();
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = once(socket, 'close');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  expect((await closed)[0]).toBe(4403);
});

it('has 300 requests a minute to itself, on both APIs together; then 429 states how long to wait [X1]', async () => {
  const owner = await approvedProducer(app);
  const [spent, fresh] = [await apiKey(app, owner), await apiKey(app, owner)];
  for (let block = 0; block < 6; block++) await Promise.all(Array.from({ length: 50 }, () => works(spent.token)));
  const rejected = await app.gql(READ, {}, { token: spent.token });
  expect([rejected.status, rejected.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rejected.headers.get('ratelimit')).toMatch(/^"api";r=\d{4};t=\d+, "key";r=0;t=\d+$/);
  expect((await app.rest('GET', '/api/v1/producer/products', { token: spent.token })).status).toBe(429);
  expect([await works(fresh.token), await works(owner.token)]).toEqual([true, true]);
});

it('is in no line of the log; its id is [X1]', async () => {
  const owner = await approvedProducer(app);
  const { secret, apiKey: made } = (await create(owner.token, {})).data.createApiKey;
  await works(secret);
  await app.gql('{ broken', {}, { token: secret });
  await app.rest('GET', '/api/v1/producer/products', { token: secret });
  const log = app.logLines.join('');
  expect(log).not.toContain(secret.slice(4, 20));
  expect(log).toContain(`"apiKeyId":"${made.id}"`);
});
