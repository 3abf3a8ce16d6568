/** The PostgreSQL of a test run, started once in jest's own process; workers learn its address from the environment. */
import fs from 'node:fs';
import path from 'node:path';
import { migrations } from '../../migrations';
import { createDataSource } from '../../server/platform/db/data-source';
import { type EmbeddedDatabase, startEmbedded } from '../../tools/embedded-postgres/start-embedded';
import { migrate } from '../../server/platform/db/migrate';
import { TEMPLATE, clusterUrl, withClient } from './database';
import { temporaryFolder } from './temporary-folder';

interface TestCluster {
  readonly database: EmbeddedDatabase;
  readonly folder: string;
}

const stored = globalThis as { testCluster?: TestCluster };

/** Several projects ask for it; the first one starts it. */
export async function startTestCluster(): Promise<void> {
  if (stored.testCluster) return;
  const folder = temporaryFolder('test');
  fs.chmodSync(folder, 0o755); // root runs PostgreSQL as someone else
  const database = await startEmbedded({ dataDir: path.join(folder, 'postgres'), ephemeral: true });
  stored.testCluster = { database, folder };
  process.env.TEST_CLUSTER_URL = database.url;
  await withClient(clusterUrl(), (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
  const template = await createDataSource({ url: clusterUrl(TEMPLATE), entities: [], migrations, poolSize: 3 }).initialize();
  await migrate(template);
  await template.destroy();
}

export async function stopTestCluster(): Promise<void> {
  const { testCluster } = stored;
  delete stored.testCluster;
  if (!testCluster) return;
  await testCluster.database.stop();
  fs.rmSync(testCluster.folder, { recursive: true, force: true });
}
