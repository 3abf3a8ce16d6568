/** Messages of a full disk, by the file system, initdb and PostgreSQL. Asked by start.ts and command.ts. */
const NO_SPACE = /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/;

/** Returns the line that says so, or null where the disk is not full. */
export function noSpaceLine(text: string): string | null {
  return text.split('\n').findLast((line) => NO_SPACE.test(line)) ?? null;
}
