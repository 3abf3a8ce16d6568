/**
 * The list of one's own sessions, ending them one by one or all others, and the job that removes those whose time is
 * over.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { resolvePort } from '../../../server/app/wiring/container';
import { AccountSweepService } from '../../../server/modules/accounts/closing/account-sweep.service';
import { coarseAddress, deviceName } from '../../../server/modules/accounts/auth/device-name';
import { one, rows } from '../../support/sql';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, openSession, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const LIST = `query ($first: Int, $after: String, $offset: Int) { sessions(first: $first, after: $after, offset: $offset) {
  totalCount pageInfo { hasNextPage endCursor } nodes { id kind device network createdAt lastSeenAt isCurrent } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) { endedId } }';
const REVOKE_OTHERS = 'mutation { revokeOtherSessions { endedSessions } }';
const PHONE = 'Mozilla/5.0 (Linux; Android 12; itel A662L) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

interface OwnSession {
  id: string;
  kind: string;
  device: string | null;
  network: string | null;
  isCurrent: boolean;
}
interface Listed {
  sessions: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: OwnSession[] };
}
const list = async (token: string, variables: object = {}) => (await app.gql<Listed>(LIST, { ...variables }, { token })).data.sessions;
const isAlive = async (token: string) => (await app.gql('{ me { id } }', {}, { token })).status !== 401;

async function loginOnPhone({ phone, password }: TestAccount): Promise<string> {
  const headers = { 'user-agent': PHONE, 'x-forwarded-for': '103.48.16.201' };
  const response = await app.call('login', { input: { phone, password } }, 'account { id }', { headers });
  return /^hb_session=([\w-]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
}

/** Let in, and how it will be closed. */
async function openSocket(token: string): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  const [frame] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(frame.toString())).toMatchObject({ type: 'connection_ack' });
  return { closed };
}

it('lists the live sessions of the viewer, this one first, with device and truncated network [X1]', async () => {
  const account = await consumer(app);
  await loginOnPhone(account);
  await openSession(app, account.id, 'COOKIE');
  await rows(app.db, "UPDATE sessions SET expires_at = now() WHERE user_id = $1 AND user_agent = 'tests' AND kind = 'COOKIE'", [
    account.id,
  ]);
  const { totalCount, nodes } = await list(account.token);
  expect(totalCount).toBe(2);
  expect(nodes).toEqual([
    expect.objectContaining({ kind: 'BEARER', device: null, network: '127.0.x.x', isCurrent: true }),
    expect.objectContaining({ kind: 'COOKIE', device: 'Chrome · Android', network: '103.48.x.x', isCurrent: false }),
  ]);
  expect(JSON.stringify(nodes)).not.toContain('103.48.16');
});

it('pages through many, none twice, in the same number of statements [X1]', async () => {
  const account = await consumer(app);
  for (let made = 1; made <= 6; made++) await openSession(app, account.id);
  const first = await list(account.token, { first: 3 });
  const second = await list(account.token, { first: 3, after: first.pageInfo.endCursor });
  const rest = await list(account.token, { first: 3, offset: 6 });
  expect(new Set([...first.nodes, ...second.nodes, ...rest.nodes].map(({ id }) => id)).size).toBe(7);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, true, false]);
  expect(first.nodes.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  const few = await countSql(app.db, () => list(account.token, { first: 1 }));
  const many = await countSql(app.db, () => list(account.token, { first: 7 }));
  expect(many).toHaveLength(few.length);
  expect((await app.gql(LIST, { after: 'x' }, { token: account.token })).code).toBe('BAD_USER_INPUT');
});

it('ends one session: the next request is rejected, its socket closes with 4403, the others live [X1]', async () => {
  const account = await consumer(app);
  const other = await openSession(app, account.id);
  const socket = await openSocket(other);
  const [, victim] = (await list(account.token)).nodes;
  expect((await app.gql(REVOKE, { id: victim?.id }, { token: account.token })).data).toEqual({ revokeSession: { endedId: victim?.id } });
  expect(await socket.closed).toBe(4403);
  expect([await isAlive(other), await isAlive(account.token)]).toEqual([false, true]);
});

