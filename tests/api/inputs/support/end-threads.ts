/**
 * Runs endless threads and writes why each was ended, for files.test.ts. It is a process of its own: Jest starts its
 * workers with --max-old-space-size, which V8 applies to their threads in place of the threads' own limits.
 */
import path from 'node:path';
import { runInThread, type ThreadEndedError } from '../../../../server/platform/threads/run-in-thread';

const entry = path.join(__dirname, 'endless-thread');

async function endedBy(work: 'loop' | 'hoard'): Promise<string> {
  const task = { entry, input: { work }, seconds: work === 'loop' ? 2 : 60, megabytes: 32, end: new AbortController().signal };
  const error: unknown = await runInThread(task).catch((reason: unknown) => reason);
  return `${work}: ${(error as ThreadEndedError).reason}`;
}

void (async () => {
  for (const work of ['loop', 'hoard'] as const) process.stdout.write(`${await endedBy(work)}\n`);
})();
