/**
 * Whether the account of a command may use a file or folder: `haatbar` runs as the server's account, which an operator
 * who types as root does not see. Called by the commands for backups.
 */
import { access } from 'node:fs/promises';
import os from 'node:os';
import { UsageError } from '../../server/app/commands/command';

/** Throws where `use` ("read", "write to") is not allowed; what does not exist is reported by whoever opens it. */
export async function rejectClosed(place: string, mode: number, use: string): Promise<void> {
  await access(place, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') return;
    throw new UsageError(
      `The account ${os.userInfo().username} may not ${use} ${place}: choose a file in a folder that it may use, such as /var/backups/haatbar.`,
    );
  });
}
