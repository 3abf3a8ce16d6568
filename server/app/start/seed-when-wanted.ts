/**
 * Fills an empty database with the demo market, once: by itself when the database is the embedded one and only this
 * machine reaches the server, elsewhere when SEED_DEMO=true. Used by start.ts and `npm run seed:demo`.
 */
import fs from 'node:fs';
import type { DataSource } from 'typeorm';
import { type Config, isLocalOnly } from '../../platform/config/env';
import { exists } from '../../platform/db/sql';
import type { Logger } from '../../platform/logging/logger';
import type { DemoMarket, MadeDemo } from './demo-market.port';
import type { OpenDatabase } from './open-database';
import { embeddedFolder } from './reject-database';

export const DEMO_ACCOUNTS =
  'demo accounts, password demo1234: admin 01700000000, producer 01700000001, supersaler 01700000002, ' +
  'wholesaler 01700000003, consumer 01700000004, producer waiting for approval 01700000005';

const SETTING = 'demo_seeded';
const LOCK = 4_242_002;

/**
 * Begins to make the market in a thread of its own where the embedded database is still to be made and will want one;
 * else undefined. Called before the database is opened.
 */
export function prepareDemo(config: Config, demoMarket: DemoMarket): Promise<MadeDemo> | undefined {
  const isFirst = config.databaseUrl === null && !fs.existsSync(embeddedFolder(config));
  if (!isFirst || !(config.seedDemo ?? isLocalOnly(config))) return undefined;
  const made = demoMarket.makeInThread(config);
  made.catch(() => undefined); // writeDemo is given it
  return made;
}

/** The message about the demo accounts where they exist, else null. */
export async function seedWhenWanted(
  { db, embedded, asOwner }: OpenDatabase,
  config: Config,
  logger: Logger,
  demoMarket: DemoMarket,
  market?: Promise<MadeDemo>,
): Promise<string | null> {
  if (await isSeeded(db)) {
    if (!isLocalOnly(config))
      logger.warn('others reach this server, and everyone knows the passwords of its demo accounts: run `npm run doctor`');
    return DEMO_ACCOUNTS;
  }
  if (!(config.seedDemo ?? (embedded && isLocalOnly(config)))) return null;
  if (await hasAccounts(db)) {
    if (config.seedDemo) logger.warn('no demo market is made: the database has accounts');
    return null;
  }
  await asOwner((owner) => seedOnce(owner, config, logger, demoMarket, market));
  return DEMO_ACCOUNTS;
}

/** Two processes starting on the same empty database make one market. */
export async function seedOnce(
  db: DataSource,
  config: Config,
  logger: Logger,
  demoMarket: DemoMarket,
  market?: Promise<MadeDemo>,
): Promise<void> {
  const guard = db.createQueryRunner();
  try {
    await guard.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await guard.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (await isSeeded(db)) return;
    const begun = performance.now();
    const made = await (market ?? demoMarket.make(config, logger));
    await made.write(db, logger);
    await guard.query('INSERT INTO platform_settings (key, value) VALUES ($1, to_jsonb(now()))', [SETTING]);
    logger.info('demo market made', { ms: Math.round(performance.now() - begun) });
  } finally {
    await guard.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await guard.query('RESET statement_timeout; RESET lock_timeout').catch(() => undefined);
    await guard.release();
  }
}

export function isSeeded(db: DataSource): Promise<boolean> {
  return exists(db, 'SELECT 1 FROM platform_settings WHERE key = $1', [SETTING]);
}

export function hasAccounts(db: DataSource): Promise<boolean> {
  return exists(db, 'SELECT 1 FROM users LIMIT 1');
}
