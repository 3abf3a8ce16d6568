import { hashToken } from '../../../server/platform/security/tokens';
import { EventBus } from '../../../server/platform/events/event-bus';
import { sessionRevokedTopic } from '../../../server/platform/events/topics';
import { one, rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { SessionsService } from '../../../server/modules/accounts/auth/sessions.service';
import { resolvePort } from '../../../server/app/wiring/container';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer, openSession, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  secure = await startTestApp({ PUBLIC_URL: 'https://haatbar.example' });
});
afterAll(() => Promise.all([app.stop(), secure.stop()]));

const ME = '{ me { id language } }';
const me = async (sender: object) => (await app.gql<{ me: { id: string } | null }>(ME, {}, sender)).body.data?.me ?? null;
const cookie = (token: string) => ({ headers: { cookie: `hb_session=${token}` } });

async function login(where: TestApp, { phone, password }: TestAccount): Promise<{ cookies: string[]; token: string }> {
  const { headers } = await where.call('login', { input: { phone, password } }, 'account { id }');
  const cookies = headers.getSetCookie();
  return { cookies, token: /^hb_session=([\w-]+)/.exec(cookies[0] ?? '')?.[1] ?? '' };
}

it('stores the token in an httpOnly cookie and the role in a readable one, for 7 days [X1]', async () => {
  const { cookies } = await login(app, await consumer(app));
  const [session = '', role = ''] = cookies;
  expect(session).toMatch(/^hb_session=[\w-]{43};/);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=604800', 'Path=/']) expect(session).toContain(part);
  expect(role).toMatch(/^hb_role=consumer;.*Max-Age=604800/);
  expect(role).not.toContain('HttpOnly');
  expect(session).not.toContain('Secure');
});

it('marks the cookies Secure where the site is reached by TLS [X1]', async () => {
  const { cookies } = await login(secure, await consumer(secure));
  for (const each of cookies) expect(each).toContain('Secure');
});

it('stores only the hash of a token, to expire after 7 days [X1]', async () => {
  const { id, token } = await consumer(app);
  const session = await one<{ token_hash: Buffer; days: number }>(
    app.db,
    'SELECT token_hash, extract(epoch FROM expires_at - created_at)::int / 86400 AS days FROM sessions WHERE user_id = $1',
    [id],
  );
  expect(session).toEqual({ token_hash: hashToken(token), days: 7 });
});

it('serves a cookie session by cookie and a bearer session by header, never crossed [X1]', async () => {
  const account = await consumer(app);
  const { token } = await login(app, account);
  expect(await me(cookie(token))).toMatchObject({ id: account.id });
  expect(await me(cookie(account.token))).toBeNull();
  expect((await app.gql(ME, {}, { token })).status).toBe(401);
});

it('knows no one by an expired session [X1]', async () => {
  const { id } = await consumer(app);
  const token = await openSession(app, id, 'COOKIE');
  expect(await me(cookie(token))).toMatchObject({ id });
  await rows(app.db, "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1", [id]);
  expect(await me(cookie(token))).toBeNull();
});

it('reads the session and its account in one statement, and notes a visit once a minute [X1]', async () => {
  const { id, token } = await consumer(app);
  const usual = await countSql(app.db, () => me({ token }));
  expect(usual).toHaveLength(2); // the session, then the account that `me` shows
  await rows(app.db, "UPDATE sessions SET last_seen_at = now() - interval '2 minutes' WHERE user_id = $1", [id]);
  expect(await countSql(app.db, () => me({ token }))).toHaveLength(3);
  expect(await countSql(app.db, () => me({ token }))).toHaveLength(2);
  const seen = await one<{ ago: number }>(
    app.db,
    'SELECT extract(epoch FROM now() - last_seen_at)::int AS ago FROM sessions WHERE user_id = $1',
    [id],
  );
  expect(seen?.ago).toBeLessThan(60);
});

it('ends the session, clears both cookies and notifies open sockets [X3]', async () => {
  const account = await consumer(app);
  const { token } = await login(app, account);
  const live = resolvePort(app.container, EventBus).subscribe(sessionRevokedTopic(account.id));
  const { data, headers } = await app.gql('mutation { logout { isLoggedOut } }', {}, cookie(token));
  expect(data).toEqual({ logout: { isLoggedOut: true } });
  expect(headers.getSetCookie().map((each) => /^(\w+)=;.*Max-Age=0/.exec(each)?.[1])).toEqual(['hb_session', 'hb_role']);
  expect(await me(cookie(token))).toBeNull();
  expect(await me({ token: account.token })).toMatchObject({ id: account.id }); // the other session lives on
  expect((await live.next()).value).toEqual({ sessionId: expect.any(String) });
  await live.return?.();
});

it('clears the cookies of a visitor, whose session ended long ago, all the same [X3]', async () => {
  const { data, headers } = await app.gql('mutation { logout { isLoggedOut } }', {}, cookie('x'.repeat(43)));
  expect(data).toEqual({ logout: { isLoggedOut: true } });
  expect(headers.getSetCookie()).toHaveLength(2);
});

it('ends every session of a user in the transaction that asks for it [X1]', async () => {
  const account = await consumer(app);
  const other = await openSession(app, account.id);
  const sessions = app.container.resolve(SessionsService);
  const live = resolvePort(app.container, EventBus).subscribe(sessionRevokedTopic(account.id));
  await expect(
    inTransaction(app.db, async (tx) => {
      await sessions.revokeAll(tx, account.id);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await me({ token: other })).not.toBeNull();
  await inTransaction(app.db, (tx) => sessions.revokeAll(tx, account.id));
  expect((await app.gql(ME, {}, { token: other })).status).toBe(401);
  expect((await app.gql(ME, {}, { token: account.token })).status).toBe(401);
  expect((await live.next()).value).toEqual({ sessionId: null });
  await live.return?.();
});

it('reads the status of the account on every request [X1]', async () => {
  const { id, token } = await consumer(app);
  const notifications = () => app.gql('{ notifications { totalCount } }', {}, { token });
  expect((await notifications()).code).toBeNull();
  await rows(app.db, "UPDATE users SET status = 'SUSPENDED', status_reason = 'fraud' WHERE id = $1", [id]);
  const { body, code } = await notifications();
  expect(code).toBe('NOT_APPROVED');
  expect(body.errors?.[0]?.message).toBe('Your account is suspended. Reason: fraud');
});

it('stores the language in which a user is written to, whatever the status [I1]', async () => {
  const { id, token } = await pendingProducer(app);
  const { data } = await app.call('setLanguage', { language: 'BN' }, 'id language', { token });
  expect(data).toEqual({ setLanguage: { id, language: 'BN' } });
  const rejected = await app.gql('{ notifications { totalCount } }', {}, { token });
  expect(rejected.body.errors?.[0]?.message).toMatch(/[\u0980-\u09ff]/);
  expect((await app.call('setLanguage', { language: 'BN' }, 'id')).code).toBe('UNAUTHENTICATED');
});
