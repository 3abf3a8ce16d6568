/** These tests verify that environment variables set by a test file are not set for the next file of its worker. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ENVIRONMENT = JSON.stringify(path.resolve(__dirname, '../support/shared-environment.cjs'));
const SCRIPT = `
  process.env.ADDRESS = 'of the run';
  process.env.REMOVED = 'of the run';
  const Environment = require(${ENVIRONMENT});
  const options = { projectConfig: { fakeTimers: {} } };
  (async () => {
    const first = new Environment(options);
    process.env.ADDRESS = 'of a file';
    process.env.ADDED = 'by a file';
    delete process.env.REMOVED;
    await first.teardown();
    new Environment(options);
    console.log(JSON.stringify([process.env.ADDRESS, process.env.ADDED ?? null, process.env.REMOVED]));
  })();`;

it('environment variables are those of the run again after a file', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', SCRIPT], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(['of the run', null, 'of the run']);
});
