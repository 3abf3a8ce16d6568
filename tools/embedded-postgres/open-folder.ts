/**
 * Folders that the account of the database may enter and read, whatever root's umask is: the mode that a folder or file
 * is made with is masked, so it is set afterwards. Used by place.ts and binaries.ts.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Opens a folder that is there too: an earlier start may have made it closed. */
export function makeOpenFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
}

/** Everything in it may be read by anyone, and run where its owner may run it. */
export function openAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openAll(file);
    else if (entry.isFile()) fs.chmodSync(file, (fs.statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
