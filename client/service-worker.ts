/**
 * The service worker, served as /sw.js (client/build/worker-files.mts fills in the list). It keeps the shell and the page for times without a
 * network, files of the build for as long as this build lives, and the last hundred pictures. Everything that belongs to a person (/graphql,
 * /api, any answer that says private or no-store) goes to the network alone and is never kept. A newer worker waits until the page says so.
 */
interface Later {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Later {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told {
  readonly data: unknown;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Later) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

/** Filled in by the build: the name of this build, and what its shell consists of. */
declare const BUILD: BuildFiles;
export interface BuildFiles {
  readonly name: string;
  readonly shell: readonly string[];
}

const worker = self as unknown as Worker;
const files = `files-${BUILD.name}`;
const pictures = 'pictures';
const mostPictures = 100;
const offlinePage = '/offline.html';

worker.addEventListener('install', (event) => event.waitUntil(caches.open(files).then((cache) => cache.addAll([...BUILD.shell]))));

worker.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim())));

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(graphql|api|media)\b/.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/') || BUILD.shell.includes(pathname)) event.respondWith(kept(files, request));
  else if (request.destination === 'image' && /^\/(media|art)\//.test(pathname)) event.respondWith(picture(event));
});

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== files && name !== pictures).map((name) => caches.delete(name)));
}

/** A page always comes from the network; without one, the page that says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const standing = await caches.match(offlinePage);
    if (standing) return standing;
    throw failure;
  }
}

async function kept(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (mayKeep(answer)) await cache.put(request, answer.clone());
  return answer;
}

async function picture(event: Asked): Promise<Response> {
  const answer = await kept(pictures, event.request);
  event.waitUntil(trim());
  return answer;
}

function mayKeep(answer: Response): boolean {
  return answer.status === 200 && answer.type === 'basic' && !/private|no-store/.test(answer.headers.get('cache-control') ?? '');
}

/** Keys come in the order they were put: the oldest go first. */
async function trim(): Promise<void> {
  const cache = await caches.open(pictures);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostPictures)).map((one) => cache.delete(one)));
}
