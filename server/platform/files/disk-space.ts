/**
 * Whether anything can be written: the free space of this server's own folders, measured every few seconds, and the
 * writes that PostgreSQL or the file system rejected for want of space. A full disk is one line in the log and `disk`
 * in `/readyz`, not an incident for each request. Made by server/app.
 */
import { statfs } from 'node:fs/promises';
import type { DiskReport } from '../errors/known-failure';
import type { Logger } from '../logging/logger';

/** Below this PostgreSQL has no space for its next segment of the write-ahead log (16 MB) and an upload (10 MB). */
export const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const MEASURE_MS = 5_000;
/** A rejected write counts for so long: space may have been made since. */
const REJECTED_FOR_MS = 30_000;

export class DiskSpace implements DiskReport {
  private rejectedAt: number | null = null;
  private isLow = false;
  private reported = false;
  private free: number | null = null;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly folders: readonly string[],
    private readonly log: Logger,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => void this.measure(), MEASURE_MS).unref();
  }

  reportFull(error: unknown): void {
    this.rejectedAt = this.now();
    this.report(error);
  }

  isFull(): boolean {
    return this.isLow || (this.rejectedAt !== null && this.now() - this.rejectedAt < REJECTED_FOR_MS);
  }

  /** Returns the free bytes of the folder with the least space; null where none can be measured. */
  freeBytes(): number | null {
    return this.free;
  }

  async measure(): Promise<void> {
    const free = (await Promise.all(this.folders.map(freeBytes))).filter((bytes) => bytes !== null);
    this.free = free.length > 0 ? Math.min(...free) : null;
    this.isLow = this.free !== null && this.free < LEAST_FREE_BYTES;
    this.report();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private report(error?: unknown): void {
    const isFull = this.isFull();
    if (isFull === this.reported) return;
    this.reported = isFull;
    if (isFull)
      this.log.error('the disk is full: nothing can be saved', { reason: error instanceof Error ? error.message : 'little space is left' });
    else this.log.warn('the disk has space again');
  }
}

/** Null where it cannot be measured. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
