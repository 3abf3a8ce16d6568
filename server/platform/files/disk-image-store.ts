/**
 * ImageStore on the local disk, in `DATA_DIR/images/<first two letters>/<key>`. A file is written aside, synced and
 * renamed, so a key either is not there or is whole, whenever the process dies.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ImageStore, mediaPath } from './image-store';

/** Nothing with a slash or a leading dot gets through. */
const SAFE_KEY = /^[\w-][\w.-]{0,199}$/;
/** Files being written. What a killed writer left is removed when the store is next listed (by the sweep). */
const ASIDE = 'aside-';

export class DiskImageStore extends ImageStore {
  readonly origin = null;

  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const target = this.pathOf(key);
    if (await renewed(target)) return;
    const folder = path.dirname(target);
    const aside = this.pathOf(`${ASIDE}${randomUUID()}`);
    await Promise.all([folder, path.dirname(aside)].map((needed) => mkdir(needed, { recursive: true })));
    try {
      await writeSynced(aside, bytes);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await syncFolder(folder);
  }

  async get(key: string): Promise<Buffer | null> {
    return orNull(readFile(this.pathOf(key)));
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  url(key: string): string {
    return mediaPath(key);
  }

  async *list(olderThan: Date): AsyncIterable<string> {
    for (const folder of (await orNull(readdir(this.root))) ?? []) {
      for (const name of (await orNull(readdir(path.join(this.root, folder)))) ?? []) {
        const file = await orNull(stat(path.join(this.root, folder, name)));
        if (!file?.isFile() || file.mtime >= olderThan) continue;
        if (name.startsWith(ASIDE)) await this.delete(name);
        else yield name;
      }
    }
  }

  private pathOf(key: string): string {
    if (!SAFE_KEY.test(key)) throw new Error('not an image key');
    return path.join(this.root, key.slice(0, 2), key);
  }
}

async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Content is named by its hash: what is there already is the same, only its age matters to the sweep. */
async function renewed(file: string): Promise<boolean> {
  const now = new Date();
  return (await orNull(utimes(file, now, now).then(() => true))) ?? false;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** By its code alone: the file system's errors are not always instances of this realm's Error. */
function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}
