/**
 * A folder of backups that a timetable fills: names with their moment, thinned by age, and only begun where the disk
 * has the space. Used by `npm run backup -- --folder=FOLDER`, so that the unit and the containers do the same.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NAME = /^market-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)\.backup$/;
/** Each backup of two days, then one a day for two weeks, then one a week for ten: 28 files at four a day. */
const ALL_MS = 2 * DAY_MS;
const DAILY_MS = 14 * DAY_MS;
const WEEKLY_MS = 70 * DAY_MS;
/** The database, where it is on the same disk, needs some too. */
const SPARE_BYTES = 512 * 1024 * 1024;
/** A backup is a little larger than the one before it. */
const GROWTH = 1.2;

export function backupName(now: Date): string {
  return `market-${now.toISOString().slice(0, 16).replace(/:/g, '')}.backup`;
}

/** Returns the names of backups that are no longer needed; the newest is never among them. */
export function superfluous(names: readonly string[], now: Date): string[] {
  const dated = names.flatMap((name) => momentOf(name) ?? []).sort((one, other) => one.at - other.at);
  const seen = new Set<string>();
  return dated.slice(0, -1).flatMap(({ name, at }) => {
    const age = now.getTime() - at;
    if (age <= ALL_MS) return [];
    if (age > WEEKLY_MS) return [name];
    const period = age <= DAILY_MS ? `day ${Math.floor(at / DAY_MS)}` : `week ${Math.floor(at / (7 * DAY_MS))}`;
    if (seen.has(period)) return [name];
    seen.add(period);
    return [];
  });
}

function momentOf(name: string): { readonly name: string; readonly at: number } | null {
  const [, day, hour, minute] = NAME.exec(name) ?? [];
  return day === undefined ? null : { name, at: Date.parse(`${day}T${hour}:${minute}:00Z`) };
}

/** Why no backup can be made here, or null. */
export async function lackOfSpace(folder: string): Promise<string | null> {
  const sizes = await Promise.all((await backupsIn(folder)).map(async (name) => (await fs.stat(path.join(folder, name))).size));
  const { bavail, bsize } = await fs.statfs(folder);
  const [free, needed] = [bavail * bsize, Math.ceil((sizes.at(-1) ?? 0) * GROWTH) + SPARE_BYTES];
  if (free >= needed) return null;
  return `${folder} has ${megabytes(free)} MB free, and a backup needs ${megabytes(needed)} MB. Nothing was written and nothing removed: make space, or move old backups elsewhere.`;
}

/** After a backup that succeeded; also what a killed one left behind. */
export async function thin(folder: string, now: Date): Promise<string[]> {
  const halves = (await fs.readdir(folder)).filter((name) => name.endsWith('.backup.half'));
  for (const name of halves) {
    const { mtimeMs } = await fs.stat(path.join(folder, name));
    if (now.getTime() - mtimeMs > DAY_MS) await fs.rm(path.join(folder, name), { force: true });
  }
  const gone = superfluous(await backupsIn(folder), now);
  for (const name of gone) await fs.rm(path.join(folder, name), { force: true });
  return gone;
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await fs.readdir(folder)).filter((name) => NAME.test(name)).sort();
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000);
