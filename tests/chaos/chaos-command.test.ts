import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');

it('the command starts with all its goals, and names what it runs when it is asked for something else', () => {
  const command = ['-r', './tools/build/register.cjs', 'tests/chaos/chaos-command.ts', 'everything'];
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stderr, stdout }).toEqual({
    status: 2,
    stderr: 'Unknown name "everything". Usage: npm run chaos -- [failures|goals]\n',
    stdout: '',
  });
});
