/**
 * `npm run seed:demo [-- --beside-accounts]`: fills the configured database with the demo market, if that has not been
 * done. Everyone knows the passwords of its accounts, one of which is an admin: never on a server with a public
 * address, and beside other accounts only where that is asked for.
 */
import '../server/platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { runCommand, UsageError } from '../server/app/commands/command';
import { DEMO_ACCOUNTS, hasAccounts, isSeeded, seedOnce } from '../server/app/start/seed-when-wanted';
import { demoMarket } from './demo-market';

const FLAG = '--beside-accounts';

void runCommand(async ({ config, database: { db }, logger, args }) => {
  if (args.some((word) => word !== FLAG)) throw new UsageError(`Usage: npm run seed:demo [-- ${FLAG}]`);
  if (config.publicUrl !== null)
    throw new UsageError(
      'PUBLIC_URL is set: there is no demo market on a public address, since everyone knows the passwords of its accounts.',
    );
  if (!(await isSeeded(db)) && !args.includes(FLAG) && (await hasAccounts(db)))
    throw new UsageError(
      `The database has accounts. The demo market would add an admin whose password everyone knows: on a machine that only you reach, run it with ${FLAG}.`,
    );
  await seedOnce(db, config, logger, demoMarket);
  process.stdout.write(`The demo market is there (${DEMO_ACCOUNTS}).\n`);
});
