/** `npm run migrate`: brings the tables of the configured database up to date and prints their version. */
import 'reflect-metadata';
import { runCommand } from './command';

void runCommand(async ({ database }) => {
  // opening it has migrated it
  const done = await database.db.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  process.stdout.write(`The tables are up to date (${done.length} migrations, last ${done.at(-1)?.name ?? 'none'}).\n`);
});
