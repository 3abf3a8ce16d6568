/**
 * The images that a restore stores, taken back where the backup turns out to be no whole one: what lay in the store
 * before stays.
 */
import type { ImageStore } from '../../server/platform/files/image-store';

const AHEAD_MS = 24 * 3_600_000;

export class StoredImages {
  /** Null where the store cannot list what it holds: then nothing is taken back, and the sweep finds it. */
  private before: Set<string> | null = new Set();
  private readonly added: string[] = [];

  constructor(private readonly store: ImageStore) {}

  async look(): Promise<void> {
    try {
      for await (const key of this.store.list(new Date(Date.now() + AHEAD_MS))) this.before?.add(key);
    } catch {
      this.before = null;
    }
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    if (this.before?.has(key) === false) this.added.push(key);
    await this.store.put(key, bytes);
  }

  async takeBack(): Promise<void> {
    for (const key of this.added) await this.store.delete(key).catch(() => undefined); // the sweep finds what remains
  }
}
