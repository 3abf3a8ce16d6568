/** The other side of run-in-thread.ts: a file that calls this is what a thread begins with. */
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../errors/app-error';

/** The thread sends its result, or what was wrong with the input. */
export type ThreadAnswer<Output> = { readonly output: Output } | { readonly failure: Pick<AppError, 'key' | 'params' | 'fields'> };

/**
 * Sends what `work` makes of the input. BAD_USER_INPUT is a result; any other error ends the thread, and is thrown on
 * the other side.
 */
export function answerWith<Input, Output>(work: (input: Input) => Promise<Output>): void {
  void answer(work);
}

async function answer<Input, Output>(work: (input: Input) => Promise<Output>): Promise<void> {
  try {
    send({ output: await work(workerData as Input) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
    const { key, params, fields } = error;
    send({ failure: { key, params, fields } });
  }
}

function send(message: ThreadAnswer<unknown>): void {
  parentPort?.postMessage(message, []);
}
