/**
 * `npm run restore -- FILE [--replace]`: puts a backup into the configured database and image store; the servers must
 * not run.
 */
import '../../server/platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { constants } from 'node:fs';
import path from 'node:path';
import { runCommand, UsageError } from '../../server/app/commands/command';
import { openImageStore } from '../../server/app/wiring/image-stores';
import { rejectClosed } from './allowed-files';
import { restoreBackup } from './restore-backup';
import { ArchiveError } from './tar';

const USAGE = 'Usage: haatbar restore FILE [--replace], or npm run restore -- FILE [--replace]';

void runCommand(async ({ config, logger, database, args }) => {
  const files = args.filter((word) => word !== '--replace');
  const [file] = files;
  if (file === undefined || files.length > 1) throw new UsageError(USAGE);
  await rejectClosed(path.resolve(file), constants.R_OK, 'read');
  try {
    const report = await restoreBackup(database.db, openImageStore(config, logger), path.resolve(file), args.includes('--replace'));
    process.stdout.write(`Restored the backup of ${report.createdAt}: ${report.rows} rows, ${report.images} image files.\n`);
  } catch (error) {
    throw error instanceof ArchiveError ? new UsageError(error.message) : error;
  }
});
