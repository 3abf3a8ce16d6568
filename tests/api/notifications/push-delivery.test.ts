/** Notifications on devices: which, what they show, and once each. */
import { serverLimits } from '../../../schema/values/server-limits';
import { resolvePort } from '../../../server/app/wiring/container';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, consumer } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { startPushService, type PushService } from '../../support/push-service';
import { one, rows } from '../../support/sql';
import { confirmed, deviceOf, devicesOf, hurry, notify, received, send, waiting } from './support/pushes';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await rows(app.db, 'DELETE FROM push_subscriptions');
  service = await startPushService();
});
afterEach(() => service.stop());

const SET = 'mutation ($input: NotificationPreferenceInput!) { setNotificationPreference(input: $input) { push inApp } }';
const switchOff = (token: string, channel: string, type = 'ORDER_CHANGED') =>
  app.gql<{ setNotificationPreference: object }>(SET, { input: { type, channel, enabled: false } }, { token });

describe('what a device shows', () => {
  it('a notification with its title, its order and one tap to it, encrypted [J2]', async () => {
    const user = await consumer(app);
    const browser = await deviceOf(app, user, service);
    await notify(app, [user], confirmed('HB-7'));
    await send(app);
    const stored = await one<{ id: string }>(app.db, 'SELECT id FROM notifications WHERE user_id = $1', [user.id]);
    expect(received(service, browser)).toEqual([
      {
        title: 'Order confirmed',
        body: 'Order HB-7. Open it in Haatbar.',
        lang: 'en',
        tag: stored?.id,
        url: '/orders/0192f3a0-0000-7000-8000-000000000001',
      },
    ]);
    const [request] = service.received;
    expect(request?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.stringMatching(/^8639\d|86400$/) as string,
      topic: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/) as string,
    });
    expect(request?.body.length).toBeLessThan(3_000);
    expect(request?.body.toString('latin1')).not.toContain('HB-7');
    expect(await devicesOf(app, user)).toMatchObject([{ delivered: true }]);
    expect(await waiting(app)).toEqual([]);
  });

  it('in the language that its user reads [J2]', async () => {
    const user = await consumer(app, { language: 'bn' });
    const browser = await deviceOf(app, user, service);
    await notify(app, [user], confirmed('HB-8'));
    await send(app);
    expect(received(service, browser)).toMatchObject([{ title: 'অর্ডার নিশ্চিত হয়েছে', body: 'অর্ডার HB-8। হাটবারে দেখুন।', lang: 'bn' }]);
  });

  it('a new order, from the transaction that places it, by a job', async () => {
    const { seller } = await placedOrder(app);
    const browser = await deviceOf(app, seller, service);
    const again = await placedOrder(app, { seller });
    await resolvePort(app.container, JobQueue).runDue();
    const shown = received(service, browser);
    expect(shown).toMatchObject([{ title: 'New Order Received', url: expect.stringContaining(again.id) as string }]);
    expect(shown[0]?.body).toMatch(/^Order HB-\S+\. Open it in Haatbar\.$/);
  });

  it('nothing of what was rolled back', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    const broken = { ...confirmed('HB-9'), link: 'x'.repeat(300) };
    await expect(notify(app, [user], broken)).rejects.toThrow();
    await send(app);
    expect(service.received).toEqual([]);
  });

  it('an announcement of the market, on every device', async () => {
    const [first, second, boss] = [await consumer(app), await consumer(app), await admin(app)];
    const browsers = [await deviceOf(app, first, service), await deviceOf(app, second, service)];
    const CREATE = 'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id } }';
    const input = { kind: 'ANNOUNCEMENT', roles: ['CONSUMER'], messageEn: 'Closed on Friday.', messageBn: 'শুক্রবার বন্ধ।' };
    const { code } = await app.gql(CREATE, { input }, { token: boss.token });
    expect(code).toBeNull();
    await resolvePort(app.container, JobQueue).runDue();
    await send(app);
    for (const browser of browsers) expect(received(service, browser)).toMatchObject([{ body: 'Closed on Friday.' }]);
  });
});

