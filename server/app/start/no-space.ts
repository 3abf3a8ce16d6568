/** Messages of a full disk, by the file system, initdb and PostgreSQL. Asked by start.ts and command.ts. */
import fs from 'node:fs';
import { LEAST_FREE_BYTES } from '../../platform/files/disk-space';

const NO_SPACE = /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/;

/** Returns the line that says so, or null where the disk is not full. */
export function noSpaceLine(text: string): string | null {
  return text.split('\n').findLast((line) => NO_SPACE.test(line)) ?? null;
}

/**
 * Returns a line that says how little space a folder has, or null where it has enough or does not exist. A database
 * that ends for want of space ends its connections without a reason.
 */
export function littleSpaceLine(folder: string): string | null {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    const free = bavail * bsize;
    return free < LEAST_FREE_BYTES ? `${folder} has ${Math.floor(free / 2 ** 20)} MB free.` : null;
  } catch {
    return null;
  }
}
