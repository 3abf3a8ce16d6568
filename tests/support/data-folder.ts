/** A data folder of its own for a server process with the embedded database, and what runs on it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyFolder } from '../../tools/processes/copy-folder';
import { livePostmaster } from '../../tools/embedded-postgres/postmaster';
import { temporaryFolder } from './temporary-folder';

export interface DataFolder {
  readonly dir: string;
  /** The pid of the PostgreSQL on it, if one lives. */
  postgresPid(): number | undefined;
  /** Resolves with true once no PostgreSQL lives on it. */
  postgresGone(patienceMs?: number): Promise<boolean>;
  remove(): void;
}

/** `template`: a stopped server's folder whose copy it begins as; else it is empty. */
export function createDataFolder(template?: DataFolder): DataFolder {
  const dir = temporaryFolder('run');
  if (template) copyFolder(template.dir, dir);
  fs.chmodSync(dir, 0o755); // root runs PostgreSQL as someone else
  const postgresPid = (): number | undefined => livePostmaster(path.join(dir, 'postgres'))?.pid;
  return {
    dir,
    postgresPid,
    postgresGone: async (patienceMs = 15_000) => {
      const until = Date.now() + patienceMs;
      while (postgresPid() !== undefined && Date.now() < until) await sleep(20);
      return postgresPid() === undefined;
    },
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
}
