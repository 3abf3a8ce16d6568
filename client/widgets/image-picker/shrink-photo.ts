/** Makes a phone's photo small enough for a slow line before it leaves: longest side 1600 px, WebP (JPEG where the browser cannot), turned upright. */
const longestSide = 1600; // design.md P11
const quality = 0.8;
const worthShrinking = 400 * 1024;

const encode = (canvas: HTMLCanvasElement, type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** The photo as it is sent; the original when it is small already, cannot be decoded here (the server will say so) or would grow. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= worthShrinking || typeof createImageBitmap !== 'function') return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await encode(canvas, 'image/webp');
  const small = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
  if (!small || small.size >= file.size) return file;
  const ending = small.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([small], `${file.name.replace(/\.[^.]+$/, '')}.${ending}`, { type: small.type });
}
