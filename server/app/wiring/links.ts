/**
 * The connections of one running application beside its database: Redis and the database for reading, each where the
 * settings name one.
 */
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../platform/db/data-source';
import { BackgroundDatabase } from '../../platform/db/background-database';
import { ReadDatabase, type Replica } from '../../platform/db/read-database';
import { ReplicaWatch } from '../../platform/db/replica-watch';
import type { WalPositions } from '../../platform/db/wal-positions';
import type { Logger } from '../../platform/logging/logger';
import type { RedisLink } from '../../platform/redis/redis-link';
import type { Config } from '../../platform/config/env';
import type { Foundations } from './foundations';
import { findEntities } from './module-classes';

export interface Links {
  readonly redis: RedisLink | null;
  readonly reads: ReadDatabase;
  readonly background: BackgroundDatabase;
  close(): Promise<void>;
}

/** `positions`: of the database, which a replica is compared with. */
export async function openLinks({ config, db, databaseUrl, logger }: Foundations, positions: WalPositions): Promise<Links> {
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, logger);
  const reads = new ReadDatabase(db, openReplica(config, positions, logger));
  const background = new BackgroundDatabase(makeBackground(databaseUrl, logger));
  return {
    redis,
    reads,
    background,
    close: async () => {
      redis?.close();
      await Promise.all([reads.close(), background.close()]);
    },
  };
}

/** Its package is loaded only where there is a Redis. */
async function openRedis(url: string, logger: Logger): Promise<RedisLink> {
  const { RedisLink: Link } = await import('../../platform/redis/redis-link');
  return new Link(url, logger);
}

/**
 * The market's reads take milliseconds; a replica that is silent for so long is frozen or cut off, and the database
 * responds instead.
 */
const REPLICA_RESPONDS_WITHIN_MS = 1_500;

function openReplica(config: Config, positions: WalPositions, logger: Logger): Replica | null {
  const { readDatabaseUrl: url, readDatabaseMaxLagSeconds: mostLagSeconds, databasePoolSize } = config;
  if (url === null) return null;
  return { source: makeReplica(url, databasePoolSize, logger), watch: new ReplicaWatch({ url, mostLagSeconds }, positions, logger) };
}

function makeReplica(url: string, poolSize: number, logger: Logger): DataSource {
  const onPoolError = (error: Error): void => logger.debug('a connection of the database for reading broke', { error });
  return createDataSource({
    url,
    entities: findEntities(),
    migrations: [],
    poolSize,
    applicationName: 'haatbar-reads',
    connectTimeout: REPLICA_RESPONDS_WITHIN_MS,
    queryTimeout: REPLICA_RESPONDS_WITHIN_MS,
    onPoolError,
  });
}

/** Its statements name no entity. One that hangs does not prevent the server from stopping. */
const BACKGROUND_RESPONDS_WITHIN_MS = 4_000;

function makeBackground(url: string, logger: Logger): DataSource {
  return createDataSource({
    url,
    entities: [],
    migrations: [],
    poolSize: 1,
    applicationName: 'haatbar-background',
    connectTimeout: BACKGROUND_RESPONDS_WITHIN_MS,
    queryTimeout: BACKGROUND_RESPONDS_WITHIN_MS,
    onPoolError: (error: Error): void => logger.debug('the connection for counters broke', { error }),
  });
}