it('ends only sessions of the viewer: another user’s session and a missing one return the same error [X1]', async () => {
  const [owner, stranger] = [await consumer(app), await approvedProducer(app)];
  const [mine] = (await list(owner.token)).nodes;
  const others = await app.gql(REVOKE, { id: mine?.id }, { token: stranger.token });
  const missing = await app.gql(REVOKE, { id: '0190b5c8-0000-7000-8000-000000000000' }, { token: stranger.token });
  const rubbish = await app.gql(REVOKE, { id: 'rubbish' }, { token: stranger.token });
  expect(others.code).toBe('NOT_FOUND');
  expect([missing.body, rubbish.body]).toEqual([others.body, others.body]);
  expect(await isAlive(owner.token)).toBe(true);
});

it('ends all others, and returns how many [X1]', async () => {
  const account = await consumer(app);
  const bystander = await consumer(app);
  const others = [await openSession(app, account.id), await openSession(app, account.id)];
  const sockets = await Promise.all(others.map(openSocket));
  const own = await openSocket(account.token);
  expect((await app.gql(REVOKE_OTHERS, {}, { token: account.token })).data).toEqual({ revokeOtherSessions: { endedSessions: 2 } });
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403]);
  expect(await Promise.all([...others, account.token, bystander.token].map(isAlive))).toEqual([false, false, true, true]);
  expect((await app.gql(REVOKE_OTHERS, {}, { token: account.token })).data).toEqual({ revokeOtherSessions: { endedSessions: 0 } });
  expect(await Promise.race([own.closed, Promise.resolve('open')])).toBe('open');
});

it('is closed to visitors and to accounts that wait [W2]', async () => {
  const waiting = await pendingProducer(app);
  for (const [document, variables] of [
    [LIST, {}],
    [REVOKE, { id: 'x' }],
    [REVOKE_OTHERS, {}],
  ] as const) {
    expect((await app.gql(document, variables)).code).toBe('UNAUTHENTICATED');
    expect((await app.gql(document, variables, { token: waiting.token })).code).toBe('NOT_APPROVED');
  }
});

it('the hourly sweep removes expired sessions and spent codes, and closes what they held open [X1]', async () => {
  const account = await consumer(app);
  const expired = await openSession(app, account.id, 'BEARER');
  const socket = await openSocket(expired);
  await rows(app.db, `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1 AND id <> $2`, [
    account.id,
    (await list(account.token)).nodes[0]?.id,
  ]);
  await rows(
    app.db,
    `INSERT INTO one_time_codes (user_id, purpose, code_hash, expires_at, consumed_at) VALUES
       ($1, 'PASSWORD_RESET', '\\x01', now() - interval '1 second', NULL), ($1, 'PASSWORD_RESET', '\\x02', now() + interval '4 minutes', now()),
       ($1, 'PASSWORD_RESET', '\\x03', now() + interval '4 minutes', NULL)`,
    [account.id],
  );
  const jobs = resolvePort(app.container, JobQueue);
  await jobs.add(app.db, 'sweep-accounts', {});
  await jobs.runDue();
  expect(await socket.closed).toBe(4403);
  expect(await one(app.db, 'SELECT count(*)::int AS left FROM sessions WHERE user_id = $1', [account.id])).toEqual({ left: 1 });
  expect(await rows(app.db, "SELECT encode(code_hash, 'hex') AS code FROM one_time_codes WHERE user_id = $1", [account.id])).toEqual([
    { code: '03' },
  ]);
  expect(await app.container.resolve(AccountSweepService).sweep()).toEqual({ sessions: 0, codes: 0, documents: 0 });
});

it.each([
  [PHONE, 'Chrome · Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16', 'Opera · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
  ['curl/8.5.0', 'curl'],
  ['something of its own', null],
  [null, null],
])('reads the device off %s [X1]', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});

it.each([
  ['103.48.16.201', '103.48.x.x'],
  ['::ffff:10.1.2.3', '10.1.x.x'],
  ['2400:c600:4505:1::7', '2400:c600:x'],
  ['', null],
  [null, null],
])('returns no more of the address %s than its network [X1]', (ip, network) => {
  expect(coarseAddress(ip)).toBe(network);
});
