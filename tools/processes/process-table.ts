/**
 * Reads the system's table of processes: their parents and their start times. Linux shows it in /proc; a system without
 * /proc (macOS) has the program `ps`. A small Debian, which has no `ps`, needs nothing installed.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

interface ProcessEntry {
  readonly parent: number;
  /** It has ended and waits to be reaped. */
  readonly isZombie: boolean;
  /** When it was started, in whatever unit the system counts; a number that is given out again has another one. */
  readonly started: string;
}

export const hasProc = fs.existsSync('/proc/self/stat');

/** Undefined where there is no such process. */
export function readProcess(pid: number): ProcessEntry | undefined {
  return hasProc ? readStat(String(pid)) : askPs(['-p', String(pid)]).get(pid);
}

export function readProcesses(): ReadonlyMap<number, ProcessEntry> {
  if (!hasProc) return askPs(['-A']);
  const entries = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    entries.flatMap((name) => {
      const entry = readStat(name);
      return entry ? [[Number(name), entry] as const] : [];
    }),
  );
}

/** A process may end while it is read. */
function readStat(pid: string): ProcessEntry | undefined {
  try {
    // the name before it may hold anything, brackets and spaces too
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(fields[1]), isZombie: fields[0] === 'Z' || fields[0] === 'X', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function askPs(which: readonly string[]): Map<number, ProcessEntry> {
  const { error, stdout } = spawnSync('ps', [...which, '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  if (error) {
    throw new Error(`The processes of this machine cannot be read: it has neither /proc nor the program ps (${error.message}).`);
  }
  const rows = stdout.split('\n').flatMap((line) => {
    const [pid = '', parent = '', state = '', ...started] = line.trim().split(/\s+/);
    return pid === ''
      ? []
      : [[Number(pid), { parent: Number(parent), isZombie: state.startsWith('Z'), started: started.join(' ') }] as const];
  });
  return new Map(rows);
}
