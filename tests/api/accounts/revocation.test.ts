/**
 * Whatever ends a session ends it at once and everywhere: no query, route, upload or socket responses to it afterwards.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { SessionKind } from '../../../schema/values/accounts/roles';
import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { account as newAccount, admin, approvedProducer, openSession, type TestAccount } from '../../support/build-accounts';
import { imageFile } from '../../support/build-catalogue';

const SOCKETS_CLOSE_WITHIN_MS = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Each ends `token`, a session of the account; `token` of the account itself is another one, which may do it. */
type Ending = (account: TestAccount, token: string) => Promise<unknown>;

const PASSWORDS = { password: 'quite-another', confirmPassword: 'quite-another' };

async function sessionId(account: TestAccount): Promise<string> {
  const newest = 'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1';
  return (await one<{ id: string }>(app.db, newest, [account.id]))?.id ?? '';
}

async function resetPassword({ phone }: TestAccount): Promise<void> {
  await app.call('requestPasswordReset', { phone }, 'validMinutes');
  const message = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1 ORDER BY id DESC LIMIT 1', [phone]);
  const input = { phone, code: /[0-9]{6}/.exec(message?.body ?? '')?.[0] ?? '', ...PASSWORDS };
  const { data } = await app.call('resetPassword', { input }, 'phone');
  expect(data).toEqual({ resetPassword: { phone } });
}

const endings: Readonly<Record<string, Ending>> = {
  'its logout': (_account, token) => app.gql('mutation { logout { isLoggedOut } }', {}, { token }),
  'its logout over REST': (_account, token) => app.rest('POST', '/api/v1/logout', { token }),
  'its owner, who ends it elsewhere': async (account) =>
    app.call('revokeSession', { id: await sessionId(account) }, 'endedId', { token: account.token }),
  'its owner, who ends all others': ({ token }) => app.gql('mutation { revokeOtherSessions { endedSessions } }', {}, { token }),
  'a change of the password': ({ token, password }) =>
    app.call(
      'changePassword',
      { input: { currentPassword: password, newPassword: PASSWORDS.password, confirmPassword: PASSWORDS.password } },
      'endedSessions',
      { token },
    ),
  'a forgotten password': resetPassword,
  'a suspension': async ({ id }) =>
    app.call('suspendAccount', { id, reason: 'Sold what was not his' }, 'id', { token: (await admin(app)).token }),
};

async function listen(token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  const [frame] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(frame.toString())).toEqual({ type: 'connection_ack' });
  const payload = { query: 'subscription { notificationAdded { id } }' };
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  return socket;
}

/** Returns the status with which each transport responds to the token. */
async function responses(token: string): Promise<Record<string, unknown>> {
  const query = await app.gql('{ me { id } }', {}, { token });
  const mutation = await app.call('setLanguage', { language: 'EN' }, 'id', { token });
  const route = await app.rest('GET', '/api/v1/producer/products', { token });
  const upload = 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }';
  const file = await app.upload(upload, { file: await imageFile() }, {}, { token });
  return { query: query.status, mutation: mutation.status, route: route.status, upload: file.status };
}

async function tooLate(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`The socket was still open after ${ms} ms.`);
}

const open = { query: 200, mutation: 200, route: 200, upload: 200 };
const shut = { query: 401, mutation: 401, route: 401, upload: 401 };

it.each(Object.entries(endings))('%s: the session is rejected everywhere, and its sockets close [X1 X3 F3]', async (_name, end) => {
  const account = await approvedProducer(app);
  const token = await openSession(app, account.id);
  expect(await responses(token)).toEqual(open);
  const socket = await listen(token);
  const closed = once(socket, 'close');
  await end(account, token);
  const [code] = (await Promise.race([closed, tooLate(SOCKETS_CLOSE_WITHIN_MS)])) as [number];
  expect(code).toBe(4403);
  expect(await responses(token)).toEqual(shut);
});

it('a rejection ends every bearer session and every socket at once; the web session returns the reason and nothing else [X1 W2]', async () => {
  const waiting = await newAccount(app, 'PRODUCER', { status: 'PENDING' });
  const headers = { cookie: `hb_session=${await openSession(app, waiting.id, SessionKind.COOKIE)}` };
  const bearer = await listen(waiting.token);
  const web = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { ...headers, origin: app.url },
  });
  await once(web, 'open');
  web.send(JSON.stringify({ type: 'connection_init' }));
  await once(web, 'message');
  const closed = Promise.all([once(bearer, 'close'), once(web, 'close')]);
  const reject = 'mutation ($id: ID!) { rejectAccount(id: $id, reason: "The NID cannot be read.") { id } }';
  expect((await app.gql(reject, { id: waiting.id }, { token: (await admin(app)).token })).code).toBeNull();
  const codes = (await Promise.race([closed, tooLate(SOCKETS_CLOSE_WITHIN_MS)])) as unknown as [number][];
  expect(codes.map(([code]) => code)).toEqual([4403, 4403]);
  expect(await responses(waiting.token)).toEqual(shut);
  const { data } = await app.gql('{ me { status statusReason } }', {}, { headers });
  expect(data).toEqual({ me: { status: 'REJECTED', statusReason: 'The NID cannot be read.' } });
  expect((await app.gql('{ notifications { totalCount } }', {}, { headers })).code).not.toBeNull();
});

it('a burst of calls after the end finds every one shut', async () => {
  const { token } = await approvedProducer(app);
  await app.gql('mutation { logout { isLoggedOut } }', {}, { token });
  const burst = await Promise.all(Array.from({ length: 20 }, () => app.gql('{ me { id } }', {}, { token })));
  expect(burst.map(({ status }) => status)).toEqual(burst.map(() => 401));
});

it('what one session loses, the others of the user retain [X1]', async () => {
  const account = await approvedProducer(app);
  const token = await openSession(app, account.id);
  const socket = await listen(account.token);
  await app.gql('mutation { logout { isLoggedOut } }', {}, { token });
  expect(await responses(token)).toEqual(shut);
  expect(await responses(account.token)).toEqual(open);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.terminate();
});
