/**
 * Notifications on this device: what the settings offer in each state of the browser, and what is stored, renewed and
 * ended.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { eraseDevice } from '../../../client/platform/session/erase-device';
import { renewPush } from '../../../client/platform/push/push-device';
import { pushBrowser } from '../../support/push';
import { errorResponse } from '../support/fake-server';
import type { FakeServer, Responses } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { preference, settingsResponses } from './settings-responses';

const marketKey = pushBrowser().subscription.p256dh;
const bufferOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** The browser's side: a permission, and a subscription that begins and ends. */
class FakeBrowser {
  permission: NotificationPermission = 'default';
  /** The user chooses this when the browser asks for the permission. */
  choice: NotificationPermission = 'granted';
  subscription: PushSubscription | null = null;
  rejects = false;
  readonly asked: unknown[] = [];

  install(): void {
    const pushManager = {
      getSubscription: () => Promise.resolve(this.subscription),
      subscribe: (options: { applicationServerKey: string }) => this.subscribe(options.applicationServerKey),
    };
    const requestPermission = () => {
      this.permission = this.choice;
      return Promise.resolve(this.choice);
    };
    const notification = Object.defineProperty({ requestPermission }, 'permission', { get: () => this.permission });
    Object.defineProperty(window, 'Notification', { configurable: true, value: notification });
    Object.defineProperty(window, 'PushManager', { configurable: true, value: pushManager });
    const getRegistration = () => Promise.resolve({ pushManager });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  }

  subscribe(key: string): Promise<PushSubscription> {
    this.asked.push(key);
    if (this.rejects) return Promise.reject(new DOMException('push service error', 'AbortError'));
    const { endpoint, p256dh, auth } = pushBrowser().subscription;
    this.subscription = {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bufferOf(key) },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        this.subscription = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    return Promise.resolve(this.subscription);
  }
}

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
  browser.install();
});
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  window.localStorage.clear();
});

const responses: Responses = {
  pushPublicKey: marketKey,
  savePushSubscription: { savedAt: '2026-11-26T04:00:00.000Z' },
  removePushSubscription: { isRemoved: true },
};
const open = async (more: Responses = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/settings/notifications', {
    account: account('CONSUMER'),
    language,
    answers: { ...settingsResponses(), ...responses, ...more },
  });
  await screen.findByRole('heading', { level: 1, name: language === 'en' ? 'Notifications' : 'বিজ্ঞপ্তি' });
  return view;
};
const section = async (name = 'On this device') => within(await screen.findByRole('group', { name }));
const saved = ({ calls }: FakeServer) => calls.filter(({ field }) => field === 'savePushSubscription').map(({ args }) => args.input);

it('is switched on by a tap, and the types can then be chosen', async () => {
  const { user, server } = await open({ setNotificationPreference: preference('ORDER_CHANGED', { sms: true, push: false }) });
  const device = await section();
  expect(device.getByText('Get notifications here even when Haatbar is closed.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'On devices' })).not.toBeInTheDocument();
  expect([browser.permission, saved(server)]).toEqual(['default', []]); // nothing is asked before the tap
  await user.click(device.getByRole('button', { name: 'Turn on' }));
  await device.findByText('On. Logging out turns it off.');
  expect(saved(server)).toEqual([{ endpoint: browser.subscription?.endpoint, ...browser.subscription?.toJSON().keys }]);
  expect(browser.asked).toEqual([marketKey]);
  const row = within(screen.getByRole('row', { name: 'Updates on your orders' }));
  await user.click(row.getByRole('checkbox', { name: 'On devices' }));
  await waitFor(() => expect(row.getByRole('checkbox', { name: 'On devices' })).not.toBeChecked());
  expect(server.lastCall('setNotificationPreference')).toEqual({ input: { type: 'ORDER_CHANGED', channel: 'PUSH', enabled: false } });
});

it('is switched off by a tap, here and at the server', async () => {
  const { user, server } = await open();
  const device = await section();
  await user.click(device.getByRole('button', { name: 'Turn on' }));
  await user.click(await device.findByRole('button', { name: 'Turn off' }));
  expect(await device.findByRole('button', { name: 'Turn on' })).toBeInTheDocument();
  expect(browser.subscription).toBeNull();
  expect(server.calls.map(({ field }) => field)).toContain('removePushSubscription');
  expect(screen.queryByRole('checkbox', { name: 'On devices' })).not.toBeInTheDocument();
});

it('speaks Bangla', async () => {
  const { user } = await open({}, 'bn');
  const device = await section('এই ফোনে');
  await user.click(device.getByRole('button', { name: 'চালু করুন' }));
  await device.findByText('চালু আছে। লগআউট করলে বন্ধ হয়ে যাবে।');
  expect(screen.getAllByRole('checkbox', { name: 'ডিভাইসে' }).length).toBeGreaterThan(0);
});

it.each([
  ['the user blocks it', 'denied', /^Your browser blocks notifications from Haatbar/],
  ['the user closes the question', 'default', /^Get notifications here/],
] as const)('where %s it is off', async (_what, choice, text) => {
  browser.choice = choice;
  const { user, server } = await open();
  const device = await section();
  await user.click(device.getByRole('button', { name: 'Turn on' }));
  expect(await device.findByText(text)).toBeInTheDocument();
  expect([saved(server), device.queryByRole('alert')]).toEqual([[], null]);
});

it.each([
  ['the push service of the browser is away', () => (browser.rejects = true), {}],
  ['the server rejects it', () => undefined, { savePushSubscription: errorResponse('BAD_USER_INPUT', 'No.') }],
])('where %s it reports that and stays off', async (_what, prepare, more) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  prepare();
  const { user } = await open(more);
  const device = await section();
  await user.click(device.getByRole('button', { name: 'Turn on' }));
  expect(await device.findByRole('alert')).toHaveTextContent('Notifications could not be turned on.');
  expect([browser.subscription, device.getByRole('button', { name: 'Turn on' })]).toEqual([null, expect.anything()]);
  logged.mockRestore();
});

it('explains that the browser cannot, and offers no button', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  await open();
  const device = await section();
  expect(device.getByText(/^This browser cannot show notifications/)).toBeInTheDocument();
  expect(device.queryByRole('button')).not.toBeInTheDocument();
});

it('is renewed where the settings are opened, with the new key of the market', async () => {
  const first = await open();
  const device = await section();
  await first.user.click(device.getByRole('button', { name: 'Turn on' }));
  await device.findByRole('button', { name: 'Turn off' });
  const before = browser.subscription?.endpoint;
  first.unmount();
  const otherKey = pushBrowser().subscription.p256dh;
  const { server } = await open({ pushPublicKey: otherKey });
  await (await section()).findByRole('button', { name: 'Turn off' });
  expect(browser.asked).toEqual([marketKey, otherKey]);
  expect(saved(server)).toMatchObject([{ endpoint: browser.subscription?.endpoint }]);
  expect(browser.subscription?.endpoint).not.toBe(before);
});

it('ends for who logs in next on this browser, and with the logout', async () => {
  const { user, server } = await open();
  await user.click((await section()).getByRole('button', { name: 'Turn on' }));
  await screen.findByRole('button', { name: 'Turn off' });
  await renewPush(server.client, 'someone-else');
  expect([browser.subscription, saved(server).length]).toEqual([null, 1]);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByRole('button', { name: 'Turn off' });
  await eraseDevice('c1');
  expect([browser.subscription, window.localStorage.getItem('pushOwner')]).toEqual([null, null]);
});
