/**
 * A real application for one test file: its own database, real HTTP on a free port, the same assembly as in production.
 */
import fs from 'node:fs';
import type { DependencyContainer } from 'tsyringe';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations';
import { type RunningApp, buildApp } from '../../server/app/start/build-app';
import { findEntities } from '../../server/app/wiring/module-classes';
import { readConfig } from '../../server/platform/config/env';
import { createDataSource } from '../../server/platform/db/data-source';
import { createLogger } from '../../server/platform/logging/logger';
import { type TestClient, createTestClient } from './client';
import { createTestDatabase, dropTestDatabase, RAISE_ORDER_LIMITS } from './database';
import { temporaryFolder } from './temporary-folder';

export interface TestApp extends TestClient {
  readonly db: DataSource;
  readonly databaseUrl: string;
  readonly container: DependencyContainer;
  /** Returns the metrics as Prometheus would read them; only of an app with METRICS_PORT. */
  metrics(): Promise<string>;
  /** Every line the server has logged, for tests of what must and must not be in it. */
  readonly logLines: readonly string[];
  stop(): Promise<void>;
}

/**
 * `environment` sets what an operator would set: `{ OTP_REQUIRED: 'true' }`; a database named there is left alone at
 * the end. Jobs run only when asked: `JOBS: 'true'`, else `JobQueue.runDue()`.
 */
export async function startTestApp(environment: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const databaseUrl = environment.DATABASE_URL ?? (await createTestDatabase());
  const dataDir = temporaryFolder('test-app');
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    JOBS: 'false',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REGISTRATIONS_PER_HOUR: '100000',
    READ_CACHE_SECONDS: '0', // tests write to the database directly and read at once
    ...(process.env.FAST && { FAST: process.env.FAST }), // npm run test:plain
    ...environment,
  });
  const logLines: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => void logLines.push(line) });
  const db = await createDataSource({ url: databaseUrl, entities: findEntities(), migrations }).initialize();
  await db.query(RAISE_ORDER_LIMITS);
  const app: RunningApp = await buildApp({ config, db, databaseUrl, logger });
  return {
    ...createTestClient(app.url),
    db,
    databaseUrl,
    container: app.container,
    logLines,
    metrics: async () => (await fetch(app.metricsUrl ?? '')).text(),
    stop: async () => {
      await app.stop();
      await db.destroy();
      if (environment.DATABASE_URL === undefined) await dropTestDatabase(databaseUrl);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
