/**
 * The data source of `npm run typeorm -- migration:show -d server/app/commands/typeorm-data-source.ts`, and of
 * migration:generate and migration:revert: the embedded database unless DATABASE_URL is set.
 */
import 'reflect-metadata';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { readConfig } from '../../platform/config/env';
import { createDataSource } from '../../platform/db/data-source';
import { startEmbedded } from '../../../tools/embedded-postgres/start-embedded';
import { findEntities } from '../wiring/module-classes';

async function open(): Promise<DataSource> {
  const config = readConfig();
  const url = config.databaseUrl ?? (await startEmbedded({ dataDir: path.join(config.dataDir, 'postgres') })).url;
  return createDataSource({ url, entities: findEntities(), migrations });
}

export const dataSource = open();
