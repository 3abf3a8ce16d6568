/** Web push: what the responses of a push service lead to, and where nothing is sent. */
import dns from 'node:dns';
import { PushDeliveryWorker } from '../../../server/modules/notifications/push/push-delivery-worker.service';
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';
import { pushBrowser } from '../../support/push';
import { startPushService, type PushService } from '../../support/push-service';
import { rows } from '../../support/sql';
import { confirmed, deviceOf, devicesOf, hurry, notify, save, send, waiting } from './support/pushes';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true', METRICS_PORT: '0' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await rows(app.db, 'DELETE FROM push_subscriptions');
  service = await startPushService();
});
afterEach(() => service.stop());

describe('responses of a push service', () => {
  const answered = async (status: number, headers: Record<string, string> = {}) => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    service.respond = () => ({ status, headers });
    await notify(app, [user], confirmed('HB-40'));
    await send(app);
    return user;
  };

  it.each([404, 410])('%i ends the device', async (status) => {
    const user = await answered(status);
    expect([await devicesOf(app, user), await waiting(app)]).toEqual([[], []]);
  });

  it.each([429, 500, 503])('%i is tried again later', async (status) => {
    const user = await answered(status);
    expect([(await devicesOf(app, user)).length, await waiting(app)]).toEqual([1, [{ attempts: 1, wait: 30 }]]);
    service.respond = () => ({ status: 201 });
    await hurry(app);
    await send(app);
    expect([await devicesOf(app, user), await waiting(app)]).toMatchObject([[{ delivered: true }], []]);
  });

  it.each([
    ['seconds', '90', 90],
    ['less than our own wait', '1', 30],
    ['a day, which is more than we wait', '86400', serverLimits.pushLongestWaitSeconds],
    ['nonsense', 'soon', 30],
    ['a number without end', '9'.repeat(40), 30],
  ])('Retry-After in %s', async (_what, retryAfter, wait) => {
    await answered(429, { 'retry-after': retryAfter });
    expect(await waiting(app)).toEqual([{ attempts: 1, wait }]);
  });

  it('is given up after five tries', async () => {
    const user = await answered(503);
    for (let attempt = 2; attempt <= 5; attempt++) {
      await hurry(app);
      await send(app);
    }
    expect([service.received.length, await waiting(app), (await devicesOf(app, user)).length]).toEqual([5, [], 1]);
  });

  it('is given up where it would come a day late', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    service.respond = () => ({ status: 503 });
    await notify(app, [user], confirmed('HB-41'));
    await rows(app.db, "UPDATE push_messages SET created_at = now() - interval '25 hours'");
    await send(app);
    expect(await waiting(app)).toEqual([]);
  });

  it.each([400, 401, 403, 413])('%i drops the message, not the device, and is logged without its address', async (status) => {
    const user = await answered(status);
    expect([(await devicesOf(app, user)).length, await waiting(app)]).toEqual([1, []]);
    const line = app.logLines.findLast((one) => one.includes('a push service rejected a message')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', status });
    expect(line).not.toContain(service.url);
  });

  it('a redirect is not followed', async () => {
    const elsewhere = await startPushService();
    await answered(307, { location: `${elsewhere.url}/stolen` });
    expect([elsewhere.received, await waiting(app)]).toEqual([[], []]);
    await elsewhere.stop();
  });
});

describe('addresses that are not public', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await startTestApp({ DATABASE_URL: app.databaseUrl });
  });
  afterAll(() => closed.stop());

  it('are not sent to, and end: in the row of a device', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    await notify(app, [user], confirmed('HB-50'));
    await send(closed);
    expect([service.received, await devicesOf(app, user)]).toEqual([[], []]);
  });

  it('are not sent to, and end: behind a name', async () => {
    const user = await consumer(app);
    await save(closed, user, pushBrowser('https://push.example.com'));
    const lookup = jest
      .spyOn(dns.promises, 'lookup')
      .mockImplementation((() => Promise.resolve([{ address: '10.0.0.7', family: 4 }])) as unknown as typeof dns.promises.lookup);
    try {
      await notify(app, [user], confirmed('HB-51'));
      await send(closed);
      expect(lookup).toHaveBeenCalledTimes(1);
    } finally {
      lookup.mockRestore();
    }
    expect(await devicesOf(app, user)).toEqual([]);
  });
});

it('a worker that stops gives its tries back', async () => {
  const other = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true', DATABASE_URL: app.databaseUrl });
  const user = await consumer(app);
  await deviceOf(app, user, service);
  await notify(app, [user], confirmed('HB-60'));
  const worker = other.container.resolve(PushDeliveryWorker);
  let asked = () => undefined as void;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  service.respond = () => {
    asked();
    return { status: 100 }; // never a final response
  };
  const running = worker.run();
  await isAsked;
  await other.stop();
  await running;
  expect(await waiting(app)).toMatchObject([{ attempts: 0 }]);
});

it('metrics count what waits, without addresses', async () => {
  const user = await consumer(app);
  const { subscription } = await deviceOf(app, user, service);
  await notify(app, [user], confirmed('HB-70'));
  const metrics = await app.metrics();
  expect(metrics).toMatch(/haatbar_queue_waiting\{queue="push"\} 1\b/);
  expect(metrics).not.toContain(new URL(subscription.endpoint).pathname);
});
