/**
 * Runs a command of the server from its source. The test's process goes on meanwhile: it is a server itself, whose
 * connections would be found closed after a pause.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runCommand(
  file: string,
  args: readonly string[],
  { environment = {}, input = '' }: { readonly environment?: Readonly<Record<string, string>>; readonly input?: string } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['-r', './tools/build/register.cjs', file, ...args], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, ...environment },
  });
  child.stdin.on('error', () => undefined); // it may end before it has read
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number]>]);
  return { status, stdout, stderr };
}
