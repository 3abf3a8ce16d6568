/**
 * The service worker, served as /sw.js (client/build/worker-files.mts fills in the list). It stores the shell for times without a network, files of the build
 * for as long as this build lives, and the last hundred images. Everything that belongs to a user (/graphql, /api, any response that is private or no-store)
 * goes to the network alone and is never stored. A newer worker waits until the page activates it.
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
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Later) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: StoredRequest) => void): void;
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

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== files && name !== images).map((name) => caches.delete(name)));
}

/** A page comes from the network; without one the shell, which shows what is saved of the screen or reports that nothing is. */
async function page(request: Request): Promise<Response> {
  const response = fetch(request);
  const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), pageLimitMs));
  const first = await Promise.race([response.catch(() => null), limit]);
  return first ?? (await caches.match(shellPage)) ?? response;
}

/** What the first page loaded before this worker was there: it comes from the browser's own cache. */
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
  const known = await cache.match(request);
  if (known) return known;
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
