/**
 * `npm run restore -- FILE [--replace]`: puts a backup into the configured database and image store; the servers must
 * not run.
 */
import '../../server/platform/loading/use-bundled-modules';
import 'reflect-metadata';
import path from 'node:path';
import { runCommand, UsageError } from '../../server/app/commands/command';
import { openImageStore } from '../../server/app/wiring/image-stores';
import { restoreBackup } from './restore-backup';
import { ArchiveError } from './tar';

void runCommand(async ({ config, logger, database, args }) => {
  const files = args.filter((word) => word !== '--replace');
  const [file] = files;
  if (file === undefined || files.length > 1) throw new UsageError('Usage: npm run restore -- FILE [--replace]');
  try {
    const report = await restoreBackup(database.db, openImageStore(config, logger), path.resolve(file), args.includes('--replace'));
    process.stdout.write(`Restored the backup of ${report.createdAt}: ${report.rows} rows, ${report.images} image files.\n`);
  } catch (error) {
    throw error instanceof ArchiveError ? new UsageError(error.message) : error;
  }
});
