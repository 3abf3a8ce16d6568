/** The folder of a cluster, and the process that removes it and all that runs in it once this process has ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface ClusterFolder {
  readonly dir: string;
  /** Ends what is left of it and removes it. */
  remove(): Promise<void>;
}

export function openClusterFolder(): ClusterFolder {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-cluster-'));
  fs.chmodSync(dir, 0o755); // root runs PostgreSQL as someone else
  fs.mkdirSync(path.join(dir, 'processes'));
  const register = path.resolve(__dirname, '..', 'build', 'register.cjs');
  const reaper = spawn(process.execPath, ['-r', register, path.join(__dirname, 'reaper-process.ts'), dir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  reaper.unref();
  return {
    dir,
    remove: async () => {
      if (reaper.exitCode !== null) return;
      const ended = once(reaper, 'exit');
      reaper.ref();
      reaper.stdin.end();
      await ended;
    },
  };
}
