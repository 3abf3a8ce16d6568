/** `npm run migrate`: brings the tables of the configured database up to date and prints their version. */
import '../../platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { column, columns, select, text } from '../../platform/db/columns';
import { runCommand } from './command';

const migration = columns({ name: column('name', text) });

void runCommand(
  async ({ database }) => {
    // opening it has migrated it
    const done = await select(database.db, migration, (list) => `SELECT ${list} FROM migrations ORDER BY id`);
    process.stdout.write(`The tables are up to date (${done.length} migrations, last ${done.at(-1)?.name ?? 'none'}).\n`);
  },
  { migrates: true },
);
