/**
 * Off the page's thread: decodes an image upright, draws it at most 1600 px on its longest side and encodes it as WebP,
 * or as JPEG where the browser cannot. Responds with the small file, or with which step it could not do.
 */
const longestSide = 1600;
const quality = 0.8;

export type ShrinkResult = { readonly blob: Blob } | { readonly failed: 'decode' | 'encode' };

async function draw(file: Blob): Promise<ShrinkResult> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { failed: 'decode' };
  }
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    return { blob: webp.type === 'image/webp' ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality }) };
  } catch {
    return { failed: 'encode' };
  } finally {
    bitmap.close();
  }
}

self.addEventListener('message', (event: MessageEvent<Blob>) => {
  void draw(event.data).then((response) => self.postMessage(response)); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
});
