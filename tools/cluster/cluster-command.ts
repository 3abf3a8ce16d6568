/**
 * `npm run cluster`: starts the application as several processes over PostgreSQL with a standby, Redis, an S3 store and
 * nginx, on the loopback, and prints where everything is. It ends, and removes what it made, at Ctrl-C or after
 * CLUSTER_MINUTES (60). CLUSTER_PORT (8080), CLUSTER_APPLICATIONS (3, at most 8) and CLUSTER_SYNCHRONOUS=true (commits
 * wait for the standby) change it; SEED_DEMO=true makes the demo market.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildFirst } from '../build/build-first';
import { endDescendantsWhenInterrupted } from '../processes/end-descendants';
import { openRunFolder } from '../processes/run-folder';
import { readClusterSettings } from './cluster-settings';
import { startCluster } from './start-cluster';

async function main(): Promise<void> {
  const log = (line: string): void => void process.stdout.write(`${line}\n`);
  const { minutes, applications, port, isSynchronous, seedDemo } = readClusterSettings();
  await buildFirst();
  openRunFolder();
  endDescendantsWhenInterrupted();
  const cluster = await startCluster({
    applications,
    port,
    isSynchronous,
    environment: { SEED_DEMO: seedDemo, LOG_LEVEL: 'info' },
    log,
  });
  log(`\nThe market: ${cluster.url}`);
  for (const [index, { url }] of cluster.applications.entries()) log(`  application ${index + 1}: ${url}`);
  log(`  PostgreSQL: ${cluster.databaseUrl}`);
  log(`  store: ${cluster.store.url}${cluster.redis ? `  Redis: redis://127.0.0.1:${cluster.redis.port}` : ''}`);
  log(`Ctrl-C ends it; so do ${minutes} minutes.`);
  await sleep(minutes * 60_000);
  log('ending');
  await cluster.stop();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
