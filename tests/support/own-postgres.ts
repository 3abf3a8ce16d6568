/** A PostgreSQL of one test's own, which it may stop and start again at the same address. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CLUSTER_USER, clusterPassword, createCluster } from '../../tools/embedded-postgres/cluster';
import { choosePlace } from '../../tools/embedded-postgres/place';
import { freePort, type RunningPostgres, runPostgres } from '../../tools/embedded-postgres/supervised-postgres';

export interface OwnPostgres {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-own-'));
  fs.chmodSync(folder, 0o755); // root runs PostgreSQL as someone else
  const place = choosePlace(path.join(folder, 'postgres'), () => undefined);
  createCluster(place, true);
  const port = await freePort();
  let running: RunningPostgres | null = null;
  const stop = async (): Promise<void> => {
    await running?.stop();
    running = null;
  };
  const start = async (): Promise<void> => {
    running = await runPostgres(place, port, true, () => undefined);
  };
  await start();
  return {
    url: `postgres://${CLUSTER_USER}:${encodeURIComponent(clusterPassword(place.dataDir))}@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
