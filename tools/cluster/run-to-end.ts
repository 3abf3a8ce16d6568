/** Runs a program that ends by itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Throws with what it printed where its exit code is not 0. */
export async function runToEnd(program: string, args: readonly string[], cwd: string, env: Record<string, string>): Promise<void> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
}
