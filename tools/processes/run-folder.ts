/**
 * One folder for all temporary files of a run (tests, benches, `npm run chaos`, `npm run cluster`): what the run starts
 * finds it as TMPDIR. It is removed when the run ends, however it ends; after kill -9 by the next run, which removes
 * the folders of processes that are gone. A second one is in memory, where the machine has a file system for it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasProc } from './process-table';
import { livePid, processMark } from './process-state';

const IN_MEMORY = '/dev/shm';
const PREFIX = 'haatbar-run-';
/** In the folder: which process it belongs to, and in which container. */
const OWNER = 'owner';

let isOpen = false;

/** Belongs to this process; once is enough. */
export function openRunFolder(): void {
  if (isOpen) return;
  isOpen = true;
  const parents = [fs.realpathSync(os.tmpdir()), ...(mayWrite(IN_MEMORY) ? [IN_MEMORY] : [])];
  parents.forEach(removeAbandoned);
  const [temporary = '', memory = ''] = parents.map(open);
  process.once('exit', () => [temporary, memory].filter(Boolean).forEach(remove));
  Object.assign(process.env, { TMPDIR: temporary, RUN_FOLDER_IN_MEMORY: memory });
}

/** Anyone may write there, as in /tmp: PostgreSQL and the tests of accounts run as someone else than root. */
function open(parent: string): string {
  const folder = fs.mkdtempSync(path.join(parent, PREFIX));
  fs.writeFileSync(path.join(folder, OWNER), ownerText(process.pid) ?? '');
  fs.chmodSync(folder, 0o1777);
  return folder;
}

/** Not by age: a process may live with another clock. A folder of another container is left: nothing is seen there. */
function removeAbandoned(parent: string): void {
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
    const [mark = '', container = ''] = read(path.join(folder, OWNER)).split('\n');
    if (mark !== '' && container === containerId() && livePid(mark) === undefined) remove(folder);
  }
}

function ownerText(pid: number): string | undefined {
  const mark = processMark(pid);
  return mark === undefined ? undefined : `${mark}\n${containerId()}`;
}

/** The space of process numbers, in which a number names one process. */
function containerId(): string {
  return hasProc ? fs.readlinkSync('/proc/self/ns/pid') : '';
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Files of another account stay, and file systems that are mounted there. */
function remove(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EBUSY', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function mayWrite(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
