/** `npm run seed:demo`: fills the configured database with the demo market, if that has not been done. */
import 'reflect-metadata';
import { Config } from '../platform/config/env';
import { runCommand } from './command';
import { seedWhenWanted } from './seed-when-wanted';

void runCommand(async ({ config, database, logger }) => {
  const accounts = await seedWhenWanted(database, new Config({ ...config, seedDemo: true }), logger);
  process.stdout.write(`The demo market is there (${accounts}).\n`);
});
