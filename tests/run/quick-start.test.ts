/** The first command of docs/quick-start.md starts a server, as it is there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataFolder } from '../support/data-folder';
import { programEnvironment } from '../support/program-environment';

const LISTENS = /listens on (http:\/\/\S+)/;
const PATIENCE_MS = 240_000;

/** The first block, less the installation of packages, which are there. */
function firstCommand(): string {
  const command = /```sh\n(.*)\n```/.exec(fs.readFileSync('docs/quick-start.md', 'utf8'))?.[1] ?? '';
  expect(command).toMatch(/^npm ci && .*npm start$/);
  return command.replace('npm ci && ', '');
}

it(
  'the quick start begins with a command that works [blocker 1]',
  async () => {
    const folder = createDataFolder();
    const environment = { ...programEnvironment(), PORT: '0', DATA_DIR: folder.dir };
    const child = spawn('bash', ['-c', firstCommand()], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
    try {
      for (const until = Date.now() + PATIENCE_MS; !LISTENS.test(output) && child.exitCode === null && Date.now() < until;)
        await sleep(100);
      const url = LISTENS.exec(output)?.[1] ?? `did not start: ${output}`;
      const body = JSON.stringify({
        query: 'mutation { login(input: { phone: "01700000004", password: "demo1234", sessionKind: BEARER }) { token } }',
      });
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(await response.json()).toMatchObject({ data: { login: { token: expect.any(String) as string } } });
    } finally {
      child.kill('SIGTERM');
      await ended;
      await folder.postgresGone();
      folder.remove();
    }
  },
  PATIENCE_MS,
);
