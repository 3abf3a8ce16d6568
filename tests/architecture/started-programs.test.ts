/**
 * Node and npm are all that a machine needs: other programs are started for a reason, from one list, and only in the
 * files of another one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brokenScripts } from './checks/npm-scripts';
import { readScripts } from './checks/script-files';
import { isCode, readSources, root } from './checks/source-tree';
import { PLANTED, PLANTED_SCRIPTS } from './support/planted-programs';
import { namedWays, PROGRAMS, startingOf, unlistedPrograms } from './checks/started-programs';

const described = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const { scripts } = described;
const packages = new Set([...Object.keys(described.dependencies), ...Object.keys(described.devDependencies)]);
const packaged = fs.readdirSync(path.join(root, 'node_modules', '.bin'));
const ofRoot = fs.readdirSync(root).filter(isCode);
const files = new Map([
  ...[...readSources()].filter(([name]) => isCode(name)),
  ...ofRoot.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')] as const),
  ...readScripts(),
]);

it('every program that is started is listed with its reason, and every place that may start one', () => {
  expect(unlistedPrograms({ files, packages })).toEqual([]);
});

it('every program and place of the lists is there', () => {
  const { programs, ways } = startingOf({ files, packages });
  // started by scripts of npm alone, or by a program of npm
  const elsewhere = ['mkdir'];
  expect(Object.keys(PROGRAMS).filter((program) => !programs.has(program) && !elsewhere.includes(program))).toEqual([]);
  expect(namedWays.filter((way) => !ways.includes(way))).toEqual([]);
  expect(new Set(namedWays).size).toBe(namedWays.length);
});

it('scripts of the shell and units of systemd are read', () => {
  expect([...readScripts().keys()]).toEqual(
    expect.arrayContaining(['.ci/run', 'tools/deploy/roll.sh', 'tools/systemd/haatbar', 'tools/systemd/haatbar.service']),
  );
});

/** In a file that may start programs, and in one that may not. */
const PLACE = 'tools/cluster/component.ts';
const violations = (name: string, text: string) => unlistedPrograms({ files: new Map([[name, text]]), packages }).join('\n');

it.each(PLANTED)('planted code is caught: %s', (text, problem) => {
  const code = /spawn|exec/.test(text) && !/import|require/.test(text) ? `import { spawn } from 'node:child_process'; ${text}` : text;
  for (const file of [PLACE, 'demo/x.ts', 'tools/x.cjs', 'client/build/x.mjs']) expect(violations(file, code)).toContain(problem);
});

it('a file that is not listed starts nothing, not even a listed program', () => {
  const text = "import { type ChildProcess, spawn } from 'node:child_process'; let child: ChildProcess = spawn('git', ['status']);";
  expect([violations(PLACE, text), violations('tools/x.ts', text)]).toEqual(['', 'tools/x.ts: imports child_process']);
});

it('a listed program is started by its name, with arguments that start no other one', () => {
  const calls = [
    'spawn(process.execPath, args)',
    "spawn('bash', ['-c', 'cd x; npm test'])",
    "spawn('taskset', ['-c', '0', 'nginx'])",
    "spawn('runuser', ['-u', 'nobody', '--', 'id'])",
    "spawn('env', ['A=1', 'node', 'x.js', argument])",
  ];
  expect(violations(PLACE, `import { spawn } from 'node:child_process'; ${calls.join('; ')}`)).toBe('');
});

it.each(PLANTED_SCRIPTS)('a planted line of a script is caught: %j', (line, problem) => {
  for (const file of ['.ci/run', 'tools/x.sh', '.githooks/pre-commit']) expect(violations(file, `#!/bin/sh\n${line}\n`)).toContain(problem);
});

it.each(['#!/usr/bin/env python3', '#!/usr/bin/node', '#!/bin/sh -x'])('a script is one of the shell: %s', (line) => {
  expect(violations('tools/x', `${line}\n`)).toBe('tools/x: is a script of another language');
});

it('a script may use what the scripts of the project use', () => {
  const lines = [
    'set -eu; cd "$(dirname "$0")/.."; export CI=true; exec </dev/null',
    'step() { printf "%s\\n" "$1"; }',
    "step 'a $(tar) b' # tar",
    'for one in a b; do if [ -n "$one" ]; then npm run "$one" || exit $?; else rm y >x 2>&1; fi; done',
    'case ${1:-} in a | b:[!/-]*) rm x ;; *) git status && A=1 node x.js "$@" ;; esac',
    "trap 'rm x' EXIT; sh -c 'npm test'; env A=1 node a.js",
  ];
  expect(violations('tools/x.sh', `#!/bin/sh\n${lines.join('\n')}\n`)).toBe('');
  expect(violations('tools/x.service', '[Service]\nExecStart=/usr/bin/env A=1 /usr/bin/node x.js\n')).toBe('');
  expect(violations('tools/x.service', '[Service]\nExecStartPre=/usr/bin/tar c\n')).toBe('tools/x.service starts tar');
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
  ['exec npm exec -- tar', 'starts what cannot be told'],
  ['exec env -i tar c', 'starts what cannot be told'],
  ['exec env -u FOO tar', 'starts what cannot be told'],
  ['exec env FOO=1 tar', 'starts tar'],
  ['exec "$npm_node_execpath"', 'starts what cannot be told'],
  ['exec sh tools/x.sh', 'starts what cannot be told'],
  ["exec sh -c 'exec tar c'", 'starts tar'],
  [`exec node -e "require('child_process').execSync('tar c')"`, 'starts what cannot be told'],
])('a planted script is caught: %j', (script, problem) => {
  expect(brokenScripts({ a: script }, packaged)).toEqual([`a ${problem}`]);
  expect(brokenScripts({ a: `exec node a.js "a && b; c"` }, packaged)).toEqual([]);
});
