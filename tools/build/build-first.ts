/**
 * The build before a program that needs it, as npm has one before `npm start`. The program waits for it as for anything
 * else: a signal ends both at once. So nothing that listens to signals is set up before.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endWithNpm } from '../processes/end-with-npm';

const ROOT = path.resolve(__dirname, '..', '..');

/** Builds what is not as new as its sources; `--server` leaves out the client. */
export async function buildFirst(...options: readonly '--server'[]): Promise<void> {
  endWithNpm();
  const command = ['-r', './tools/processes/end-with-parent.cjs', 'tools/build/build.cjs', '--if-stale', ...options];
  // as end-with-parent.cjs reads it
  const env = { ...process.env, HAATBAR_STARTED_BY: String(process.pid) };
  const [code] = (await once(spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env }), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The build failed.');
}
