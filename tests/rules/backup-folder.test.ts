/** Which backups of a folder stay, and when none is begun. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backupName, lackOfSpace, superfluous, thin } from '../../tools/backup/backup-folder';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-27T18:17:00Z');
const every = (hours: number, days: number) =>
  Array.from({ length: (days * 24) / hours }, (_, n) => backupName(new Date(NOW.getTime() - n * hours * HOUR))).reverse();

/** The folder as the timetable leaves it after so many days. */
function afterDays(days: number): string[] {
  let names: string[] = [];
  for (let at = NOW.getTime() - days * DAY; at <= NOW.getTime(); at += 6 * HOUR) {
    names.push(backupName(new Date(at)));
    const gone = new Set(superfluous(names, new Date(at)));
    names = names.filter((name) => !gone.has(name));
  }
  return names;
}

it('a year of backups every six hours is at most 30 files, of which the last two days are whole', () => {
  const names = afterDays(365);
  expect(names.length).toBeLessThanOrEqual(30);
  expect(names.slice(-8)).toEqual(every(6, 2));
  const ages = names.map((name) => (NOW.getTime() - Date.parse(`${name.slice(7, 17)}T00:00:00Z`)) / DAY);
  expect(ages.filter((age) => age > 2 && age <= 14).length).toBeGreaterThanOrEqual(11);
  expect(ages.filter((age) => age > 14).length).toBeGreaterThanOrEqual(7);
  expect(Math.max(...ages)).toBeLessThan(72);
});

it('what is not named as a backup stays, and so does the newest however old it is', () => {
  const old = backupName(new Date(NOW.getTime() - 400 * DAY));
  expect(superfluous(['market-of-my-own.backup', 'notes.txt', old], NOW)).toEqual([]);
  expect(superfluous([old, backupName(NOW)], NOW)).toEqual([old]);
});

it('removes what a killed backup left behind, and begins none without the space for it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-backups-'));
  try {
    const half = path.join(folder, `${backupName(NOW)}.half`);
    fs.writeFileSync(half, 'half');
    fs.utimesSync(half, new Date(NOW.getTime() - 2 * DAY), new Date(NOW.getTime() - 2 * DAY));
    expect(await thin(folder, NOW)).toEqual([]);
    expect(fs.readdirSync(folder)).toEqual([]);

    expect(await lackOfSpace(folder)).toBeNull();
    const last = path.join(folder, backupName(NOW));
    fs.writeFileSync(last, '');
    fs.truncateSync(last, 2 ** 43); // holes take no space
    expect(await lackOfSpace(folder)).toMatch(/ MB free, and a backup needs \d+ MB\. Nothing was written/);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
