/**
 * Starts the `postgres` program so that it never outlives this process: a small shell waits on a pipe from here and
 * shuts the database down at its end, which comes even when we are killed with SIGKILL. Used by start-embedded.ts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type net from 'node:net';
import { program } from './binaries';
import type { Place } from './place';

export interface RunningPostgres {
  /** Resolves when the program has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const SUPERVISOR = [
  '"$@" & p=$!',
  // what a shell starts in the background ignores SIGINT until it has handlers of its own: SIGTERM ends it before
  'end() { kill -TERM $p 2>/dev/null; kill -INT $p 2>/dev/null; }',
  'trap end INT TERM HUP',
  // end of file on descriptor 3: our parent is gone. All words are of the shell itself, whatever is on the PATH
  '(while read -r x; do :; done; end) <&3 & w=$!',
  'wait $p; s=$?; while kill -0 $p 2>/dev/null; do wait $p; s=$?; done',
  'kill $w 2>/dev/null; exit $s',
].join('; ');

/**
 * The caches of MultiXacts (which transactions share a row's lock) have 256 pages of 8 KB and more instead of 32 and
 * 16: orders lock their products' and buyers' rows by foreign keys, and a lookup that misses the cache waits for a disk
 * page under a lock that all backends share. PostgreSQL 17 and later.
 */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'shared_buffers=256MB',
  'multixact_member_buffers=4MB',
  'multixact_offset_buffers=2MB',
];

// Nothing has to survive the test run that an ephemeral cluster is for, which shares memory as its initdb does.
const EPHEMERAL = ['-F', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=300'];
/** Files of a lasting cluster would be written to the disk. */
const LASTING = process.platform === 'win32' ? [] : ['-c', 'dynamic_shared_memory_type=posix'];

export async function runPostgres(
  { dataDir, native, account }: Place,
  port: number,
  ephemeral: boolean,
  log: (line: string) => void,
): Promise<RunningPostgres> {
  const args = ['-D', dataDir, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
  args.push(...(ephemeral ? EPHEMERAL : LASTING));
  const postgres = program(native, 'postgres');
  const child: ChildProcess =
    process.platform === 'win32'
      ? spawn(postgres, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
      : spawn('/bin/sh', ['-c', SUPERVISOR, 'haatbar-postgres', postgres, ...args], {
          ...account,
          stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
          detached: true, // Ctrl-C reaches us first, and we close the database last
          cwd: '/',
        });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  await ready(child, log);
  child.unref();
  (child.stderr as net.Socket).unref();
  (child.stdio[3] as net.Socket).unref();
  return {
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      (child.stdio[3] as net.Socket).end();
      await ended;
    },
  };
}

function ready(child: ChildProcess, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (code: number | null): void => reject(new Error(`PostgreSQL ended (${code}) before it was ready.\n${text}`));
    child.once('error', reject).once('exit', fail);
    (child.stdio[3] as net.Socket).on('error', () => undefined); // the shell may be gone before we close the pipe
    child.stderr?.on('data', (data: Buffer) => {
      const lines = String(data);
      log(lines.trimEnd());
      if (text.length < 20_000) text += lines;
      if (!/ready to accept (?:read-only )?connections/.test(text)) return;
      child.off('exit', fail);
      resolve();
    });
  });
}
