/**
 * Where the variants of images are stored, by content hash: on the local disk, in an S3 store or at Cloudinary.
 * Services ask for `ImageStore`.
 */
export abstract class ImageStore {
  /**
   * The host browsers load images from (scheme, name and port) where that is not this server: the content security
   * policy must allow it.
   */
  abstract readonly origin: string | null;
  /** False while the store cannot be reached: `/readyz` names it. */
  isUp(): boolean {
    return true;
  }
  /** Durable once it resolves; AppError UPLOAD_FAILED when it cannot be. Putting the same key again does no harm. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  abstract get(key: string): Promise<Buffer | null>;
  abstract delete(key: string): Promise<void>;
  /** Path or URL a browser loads it from. */
  abstract url(key: string): string;
  /** Keys last put before this moment. */
  abstract list(olderThan: Date): AsyncIterable<string>;
}

/** Returns the path at which this server's `/media` route serves the file. */
export function mediaPath(key: string): string {
  return `/media/${key}`;
}

/** Content is named by its hash: what was loaded once is never asked for again. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
