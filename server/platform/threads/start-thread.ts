/**
 * Starts a thread from the file that it begins with: compiled beside the server, or as source in development and tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** Plain values, which a thread is given as its own. */
  readonly workerData: unknown;
  readonly transferList?: ArrayBuffer[];
  readonly resourceLimits?: ResourceLimits;
}

const REGISTER = path.join('tools', 'build', 'register.cjs');

/** `entry` is an absolute path without its extension. */
export function startThread(entry: string, options: ThreadOptions): Worker {
  const compiled = `${entry}.js`;
  // what Node was started with is not for threads: some of it ends them at once
  const settings = { ...options, execArgv: [] };
  if (fs.existsSync(compiled)) return new Worker(compiled, settings);
  // sources are compiled as they are loaded, by a hook that a thread does not inherit everywhere
  const files = [path.resolve(REGISTER), `${entry}.ts`];
  return new Worker(files.map((file) => `require(${JSON.stringify(file)});`).join('\n'), { ...settings, eval: true });
}
