/**
 * Work on what a stranger sent, in a thread of its own: whatever it makes a library do, other requests have their turn
 * meanwhile, the work takes no more time and memory than it is given, and it ends with the request that asked for it. A
 * thread is started for each piece of work and ends with it, so that an idle server holds none.
 */
import { AppError } from '../errors/app-error';
import { startThread } from './start-thread';
import type { ThreadAnswer } from './thread-work';

interface ThreadTask {
  /** The file that the thread begins with (thread-work.ts), an absolute path without its extension. */
  readonly entry: string;
  readonly input: unknown;
  /** Parts of the input that are handed over rather than copied: whoever calls cannot read them any more. */
  readonly transfer?: readonly ArrayBuffer[];
  readonly seconds: number;
  readonly megabytes: number;
  /** Aborted when nothing waits for the result any more. */
  readonly end: AbortSignal;
}

/** It took more time or memory than it was given, or was ended. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';

  constructor(readonly reason: 'TIME' | 'MEMORY' | 'ABORTED') {
    super(`A thread was ended: ${reason}.`);
  }
}

/** Young objects, which are collected by themselves. */
const YOUNG_MB = 8;

/** Returns the result of the thread, and throws its errors: an AppError as it is, and others too. */
export function runInThread<Output>({ entry, input, transfer = [], seconds, megabytes, end }: ThreadTask): Promise<Output> {
  if (end.aborted) return Promise.reject(new ThreadEndedError('ABORTED'));
  return new Promise<Output>((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MB };
    const worker = startThread(entry, { workerData: input, transferList: [...transfer], resourceLimits });
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      end.removeEventListener('abort', onAbort);
      void worker.terminate();
      finish();
    };
    const stop = (reason: ThreadEndedError['reason']) => settle(() => reject(new ThreadEndedError(reason)));
    const onAbort = () => stop('ABORTED');
    const timer = setTimeout(stop, seconds * 1000, 'TIME');
    end.addEventListener('abort', onAbort);
    worker.once('message', (answer: ThreadAnswer<Output>) => settle(() => take(answer, resolve, reject)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEndedError('MEMORY') : error)),
    );
    worker.once('exit', () => settle(() => reject(new Error('A thread ended before it had answered.'))));
  });
}

function take<Output>(answer: ThreadAnswer<Output>, resolve: (output: Output) => void, reject: (error: Error) => void): void {
  if ('output' in answer) return resolve(answer.output);
  const { key, params, fields } = answer.failure;
  reject(new AppError('BAD_USER_INPUT', key, params, fields));
}
