/** `.ci/run` with stand-ins for npm and git: neither an earlier run nor a missing file lets a change pass. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/temporary-folder';

const ROOT = path.resolve(__dirname, '..', '..');
/** One file failed, as jest writes it. */
const FAILED = JSON.stringify({
  numPassedTests: 1,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: 'tests/rules/x.test.ts', status: 'failed', message: '', assertionResults: [] }],
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('ci');
  for (const file of ['.ci/run', 'tools/ci/test-results.cjs', 'tools/ci/half-of-api-tests.cjs', 'tests/support/every-run.cjs']) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  write(
    'tools/ci/bare-machine.cjs',
    `process.exit(require('node:child_process').spawnSync('npm', process.argv.slice(3), { stdio: 'inherit' }).status);`,
  );
  write('tests/api/x.test.ts', '');
  program('git', '');
  program('npm', '');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

function program(name: string, text: string): void {
  write(`bin/${name}`, `#!/bin/sh\n${text}\n`);
  fs.chmodSync(path.join(folder, 'bin', name), 0o755);
}

function run() {
  const PATH = [path.join(folder, 'bin'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const { status, stdout } = spawnSync('/bin/sh', ['.ci/run'], { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH } });
  return { status, stdout };
}

const tells = (condition: string, then: string) => `case "$*" in ${condition}) ${then};; esac`;

it('passes where every step does', () => {
  expect(run().status).toBe(0);
});

it('the results of an earlier run are not taken for those of a run that was killed', () => {
  write('dist/test-results.json', FAILED);
  program('npm', tells('*test:all*', 'exit 137'));
  expect(run()).toEqual({ status: 137, stdout: expect.stringContaining('no results were written') });
});

it.each(['test:all', 'full-disk'])('a file that fails once in the step of %s is named', (step) => {
  program('npm', tells(`*${step}*--json*`, `mkdir -p dist; echo '${FAILED}' > dist/test-results.json; exit 1`));
  expect(run()).toEqual({ status: 0, stdout: expect.stringContaining('unsteady: tests/rules/x.test.ts') });
});

it('a generated file that is not committed fails', () => {
  program('git', tells('status*', `echo '?? schema/openapi.json'`));
  expect(run()).toEqual({ status: 1, stdout: expect.stringContaining('?? schema/openapi.json') });
});

it('no test of the API to run without what exists for speed fails', () => {
  fs.rmSync(path.join(folder, 'tests/api/x.test.ts'));
  expect(run().status).toBe(1);
});

const asRoot = process.getuid?.() === 0 ? it : it.skip;
asRoot('root that cannot become an ordinary user runs it and says why (skipped where this is not root)', () => {
  for (const name of ['ci', 'build', 'processes'])
    fs.cpSync(path.join(ROOT, 'tools', name), path.join(folder, 'tools', name), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  fs.chmodSync(folder, 0o700);
  const result = spawnSync(process.execPath, ['tools/ci/bare-machine.cjs', 'id', '-u'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(result).toMatchObject({ status: 0, stdout: '0\n', stderr: expect.stringContaining('nobody cannot read this folder') });
});
