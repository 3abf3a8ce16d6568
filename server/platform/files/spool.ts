/**
 * Holds a file on disk while it arrives, so that many slow uploads at once cost no memory. The spool file has no name
 * once it is open: whatever kills the process, nothing is left behind.
 */
import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { UploadPlaces } from '../http/upload-places';

/** Where the bytes of a sender are counted. */
export interface SpoolCount {
  readonly places: UploadPlaces;
  readonly sender: string;
}

export class Spool {
  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
    /** Gives back the bytes that were counted. */
    private readonly release: () => void,
  ) {}

  /**
   * Takes all of the stream, but stores nothing beyond `limit` bytes: `size` is then limit + 1 or more. Throws
   * RATE_LIMITED where too much is on disk already.
   */
  static async fill(stream: AsyncIterable<Uint8Array>, limit: number, { places, sender }: SpoolCount): Promise<Spool> {
    const handle = await openNameless();
    let written = 0;
    const release = () => places.release(sender, written);
    try {
      let size = 0;
      for await (const chunk of stream) {
        size += chunk.length;
        if (size > limit) continue;
        places.take(sender, chunk.length);
        written += chunk.length;
        await handle.write(chunk);
      }
      return new Spool(handle, size, release);
    } catch (error) {
      await handle.close().finally(release);
      throw error;
    }
  }

  /** Reads the file into the memory, which is at least as long. */
  async readInto(memory: Buffer): Promise<Buffer> {
    await this.handle.read(memory, 0, this.size, 0);
    return memory.subarray(0, this.size);
  }

  /** Once. */
  close(): Promise<void> {
    return this.handle.close().finally(this.release);
  }
}

const PREFIX = 'haatbar-upload-';
const STALE_MS = 60 * 60 * 1000;

/**
 * Removes what processes left that were killed between opening a spool file and taking its name away. Called at start.
 */
export async function sweepSpools(folder = os.tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > STALE_MS) await rm(file, { force: true }).catch(() => undefined);
  }
}

async function openNameless(): Promise<FileHandle> {
  const file = path.join(os.tmpdir(), `${PREFIX}${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  return handle;
}
