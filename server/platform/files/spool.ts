/**
 * Holds a file on disk while it arrives, so that many slow uploads at once cost no memory. The spool file has no name once it is open: whatever
 * kills the process, nothing is left behind.
 */
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export class Spool {
  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  /** Takes all of the stream, but keeps nothing beyond `limit` bytes: `size` then says limit + 1 or more. */
  static async of(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Spool> {
    const handle = await openNameless();
    try {
      let size = 0;
      for await (const chunk of stream) {
        size += chunk.length;
        if (size <= limit) await handle.write(chunk);
      }
      return new Spool(handle, size);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async bytes(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(this.size);
    await this.handle.read(bytes, 0, this.size, 0);
    return bytes;
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

async function openNameless(): Promise<FileHandle> {
  const file = path.join(os.tmpdir(), `haatbar-upload-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  return handle;
}
