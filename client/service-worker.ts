/**
 * The service worker, served as /sw.js (client/build/worker-files.mts fills in the list). It stores the shell for times
 * without a network, files of the build for as long as this build lives, and the last hundred images. Everything that
 * belongs to a user (/graphql, /api, any response that is private or no-store) goes to the network alone and is never
 * stored. A newer worker waits until the page activates it. It also shows notifications that come by web push.
 */
interface Later {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Later {
  readonly request: Request;
  respondWith(result: Promise<Response>): void;
}
interface StoredRequest extends Later {
  readonly data: unknown;
}
interface Pushed extends Later {
  readonly data: { text(): string } | null;
}
interface Tapped extends Later {
  readonly notification: Notification;
}
interface Resubscribed extends Later {
  readonly newSubscription?: PushSubscription | null;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Pages {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}
interface Worker {
  readonly location: Location;
  readonly clients: Pages;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Later) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: StoredRequest) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Resubscribed) => void): void;
}

/** Filled in by the build: the name of this build, and what its shell consists of. */
declare const BUILD: BuildFiles;
export interface BuildFiles {
  readonly name: string;
  readonly shell: readonly string[];
}

const worker = self as unknown as Worker;
const files = `files-${BUILD.name}`;
const images = 'pictures';
const mostImages = 100;
const shellPage = '/index.html';
/** A network that gives nothing for so long is none. */
const pageLimitMs = 10_000;

worker.addEventListener('install', (event) => event.waitUntil(caches.open(files).then((cache) => cache.addAll([...BUILD.shell]))));

worker.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim())));

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  if (Array.isArray(event.data)) event.waitUntil(storeLoaded(event.data.filter((file) => typeof file === 'string')));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(graphql|api|docs|media|my-data)\b/.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/') || BUILD.shell.includes(pathname)) event.respondWith(stored(files, request));
  else if (request.destination === 'image' && /^\/(media|art)\//.test(pathname)) event.respondWith(image(event));
});

worker.addEventListener('push', (event) => event.waitUntil(show(readPush(event.data))));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage((event.notification.data as { readonly url?: unknown } | null)?.url));
});

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(saveAgain(event.newSubscription ?? null)));

/** As the server writes it (server/modules/notifications/push/push-request.ts). */
interface Push {
  readonly title: string;
  readonly body?: string;
  readonly lang?: string;
  readonly tag?: string;
  readonly url?: string;
}

/** A browser takes the right to push from sites that show nothing, so what cannot be read is shown as well. */
function readPush(data: Pushed['data']): Push {
  try {
    const push = JSON.parse(data?.text() ?? '') as Partial<Push> | null;
    if (typeof push?.title === 'string') return { ...push, title: push.title };
  } catch {
    // of a newer server, or damaged
  }
  return { title: 'Haatbar হাটবার', tag: 'unknown' };
}

function show({ title, body = '', lang = 'bn', tag = '', url }: Push): Promise<void> {
  return worker.registration.showNotification(title, { body, lang, tag, data: { url }, icon: '/icon-192.png', badge: '/icon-192.png' });
}

/** The page that shows it already, else a new one; never one of another site. */
async function openPage(wanted: unknown): Promise<void> {
  const { origin } = worker.location;
  const asked = typeof wanted === 'string' && URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  const { href } = asked?.origin === origin ? asked : new URL('/notifications', origin);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (pages.find(({ url }) => url === href)?.focus() ?? worker.clients.openWindow(href));
}

const SAVE = 'mutation SavePushSubscription($input: PushSubscriptionInput!) { savePushSubscription(input: $input) { savedAt } }';

/**
 * The browser has replaced the subscription, or ended it: the server gets the new one, for the session that its cookie
 * names.
 */
async function saveAgain(given: PushSubscription | null): Promise<void> {
  const { pushPublicKey } = await send<{ pushPublicKey: string }>({ query: 'query PushPublicKey { pushPublicKey }' });
  const next = given ?? (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushPublicKey }));
  const { endpoint, keys } = next.toJSON();
  await send({ query: SAVE, variables: { input: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth } } });
}

async function send<T>(body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { readonly data: T }).data;
}

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== files && name !== images).map((name) => caches.delete(name)));
}

/**
 * A page comes from the network; without one the shell, which shows what is saved of the screen or reports that nothing
 * is.
 */
async function page(request: Request): Promise<Response> {
  const response = fetch(request);
  const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), pageLimitMs));
  const first = await Promise.race([response.catch(() => null), limit]);
  return first ?? (await caches.match(shellPage)) ?? response;
}

/**
 * Stores the files that the first page loaded before this worker was active. They come from the browser's own cache.
 */
async function storeLoaded(loaded: readonly string[]): Promise<void> {
  const wanted = loaded.map((file) => new Request(file)).filter(({ url }) => new URL(url).origin === worker.location.origin);
  const save = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/')) await stored(files, request);
    else if (/^\/(media|art)\//.test(pathname)) await stored(images, request);
  };
  await Promise.all(wanted.map((request) => save(request).catch(() => undefined)));
  await trim();
}

async function stored(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const cached = await cache.match(request);
  if (cached) return cached;
  const result = await fetch(request);
  if (mayStore(result)) await cache.put(request, result.clone());
  return result;
}

async function image(event: Asked): Promise<Response> {
  const result = await stored(images, event.request);
  event.waitUntil(trim());
  return result;
}

function mayStore(result: Response): boolean {
  return result.status === 200 && result.type === 'basic' && !/private|no-store/.test(result.headers.get('cache-control') ?? '');
}

/** Keys come in the order they were put: the oldest go first. */
async function trim(): Promise<void> {
  const cache = await caches.open(images);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostImages)).map((one) => cache.delete(one)));
}
