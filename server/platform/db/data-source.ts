/**
 * The one pool of connections to PostgreSQL. Which entities and migrations there are is decided by the application and
 * passed in, so that the platform knows no module. Made by server/app, by the command lines and by the tests.
 */
import 'reflect-metadata';
import { DataSource, type EntityTarget, type MixedList, type ObjectLiteral } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming-strategy';

type Class = new (...args: never[]) => object;

export interface DataSourceSettings {
  readonly url: string;
  readonly entities: readonly EntityTarget<ObjectLiteral>[];
  readonly migrations: readonly Class[];
  readonly poolSize?: number;
  /** How PostgreSQL names its connections (pg_stat_activity). */
  readonly applicationName?: string;
  /** Milliseconds until a connection must be there. */
  readonly connectTimeout?: number;
  /**
   * Milliseconds after which a statement is given up without the server's help: a frozen server returns nothing, not
   * even that it is late.
   */
  readonly queryTimeout?: number;
  readonly onPoolError?: (error: Error) => void;
}

/** Every connection has these settings from its start. */
export const SESSION_SETTINGS = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  // a fixed plan: LIMIT $n as a parameter would otherwise be planned again at every call; the isolation is set here
  // once, not with every transaction; a lock is waited for less long than a statement runs, so that an error
  // distinguishes what waited for others from what is slow itself
  options: '-c lock_timeout=4000 -c plan_cache_mode=force_generic_plan -c timezone=UTC -c default_transaction_isolation=read\\ committed',
} as const;

export function createDataSource({
  url,
  entities,
  migrations,
  poolSize = 10,
  applicationName = 'haatbar',
  connectTimeout = 5_000,
  queryTimeout,
  onPoolError = () => undefined,
}: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [...entities] as MixedList<Class>,
    migrations: [...migrations] as MixedList<Class>,
    migrationsRun: false,
    migrationsTableName: 'migrations',
    synchronize: false,
    uuidExtension: 'pgcrypto', // gen_random_uuid() is built in: no extension is installed
    installExtensions: false,
    namingStrategy: new SnakeNamingStrategy(),
    logging: false, // failures reach the error log with their request
    poolSize,
    poolErrorHandler: onPoolError, // idle connections break when PostgreSQL restarts; the pool opens new ones
    applicationName,
    connectTimeoutMS: connectTimeout,
    extra: {
      ...SESSION_SETTINGS,
      ...(queryTimeout !== undefined && { query_timeout: queryTimeout }),
      keepAlive: true,
    },
  });
}
