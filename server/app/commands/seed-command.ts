/** `npm run seed:demo`: fills the configured database with the demo market, if that has not been done. */
import '../../platform/loading/use-bundled-modules';
import 'reflect-metadata';
import { runCommand } from './command';
import { DEMO_ACCOUNTS, seedOnce } from '../seed-when-wanted';

void runCommand(async ({ config, database, logger }) => {
  await seedOnce(database.db, config, logger);
  process.stdout.write(`The demo market is there (${DEMO_ACCOUNTS}).\n`);
});
