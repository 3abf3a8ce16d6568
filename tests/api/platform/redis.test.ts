/**
 * Two processes' worth of application over one database and one Redis (a stand-in): events, closed sockets and limits
 * reach both, and neither needs it.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { resolvePort } from '../../../server/app/wiring/container';
import { SessionsService } from '../../../server/modules/accounts/auth/sessions.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { EventBus } from '../../../server/platform/events/event-bus';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { type TestApp, startTestApp } from '../../support/app';
import { consumer, type TestAccount } from '../../support/build-accounts';
import { openRedisStandIn, type RedisStandIn } from '../../support/redis-stand-in';

let redis: RedisStandIn;
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  redis = await openRedisStandIn();
  one = await startTestApp({ REDIS_URL: redis.url });
  two = await startTestApp({ REDIS_URL: redis.url, DATABASE_URL: one.databaseUrl });
  await connected();
});
afterAll(async () => {
  await two.stop();
  await one.stop();
  await redis.stop();
});

const bus = (app: TestApp) => resolvePort(app.container, EventBus);
const limiter = (app: TestApp) => resolvePort(app.container, RateLimiter);
const ready = async (app: TestApp) => {
  const response = await fetch(`${app.url}/readyz`);
  return { code: response.status, body: (await response.json()) as { readonly missing?: readonly string[] } };
};
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to pass.');
    await sleep(20);
  }
}
const hasRedis = async (app: TestApp) => (await ready(app)).body.missing === undefined;
/** Both listen: what one publishes the other receives. */
async function connected(): Promise<void> {
  await until(async () => (await hasRedis(one)) && (await hasRedis(two)));
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    const heard = bus(to).subscribe('are-you-there');
    let isThere = false;
    void heard.next().then(() => (isThere = true));
    await until(async () => {
      bus(from).publish('are-you-there', true);
      await sleep(10);
      return isThere;
    });
    await heard.return?.();
  }
}

async function openSocket(app: TestApp, { token }: TestAccount) {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(String(data))).toMatchObject({ type: 'connection_ack' });
  return { socket, closed };
}

it('carries an event to the subscribers of both processes, once [N3]', async () => {
  const readers = [bus(one).subscribe('news'), bus(two).subscribe('news')];
  bus(one).publish('news', { price: '30.00', name: 'আলু' });
  bus(one).publish('news', 'last');
  for (const reader of readers) {
    expect((await reader.next()).value).toEqual({ price: '30.00', name: 'আলু' });
    expect((await reader.next()).value).toBe('last');
    await reader.return?.();
  }
});

it('closes a socket of the other process when its session ends [W11]', async () => {
  const account = await consumer(one);
  const { closed } = await openSocket(two, account);
  await inTransaction(one.db, (tx) => one.container.resolve(SessionsService).revokeAll(tx, account.id));
  expect(await closed).toBe(4403);
});

it('counts limits of both processes together', async () => {
  for (const app of [one, two, one]) await limiter(app).consume('tries', 'k', 1, 3, 60);
  const rejection = limiter(two).consume('tries', 'k', 1, 3, 60);
  await expect(rejection).rejects.toMatchObject({ code: 'RATE_LIMITED', options: { retryAfterSeconds: expect.any(Number) } });
  await expect(limiter(one).check('tries', 'k', 3, 60)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect([...redis.values.keys()]).toContain('haatbar:rate:tries:k');
  await limiter(one).block('tries', 'other', 60);
  await expect(limiter(two).check('tries', 'other', 3, 60)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

it('forgets in both processes what one resets, though it has counted nothing itself', async () => {
  for (let n = 0; n < 3; n++) await limiter(one).consume('fresh', 'k', 1, 3, 60);
  await limiter(two).reset('fresh', 'k');
  expect(redis.values.has('haatbar:rate:fresh:k')).toBe(false);
  expect(await limiter(one).consume('fresh', 'k', 1, 3, 60)).toMatchObject({ used: 1, remaining: 2 });
});

it('goes on without Redis, logs it, and closes the sockets when it is back', async () => {
  const account = await consumer(one);
  const { closed } = await openSocket(one, account);
  const earlier = one.logLines.length;
  await redis.goAway();
  await until(async () => !(await hasRedis(one)));
  expect(await ready(one)).toEqual({ code: 200, body: { status: 'ready', missing: ['redis'] } });

  const heard = bus(one).subscribe('still');
  bus(one).publish('still', 1);
  expect((await heard.next()).value).toBe(1);
  await heard.return?.();

  for (let n = 0; n < 2; n++) await limiter(one).consume('alone', 'k', 1, 2, 60);
  await expect(limiter(one).consume('alone', 'k', 1, 2, 60)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await limiter(two).consume('alone', 'k', 1, 2, 60)).toMatchObject({ used: 1 });
  expect((await one.gql('{ marketFigures { products } }')).code).toBeNull();
  const warnings = one.logLines.slice(earlier).filter((line) => line.includes('Redis is away'));
  expect(warnings.length).toBeLessThanOrEqual(2); // one for each connection

  await redis.comeBack();
  expect(await closed).toBe(1012); // it comes back and asks for what it missed
  await connected();
});
