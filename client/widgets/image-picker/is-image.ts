/** Kinds that a browser may not draw though they are images: the server decides about those. */
const maybeUnknown = /^image\/(hei[cf]|avif|tiff)/;

/**
 * False for a file that only calls itself an image: found before it is sent, so that it takes no place among the
 * images.
 */
export async function isImage(file: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function' || maybeUnknown.test(file.type) || /\.(hei[cf]|avif)$/i.test(file.name)) return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