describe('who is sent what', () => {
  it('types that were switched off are not sent, and stay in the inbox', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    expect((await switchOff(user.token, 'PUSH')).data.setNotificationPreference).toEqual({ push: false, inApp: true });
    await notify(app, [user], confirmed('HB-10'));
    await send(app);
    expect(service.received).toEqual([]);
    expect(await rows(app.db, 'SELECT type FROM notifications WHERE user_id = $1', [user.id])).toHaveLength(1);
  });

  it('what is not in the inbox is not sent either', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    await switchOff(user.token, 'IN_APP', 'BACK_IN_STOCK');
    await notify(app, [user], { type: 'BACK_IN_STOCK', textKey: 'backInStock', params: { product: 'Potato' } });
    await send(app);
    expect(service.received).toEqual([]);
  });

  it('what was read in the app meanwhile is not sent', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    await notify(app, [user], confirmed('HB-11'));
    await app.gql('mutation { markNotificationsRead { unreadCount } }', {}, { token: user.token });
    await send(app);
    expect([service.received, await waiting(app)]).toEqual([[], []]);
  });

  it('a session that has expired gets nothing more', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    await notify(app, [user], confirmed('HB-12'));
    await rows(app.db, "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1", [user.id]);
    await send(app);
    expect([service.received, await waiting(app)]).toEqual([[], []]);
  });

  it('a device of another key of the market is dropped unsent', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    await rows(app.db, `UPDATE push_subscriptions SET public_key = '${'B'.repeat(87)}' WHERE user_id = $1`, [user.id]);
    await notify(app, [user], confirmed('HB-13'));
    await send(app);
    expect([service.received, await devicesOf(app, user)]).toEqual([[], []]);
  });

  it('users without a device cost no further statement', async () => {
    const [without, having] = [await consumer(app), await consumer(app)];
    await deviceOf(app, having, service);
    const statements = async (user: typeof without) => (await countSql(app.db, () => notify(app, [user], confirmed('HB-14')))).length;
    expect((await statements(having)) - (await statements(without))).toBe(1);
    await send(app);
  });
});

describe('each device once', () => {
  it('by two processes that send at the same time', async () => {
    const other = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true', DATABASE_URL: app.databaseUrl });
    try {
      const users = await Promise.all(Array.from({ length: 5 }, () => consumer(app)));
      await Promise.all(users.map((user) => deviceOf(app, user, service)));
      for (let count = 0; count < 6; count++) await notify(app, users, confirmed(`HB-${20 + count}`));
      await Promise.all([send(app), send(other), send(app), send(other)]);
      expect(service.received).toHaveLength(30);
      expect(new Set(service.received.map(({ path, headers }) => `${path} ${String(headers.topic)}`)).size).toBe(30);
    } finally {
      await other.stop();
    }
  });

  it('also by a job that runs again', async () => {
    const user = await consumer(app);
    await deviceOf(app, user, service);
    await notify(app, [user], confirmed('HB-30'));
    await send(app);
    await send(app);
    expect(service.received).toHaveLength(1);
  });

  it('a try that a process died in is made again, with the same tag', async () => {
    const user = await consumer(app);
    const browser = await deviceOf(app, user, service);
    await notify(app, [user], confirmed('HB-31'));
    await rows(app.db, "UPDATE push_messages SET attempts = 1, next_attempt_at = now() + interval '30 seconds'");
    await send(app);
    expect(service.received).toEqual([]);
    await hurry(app);
    await send(app);
    expect(received(service, browser)).toHaveLength(1);
  });
});

it('a device shows ten notifications an hour about one thing; the others are read in the app', async () => {
  const user = await consumer(app);
  const browser = await deviceOf(app, user, service);
  for (let at = 0; at < 14; at += 1) await notify(app, [user], confirmed('HB-9'));
  await notify(app, [user], { ...confirmed('HB-10'), link: '/orders/0192f3a0-0000-7000-8000-000000000002' });
  await send(app);
  expect(received(service, browser)).toHaveLength(11);
  expect(await waiting(app)).toEqual([]);
  expect(await rows(app.db, 'SELECT 1 FROM notifications WHERE user_id = $1', [user.id])).toHaveLength(15);
});

it('a device shows sixty notifications an hour, however many users and things they are about', async () => {
  const user = await consumer(app);
  const browser = await deviceOf(app, user, service);
  const link = (at: number) => `/orders/0192f3a0-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`;
  for (let at = 0; at < 70; at += 1) await notify(app, [user], { ...confirmed(`HB-${at}`), link: link(at) });
  await send(app);
  expect(received(service, browser)).toHaveLength(serverLimits.pushBudget.perDevice.hour);
  expect(await waiting(app)).toEqual([]);
  expect(await rows(app.db, 'SELECT 1 FROM notifications WHERE user_id = $1', [user.id])).toHaveLength(70);
});
