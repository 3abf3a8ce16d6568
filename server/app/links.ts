/** The connections of one running application beside its database: Redis and the database for reading, each where the settings name one. */
import type { DataSource } from 'typeorm';
import { createDataSource } from '../platform/db/data-source';
import { ReadDatabase } from '../platform/db/read-database';
import type { Logger } from '../platform/logging/logger';
import { RedisLink } from '../platform/redis/redis-link';
import type { Foundations } from './container';
import { findEntities } from './entities';

export interface Links {
  readonly redis: RedisLink | null;
  readonly reads: ReadDatabase;
  close(): Promise<void>;
}

export function openLinks({ config, db, logger }: Foundations): Links {
  const { redisUrl, readDatabaseUrl } = config;
  const redis = redisUrl === null ? null : new RedisLink(redisUrl, logger);
  const replica = readDatabaseUrl === null ? null : { source: makeReplica(readDatabaseUrl, config.databasePoolSize, logger), log: logger };
  const reads = new ReadDatabase(db, replica);
  return {
    redis,
    reads,
    close: async () => {
      redis?.close();
      await reads.close();
    },
  };
}

function makeReplica(url: string, poolSize: number, logger: Logger): DataSource {
  const onPoolError = (error: Error): void => logger.debug('a connection of the database for reading broke', { error });
  return createDataSource({ url, entities: findEntities(), migrations: [], poolSize, applicationName: 'haatbar-reads', onPoolError });
}
