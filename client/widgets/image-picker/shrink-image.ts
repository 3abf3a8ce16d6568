import type { ShrinkResult } from './shrink.worker';

/**
 * Makes a phone's image small enough for a slow line before it leaves, in a worker of its own; what fails here goes as
 * it is.
 */
const worthShrinking = 400 * 1024;
/** A phone short of memory may never respond. */
const patienceMs = 20_000;

export interface Shrunk {
  readonly file: File;
  /**
   * False for a kind of image (HEIC, GIF, BMP, TIFF) that the server does not take and this browser could not convert.
   */
  readonly readable: boolean;
}

/** Kinds that the server does not take: they are converted however small they are. */
const isForeign = (file: File) =>
  /^image\/(?:hei[cf]|gif|bmp|x-ms-bmp|tiff)/.test(file.type) || /\.(?:hei[cf]|gif|bmp|tiff?)$/i.test(file.name);

/** One worker an image: its memory is given back at once. Null where there is no worker, or it breaks or hangs. */
function askWorker(file: File): Promise<ShrinkResult | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
    const end = (response: ShrinkResult | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(response);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    worker.addEventListener('message', (event: MessageEvent<ShrinkResult>) => end(event.data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(file); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
  });
}

/** The image as it is sent; the original when it is small already, cannot be shrunk here or would grow. */
export async function shrinkImage(file: File): Promise<Shrunk> {
  const foreign = isForeign(file);
  if (file.size <= worthShrinking && !foreign) return { file, readable: true };
  const response = await askWorker(file);
  if (!response || 'failed' in response) return { file, readable: !foreign };
  const { blob } = response;
  if (blob.size >= file.size && !foreign) return { file, readable: true };
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return { file: new File([blob], `${file.name.replace(/\.[^.]+$/, '')}.${ending}`, { type: blob.type }), readable: true };
}
