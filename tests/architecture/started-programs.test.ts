/** Node and npm are all that a machine needs: other programs are started for a reason, from one list. */
import fs from 'node:fs';
import path from 'node:path';
import { brokenScripts } from './checks/npm-scripts';
import { PROGRAMS, TOLD, unlistedPrograms } from './checks/started-programs';
import { plant, readSources, root } from './checks/source-tree';

const files = plant(readSources(), 'codegen.ts', fs.readFileSync(path.join(root, 'codegen.ts'), 'utf8'));
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const packaged = fs.readdirSync(path.join(root, 'node_modules', '.bin'));

it('every program that is started is listed with its reason', () => {
  expect(unlistedPrograms(files)).toEqual([]);
});

it('every program and file of the list is there', () => {
  const texts = [...files].filter(([name]) => !name.includes('started-programs')).map(([, text]) => text);
  expect(Object.keys(PROGRAMS).filter((program) => !texts.some((text) => text.includes(`'${program}'`)))).toEqual([]);
  const elsewhere = (file: string) => plant(new Map(), `x/${path.basename(file)}`, files.get(file) ?? '');
  expect(Object.keys(TOLD).filter((file) => unlistedPrograms(elsewhere(file)).length === 0)).toEqual([]);
});

const importing = (name: string, text: string) => `import { ${name} } from 'node:child_process'; ${text}`;
const requiring = (name: string, text: string) => `const { ${name} } = require('node:child_process'); ${text}`;

it.each([
  [importing('spawn', "spawn('cargo', ['build']);"), 'starts cargo'],
  [importing('spawn', "spawn('constructor');"), 'starts constructor'],
  [requiring('execFile', "const run = promisify(execFile); run('tar', []);"), 'starts tar'],
  [importing('execFile', "const run = util.promisify(execFile); run('tar');"), 'execFile is handed on'],
  [importing('spawn', "const program = 'cp'; spawn(program, []);"), 'starts what it is told'],
  [importing('spawn', 'const start = (program) => spawn(program);'), 'starts what it is told'],
  [importing('spawn', 'spawn(`tar`);'), 'starts what it is told'],
  [importing('spawn', "const run = spawn; run('tar');"), 'spawn is handed on'],
  [importing('spawn', "({ start: spawn }).start('tar');"), 'spawn is handed on'],
  [importing('spawn', "spawn.call(null, 'tar');"), 'spawn is handed on'],
  [importing('spawn', 'export { spawn };'), 'spawn is handed on'],
  [importing('spawn', "spawn('/bin/sh', ['-c', 'cd x && tar c']);"), 'starts tar'],
  [importing('spawn', "spawn('bash', ['-ec', text]);"), 'runs a text of the shell'],
  [importing('spawn', "spawn('id', ['; tar'], { shell: true });"), 'runs a text of the shell'],
  [importing('spawn', "spawn('npm', ['exec', 'tar']);"), 'starts npm exec'],
  [importing('spawnSync as go', "go('node', []);"), 'is not imported by the names'],
  [importing('execSync', "execSync('ls | wc');"), 'is not imported by the names'],
  [importing('fork', "fork('x');"), 'is not imported by the names'],
  [requiring('spawn: start', "start('tar');"), 'is not imported by the names'],
  [requiring('exec', "promisify(exec)('tar');"), 'is not imported by the names'],
  ["import child from 'node:child_process'; child.exec('tar c | gzip');", 'is not imported by the names'],
  ["import * as child from 'child_process'; child.spawn('ls');", 'is not imported by the names'],
  ["export { spawn } from 'node:child_process';", 'is not imported by the names'],
  ["const { spawn } = await import('node:child_process'); spawn('id');", 'is not imported by the names'],
  ['const child = require(`node:child_process`);', 'is not imported by the names'],
  ["process.getBuiltinModule('child_process').spawn('ls');", 'is not imported by the names'],
  ["findProgram('haproxy');", 'starts haproxy'],
  ["runToEnd('tar', []);", 'starts tar'],
])('a planted program is caught: %s', (text, problem) => {
  for (const file of ['demo/x.ts', 'tools/x.cjs', 'client/build/x.mjs'])
    expect(unlistedPrograms(plant(new Map(), file, text)).join()).toContain(problem);
});

it('a listed program may be started, by its name', () => {
  const text = importing(
    'type ChildProcess, spawn',
    "let child: ChildProcess = spawn('git'); spawn(process.execPath, []); spawn('bash', ['-c', 'cd x; npm']);",
  );
  expect(unlistedPrograms(plant(new Map(), 'demo/x.ts', text))).toEqual([]);
});

it('scripts of npm take the place of their shell, so that a signal to npm reaches them', () => {
  expect(brokenScripts(scripts, packaged)).toEqual([]);
});

it.each([
  ['jest', 'does not begin with exec'],
  ['exec a && exec b', 'is more than one program'],
  ['exec node "$(git rev-parse HEAD)"', 'is more than one program'],
  ['exec node "`git rev-parse HEAD`"', 'is more than one program'],
  ['exec node a\ntar c', 'is more than one program'],
  ['exec cargo build', 'starts cargo'],
  ['exec npm exec -- tar', 'starts what npm finds'],
])('a planted script is caught: %j', (script, problem) => {
  expect(brokenScripts({ a: script }, packaged)).toEqual([`a ${problem}`]);
  expect(brokenScripts({ a: `exec node -e "a && b; c"` }, packaged)).toEqual([]);
});
