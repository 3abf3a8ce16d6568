/** Where the variants of images lie, by content hash. Local disk now; an object store later behind the same class. */
export abstract class ImageStore {
  /** Durable once it resolves. Putting the same key again only renews its age. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  abstract get(key: string): Promise<Buffer | null>;
  abstract delete(key: string): Promise<void>;
  /** Path or URL a browser loads it from. */
  abstract url(key: string): string;
  /** Keys last put before this moment. */
  abstract list(olderThan: Date): AsyncIterable<string>;
}
