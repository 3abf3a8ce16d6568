/**
 * Notifications on a device, in a real browser: switched on in Settings by a tap, shown by the service worker in the
 * user's language, one tap to the order. A browser of a test reaches no push service: its subscription is replaced, and
 * the message is handed to the service worker as the push service would.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Worker } from 'playwright-core';
import { messages } from '../../../client/features/settings/account/push.messages';
import { pushText } from '../../../server/modules/notifications/push/push-texts';
import { withClient } from '../../support/database';
import { pushBrowser } from '../../support/push';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot, WITH_WORKER } from '../support/browser';
import { databaseUrl, e2eUrl } from '../support/built-app';
import { openMarket } from '../support/market';
import { onPhone, pageOf, visit } from '../support/visits';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
}

/** Replaces what leads to the push service; the subscription is as stable as a browser's. */
async function withoutPushService(page: Page): Promise<void> {
  const { endpoint, p256dh, auth } = pushBrowser().subscription;
  await page.addInitScript(
    (given) => {
      const key = 'test-subscription';
      const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
      const made = (publicKey: string) => ({
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes(publicKey).buffer },
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem(key)),
      });
      const found = () => {
        const publicKey = localStorage.getItem(key);
        return publicKey === null ? null : made(publicKey);
      };
      const replaced = {
        getSubscription: () => Promise.resolve(found()),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(key, applicationServerKey);
          return Promise.resolve(made(applicationServerKey));
        },
      };
      Object.assign(PushManager.prototype, replaced);
      // without a window the browser reports a permission that was granted as denied
      Object.defineProperty(Notification, 'permission', { get: () => (found() === null ? 'default' : 'granted') });
    },
    { endpoint, p256dh, auth },
  );
}

/** The service worker of the page, and how the browser names it. */
async function workerOf(page: Page): Promise<{ readonly worker: Worker; readonly session: CDPSession; readonly registrationId: string }> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const isKnown = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await isKnown;
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  return { worker, session, registrationId };
}

type Scope = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  shown: (Shown & { data: object })[];
};

/**
 * Records the notifications that the worker shows, since a browser without a window shows none. A notification replaces
 * the one with the same tag.
 */
async function record(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = (title, { body = '', tag = '', lang = '', data } = {}) => {
      scope.shown = [...scope.shown.filter((one) => one.tag !== tag), { title, body, tag, lang, data: data as object }];
      return Promise.resolve();
    };
  });
}

const shownBy = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as Scope).shown.map(({ title, body, tag, lang }): Shown => ({ title, body, tag, lang })));

/** Reads until there are so many, for ten seconds at most. */
async function eventually<T>(read: () => Promise<readonly T[]>, isRight: (found: readonly T[]) => boolean): Promise<readonly T[]> {
  for (let tries = 100; ; tries--) {
    const found = await read();
    if (isRight(found) || tries === 0) return found;
    await sleep(100);
  }
}

/**
 * Returns the address that a tap on the last notification opens. The worker's call is recorded, because the browser
 * opens pages only after a real tap.
 */
async function tap(worker: Worker): Promise<string> {
  return worker.evaluate(() => {
    const scope = self as unknown as Scope;
    const { data } = scope.shown.at(-1) ?? {};
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (url) => {
        resolve(url);
        return Promise.resolve(null);
      };
      const notification = { data, close: () => void scope.shown.pop() };
      self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
    });
  });
}

/**
 * The browser hands the worker a new subscription, or ends the old one, and the worker subscribes again: whether the
 * server has each of them.
 */
async function replaced(worker: Worker): Promise<boolean[]> {
  const saved = [];
  for (const isGiven of [true, false]) {
    const { subscription } = pushBrowser();
    await worker.evaluate(
      ({ endpoint, p256dh, auth, isNew }) => {
        const scope = self as unknown as Scope;
        const made = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
        Object.assign(scope.registration.pushManager, { subscribe: () => Promise.resolve(made) });
        return new Promise<void>((resolve, reject) => {
          const waitUntil = (work: Promise<unknown>) => void work.then(() => resolve(), reject);
          self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { newSubscription: isNew ? made : null, waitUntil }));
        });
      },
      { ...subscription, isNew: isGiven },
    );
    const found = await withClient(databaseUrl(), (client) =>
      client.query('SELECT 1 FROM push_subscriptions WHERE endpoint = $1', [subscription.endpoint]),
    );
    saved.push(found.rowCount === 1);
  }
  return saved;
}

it("is switched on, shows an order in the user's language, leads to it and ends with the logout [J2]", async () => {
  const { language, device } = onPhone;
  const text = messages[language];
  const market = await openMarket();
  const page = await pageOf(browser, 'CONSUMER', market, { language, device: { ...device, ...WITH_WORKER } });
  await page.context().grantPermissions(['notifications'], { origin: e2eUrl('/') });
  await withoutPushService(page);
  await visit(page, '/settings/notifications');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const section = page.getByRole('group', { name: text.title, exact: true });
  await section.getByText(text.off).waitFor();
  await section.scrollIntoViewIfNeeded();
  await shoot(page, 'push-1-off');
  await section.getByRole('button', { name: text.turnOn }).click();
  await section.getByText(text.on).waitFor();
  await page.getByRole('checkbox', { name: text.channel }).first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'push-2-on');

  const { worker, session, registrationId } = await workerOf(page);
  await record(worker);
  expect(await replaced(worker)).toEqual([true, true]);
  const orderId = market.ids['/orders/']?.CONSUMER ?? market.ids['/orders/']?.other ?? '';
  const shown = pushText({ type: 'ORDER_CHANGED', textKey: 'orderConfirmed', params: { order: 'HB-1' } }, language);
  const deliver = (data: object | string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: e2eUrl('/').replace(/\/$/, ''),
      registrationId,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    });
  const push = { ...shown, lang: language, tag: 'one', url: `/orders/${orderId}` };
  for (let count = 0; count < 2; count++) await deliver(push); // twice is shown once
  expect(
    await eventually(
      () => shownBy(worker),
      (found) => found.length > 0,
    ),
  ).toEqual([{ ...shown, tag: 'one', lang: language }]);
  const opened = await tap(worker);
  expect(opened).toBe(e2eUrl(`/orders/${orderId}`));
  expect(await shownBy(worker)).toEqual([]);

  await deliver({ ...push, tag: 'two', url: 'https://evil.example/' });
  await eventually(
    () => shownBy(worker),
    (found) => found.length === 1,
  );
  expect(await tap(worker)).toBe(e2eUrl('/notifications'));
  await deliver('not JSON');
  expect(
    await eventually(
      () => shownBy(worker),
      (found) => found.length > 0,
    ),
  ).toMatchObject([{ title: 'Haatbar হাটবার', tag: 'unknown' }]);

  await visit(page, new URL(opened).pathname);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await visit(page, '/settings/notifications');
  await section.getByText(text.on).waitFor();
  await visit(page, '/settings');
  await page.locator('.settings-foot').getByRole('button').click();
  await page.waitForURL(e2eUrl('/'));
  const left = () => page.evaluate(() => ['pushOwner', 'test-subscription'].filter((key) => localStorage.getItem(key) !== null));
  expect(await eventually(left, (found) => found.length === 0)).toEqual([]);
  await page.context().close();
}, 120_000);
