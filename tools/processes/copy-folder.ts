/**
 * Copies a folder with the permissions and, for root, the owners of what is in it: PostgreSQL rejects files that belong
 * to someone else.
 */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder that may be in use: a file that disappears during the copy is left out. Creates `to` where it does
 * not exist.
 */
export function copyFolder(from: string, to: string): void {
  const stat = fs.statSync(from);
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    try {
      if (entry.isDirectory()) copyFolder(source, target);
      else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
      else if (entry.isFile()) copyFile(source, target);
    } catch (error) {
      const { code, path: place } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || !place?.startsWith(from)) throw error;
    }
  }
  own(to, stat);
  fs.chmodSync(to, stat.mode);
}

function copyFile(from: string, to: string): void {
  fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  const stat = fs.statSync(to);
  own(to, fs.statSync(from, { throwIfNoEntry: false }) ?? stat);
}

function own(file: string, { uid, gid }: fs.Stats): void {
  if (process.getuid?.() === 0) fs.chownSync(file, uid, gid);
}
