/** `npm run backup -- FILE`: database and images of the configured installation in one file; the servers may run. */
import '../../server/platform/loading/use-bundled-modules';
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand, UsageError } from '../../server/app/commands/command';
import { openImageStore } from '../../server/app/image-stores';
import { writeBackup } from './write-backup';

void runCommand(async ({ config, logger, database, args }) => {
  const [name] = args;
  if (name === undefined || args.length > 1) throw new UsageError('Usage: npm run backup -- FILE');
  const file = path.resolve(name);
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  const { rows, images, missing } = await writeBackup(database.url, openImageStore(config, logger), file);
  for (const key of missing) process.stderr.write(`The image ${key} is not in the store.\n`);
  process.stdout.write(`${file}: ${rows} rows, ${images} image files.\n`);
});
