/** Node and npm are all that a machine needs: other programs are started for a reason, from one list. */
import fs from 'node:fs';
import path from 'node:path';
import { brokenScripts, PROGRAMS, TOLD, unlistedPrograms } from './checks/started-programs';
import { plant, readSources, root } from './checks/source-tree';

const files = readSources();
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const packaged = fs.readdirSync(path.join(root, 'node_modules', '.bin'));

it('every program that is started is listed with its reason', () => {
  expect(unlistedPrograms(files)).toEqual([]);
});

it('every program and file of the list is there', () => {
  const texts = [...files].filter(([name]) => !name.includes('started-programs')).map(([, text]) => text);
  expect(Object.keys(PROGRAMS).filter((program) => !texts.some((text) => text.includes(`'${program}'`)))).toEqual([]);
  expect(Object.keys(TOLD).filter((file) => unlistedPrograms(plant(new Map(), `${file}.ts`, files.get(file) ?? '')).length === 0)).toEqual(
    [],
  );
});

it.each([
  ["import { spawn } from 'node:child_process'; spawn('cargo', ['build']);", 'starts cargo'],
  ["import { spawnSync as go } from 'child_process'; go('node', []);", 'starts node'],
  ["const { execFile } = require('node:child_process'); const run = promisify(execFile); run('tar', []);", 'starts tar'],
  ["const { spawn } = require('node:child_process'); const program = 'cp'; spawn(program, []);", 'starts cp'],
  ["import { spawn } from 'node:child_process'; const start = (program: string) => spawn(program);", 'starts what it is told'],
  ["import { execSync } from 'node:child_process'; execSync('ls | wc');", 'runs a text of the shell'],
  ["import child from 'node:child_process'; child.spawn('ls');", 'is not taken apart'],
  ["findProgram('haproxy');", 'starts haproxy'],
])('a planted program is caught: %s', (text, problem) => {
  const file = text.includes(': string') || text.startsWith('import') || text.startsWith('find') ? 'demo/x.ts' : 'tools/x.cjs';
  expect(unlistedPrograms(plant(new Map(), file, text)).join()).toContain(problem);
});

it('scripts of npm take the place of their shell, so that a signal to npm reaches them', () => {
  expect(brokenScripts(scripts, packaged)).toEqual([]);
  expect(brokenScripts({ a: 'jest', b: 'exec a && exec b', c: 'exec cargo build', d: `exec node -e "a && b; c"` }, packaged)).toEqual([
    'a does not begin with exec',
    'b is more than one program',
    'c starts cargo',
  ]);
});
