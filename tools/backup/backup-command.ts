/**
 * `npm run backup -- FILE`: database and images of the configured installation in one file; the servers may run. `npm
 * run backup -- --folder=FOLDER` is what a timetable calls: a name by the time, no beginning without the space for it,
 * and old backups thinned after it.
 */
import '../../server/platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { constants, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandContext, runCommand, UsageError } from '../../server/app/commands/command';
import { openImageStore } from '../../server/app/wiring/image-stores';
import { noteBackup } from '../../server/modules/settings/last-backup.store';
import { rejectClosed } from './allowed-files';
import { backupName, lackOfSpace, thin } from './backup-folder';
import { writeBackup } from './write-backup';

const USAGE = 'Usage: haatbar backup FILE | --folder=FOLDER, or npm run backup -- FILE | --folder=FOLDER';

const backUpAsAsked = async (context: CommandContext): Promise<void> => {
  const { file, folder } = readArguments(context.args);
  if (folder === undefined) return backUp(context, path.resolve(file ?? ''));
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const lack = await lackOfSpace(folder);
  if (lack !== null) throw new UsageError(lack);
  const now = new Date();
  await backUp(context, path.resolve(folder, backupName(now)));
  for (const name of await thin(folder, now)) process.stdout.write(`${path.join(folder, name)}: removed, newer ones are enough.\n`);
};

void runCommand(backUpAsAsked, { needsData: true });

function readArguments(args: readonly string[]): { readonly file?: string; readonly folder?: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: { folder: { type: 'string' } }, allowPositionals: true });
    const [file, ...more] = positionals;
    if (more.length === 0 && (file === undefined) !== (values.folder === undefined)) return { file, folder: values.folder };
  } catch {
    // reported below
  }
  throw new UsageError(USAGE);
}

async function backUp({ config, logger, database }: CommandContext, file: string): Promise<void> {
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  await rejectClosed(path.dirname(file), constants.W_OK | constants.X_OK, 'write to');
  const { rows, images, missing } = await writeBackup(database.url, openImageStore(config, logger), file);
  await noteBackup(database.db);
  for (const key of missing) process.stderr.write(`The image ${key} is not in the store.\n`);
  process.stdout.write(`${file}: ${rows} rows, ${images} image files.\n`);
}
