/**
 * Node and npm are all that a machine needs: other programs are started for a reason, from one list, and only in the
 * files of another one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brokenScripts } from './checks/npm-scripts';
import { unlistedWords } from './checks/document-words';
import { kindOf, readProject } from './checks/project-files';
import { root } from './checks/source-tree';
import { namedStarts, startsIn, unlistedStarts, without } from './checks/started-programs';
import { brokenDescription, REFUSED } from './checks/starting-packages';
import { PLANTED_FILES, PLANTED_OTHERS, PLANTED_SCRIPTS } from './support/planted-files';
import { PLANTED } from './support/planted-programs';

const described = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies' | 'allowScripts',
  Record<string, string>
>;
const { scripts } = described;
const packages = new Set([...Object.keys(described.dependencies), ...Object.keys(described.devDependencies)]);
const { read: files, odd } = readProject();

it('every start of a program, and every way that may be one, is listed with its reason and its file', () => {
  expect(unlistedStarts({ files, packages })).toEqual([]);
});

it('every start of the lists is there, as often', () => {
  expect(without(namedStarts, startsIn({ files, packages }))).toEqual([]);
});

it('every file is of a kind that is read, or holds data', () => {
  expect(odd).toEqual([]);
  const read = ['.ci/run', 'docker-compose.yml', 'server/Dockerfile', 'tools/deploy/roll.sh', 'tools/systemd/haatbar', 'codegen.ts'];
  expect([...files.keys()]).toEqual(expect.arrayContaining([...read, 'tools/systemd/haatbar.service', 'tests/jest.config.cjs']));
});

it.each(PLANTED_FILES)('a planted file is caught: %s', (name) => {
  expect(kindOf(name)).toBe('odd');
});

it.each(['tools/x.cjs', 'tools/node_modules/x/index.js', 'client/Dockerfile', 'tools/x.yaml', 'tools/x.timer'])(
  'a planted file is read: %s',
  (name) => expect(kindOf(name)).toBe('read'),
);

it('package.json has nothing that starts a program for npm or a caller', () => {
  expect(brokenDescription(described)).toEqual([]);
  expect(brokenDescription({ ...described, config: {}, bin: 'x.js' })).toEqual(['has config', 'has bin']);
  expect(brokenDescription({ ...described, devDependencies: { execa: '9.6.0' } })).toEqual([
    'has the package execa, which starts programs',
  ]);
  expect(brokenDescription({ ...described, dependencies: { run: 'npm:execa@9.6.0' } })).toEqual(['has run from elsewhere']);
  expect(brokenDescription({ ...described, allowScripts: { sharp: true } })).toEqual(['lets sharp run scripts']);
});

it.each(['execa', 'open', 'cross-spawn', 'zx', 'shelljs', 'tinyexec', 'which'])('%s is refused, in package.json or not', (name) => {
  const text = `import { x } from '${name}'; x();`;
  expect(REFUSED).toContain(name);
  expect(unlistedStarts({ files: new Map([['demo/x.ts', text]]), packages: new Set([name]) })).toEqual([`demo/x.ts: imports ${name}`]);
});

/** In a file that may start programs, and in one that may not. */
const PLACE = 'tools/cluster/component.ts';
const violations = (name: string, text: string) => unlistedStarts({ files: new Map([[name, text]]), packages }).join('\n');

it.each(PLANTED)('planted code is caught: %s', (text, problem) => {
  const code = /spawn|exec/.test(text) && !/import|require/.test(text) ? `import { spawn } from 'node:child_process'; ${text}` : text;
  for (const file of [PLACE, 'demo/x.ts', 'tools/x.cjs', 'client/build/x.mjs']) expect(violations(file, code)).toContain(problem);
});

it('a file that is not listed starts nothing, not even a listed program', () => {
  const text = "import { type ChildProcess, spawn } from 'node:child_process'; let child: ChildProcess = spawn('git', ['status']);";
  const git = 'tools/ci/quick-test.cjs';
  const [of, elsewhere] = [violations(git, text), violations('tools/x.ts', text)];
  expect([of, elsewhere]).toEqual(['', 'tools/x.ts: starts git\ntools/x.ts: imports child_process']);
  expect(violations(PLACE, text)).toBe(`${PLACE}: starts git`);
});

it('a listed program is started by its name, with arguments that start no other one', () => {
  const calls = [
    "spawn(process.execPath, ['-r', './tools/build/register.cjs', 'tools/x.ts', ...args])",
    "spawn('bash', ['-c', 'cd x; npm test'])",
    "spawn('taskset', ['-c', '0', 'nginx'])",
    "spawn('runuser', ['-u', 'nobody', '--', 'id'])",
    "spawn('env', ['A=1', 'node', 'x.js', argument])",
  ];
  const programs = ['bash', 'npm', 'taskset', 'nginx', 'runuser', 'id', 'env', 'node'];
  expect(violations(PLACE, `import { spawn } from 'node:child_process'; ${calls.join('; ')}`).split('\n')).toEqual(
    programs.map((program) => `${PLACE}: starts ${program}`),
  );
});

it('a listed way is listed as often as it is there', () => {
  const text = "import { spawn } from 'node:child_process'; spawn(program, args);";
  expect(violations(PLACE, text)).toBe('');
  expect(violations(PLACE, `${text} spawn(program, args);`)).toBe(`${PLACE}: spawn(program, args)`);
  expect(violations('tools/cluster/cluster-folder.ts', text)).toBe('tools/cluster/cluster-folder.ts: spawn(program, args)');
});

it.each(PLANTED_OTHERS)('a planted line of %s is caught: %j', (file, text, problem) => {
  expect(violations(file, text)).toContain(`${file}: ${problem}`);
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
  expect(violations('tools/x.sh', `#!/bin/sh\n${lines.join('\n')}\n`).split('\n')).toEqual(
    ['dirname', 'npm', 'rm', 'git', 'node', 'sh', 'env'].map((program) => `tools/x.sh: starts ${program}`),
  );
});

it('Jest starts no watchman, and no program that looks for files', () => {
  const { watchman, haste } = require('../jest.config.cjs') as { watchman: unknown; haste?: unknown };
  expect([watchman, haste]).toEqual([false, undefined]);
});

it('commands that tests take from documents, or give to an installed machine, begin with listed words', () => {
  const all = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'));
  const names = all.filter((name) => /^(?:docs\/|[^/]*$).*\.md$/.test(name) || /^tests\/run\/[\w-]*\.test\.ts$/.test(name));
  const texts = new Map(names.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]));
  const read = new Map([...texts].filter(([name, text]) => name.endsWith('.md') || text.includes('installed-machine')));
  expect(read.size).toBeGreaterThan(20);
  expect(unlistedWords(read)).toEqual([]);
  const line = 'jq -R . x.json | python3 -c 1 && a=1 perl; b=$(ruby x)';
  const words = ['jq', 'python3', 'perl', 'ruby'];
  for (const [file, text] of [
    ['docs/x.md', `\`\`\`sh\n${line}\n\`\`\`\n`],
    ['tests/run/x.test.ts', `run("${line}");`],
  ] as const)
    expect(unlistedWords(new Map([[file, text]]))).toEqual(words.map((word) => `${file}: ${word} begins a command`));
});

it.each([
  ['docs/x.md', 'npm start & python3 x.py', 'python3'],
  ['docs/x.md', `echo "the seller's order"; perl x.pl; echo "the buyer's order"`, 'perl'],
  ['docs/x.md', 'echo "order # 5" | jq .', 'jq'],
  ['docs/x.md', "echo a # it's one\nruby x # that's two", 'ruby'],
  ['docs/x.md', 'npm test >x 2>&1 &\nperl x.pl', 'perl'],
  ['tests/run/x.test.ts', "await shell('jq . x.json');", 'jq'],
  ['tests/run/x.test.ts', "const READ = 'ruby x.rb';\nawait run(READ);", 'ruby'],
  ['tests/run/x.test.ts', "const steps = `perl x.pl`;\nawait run(steps, '');", 'perl'],
  ['tests/run/x.test.ts', "await run(['cd /srv', 'rsync a b'].join(' && '));", 'run'],
])('a planted command of %s is caught: %j', (file, line, word) => {
  const text = file.endsWith('.md') ? `\`\`\`sh\n${line}\n\`\`\`\n` : line;
  expect(unlistedWords(new Map([[file, text]]))).toEqual([`${file}: ${word} begins a command`]);
});

it.each(['```zsh', '````sh', '~~~bash', '  ~~~console'])('a block of commands may begin with %s', (fence) => {
  const end = fence.replace(/\w+$/, '');
  expect(unlistedWords(new Map([['docs/x.md', `${fence}\nperl x.pl\n${end}\n`]]))).toEqual(['docs/x.md: perl begins a command']);
});

it('scripts of npm take the place of their shell, so that a signal to npm reaches them', () => {
  expect(brokenScripts(scripts)).toEqual([]);
});

it.each([
  ['jest', 'does not begin with exec'],
  ['exec a && exec b', 'is more than one program'],
  ['exec node "$(git rev-parse HEAD)"', 'is more than one program'],
  ['exec node "`git rev-parse HEAD`"', 'is more than one program'],
  ['exec node a\ntar c', 'is more than one program'],
  ['exec node dist/app/server/main.js', 'runs what may not be built'],
  ['exec cargo build', 'starts cargo'],
  ['exec npm exec -- tar', 'has exec'],
  ['exec env -i tar c', 'starts what cannot be told'],
  ['exec env -u FOO tar', 'starts what cannot be told'],
  ['exec env FOO=1 tar', 'has FOO=1'],
  ['exec env TESTS=all tar', 'starts tar'],
  ['exec "$npm_node_execpath"', 'starts what cannot be told'],
  ['exec sh tools/x.sh', 'starts what cannot be told'],
  ["exec sh -c 'exec tar c'", 'starts tar'],
  ['exec tree-kill 1', 'starts tree-kill'],
  ['exec playwright-core install', 'starts playwright-core'],
  ['exec prettier --plugin=/tmp/x.js', 'has --plugin=/tmp/x.js'],
  ['exec jest --globalSetup /tmp/x.js', 'has --globalSetup'],
  ['exec jest -c /tmp/x.js', 'starts what cannot be told'],
  ['exec jest --onlyChanged --notify', 'has --notify'],
  ['exec node node_modules/vite/bin/vite.js --open client', 'has --open'],
  ['exec node node_modules/vite/bin/vite.js client', 'starts what cannot be told'],
  ['exec redocly preview-docs', 'has preview-docs'],
  ['exec npm ci', 'has ci'],
  ['PATH=./bin exec node x.js', 'has PATH=./bin'],
  [`exec node -e "require('child_process').execSync('tar c')"`, 'has -e'],
])('a planted script is caught: %j', (script, problem) => {
  expect(brokenScripts({ a: script })).toContain(`a ${problem}`);
  expect(brokenScripts({ postinstall: 'exec node a.js' })).toEqual(['postinstall is run by npm itself']);
  expect(brokenScripts({ prea: 'exec node b.js', a: 'exec node a.js' })).toEqual(['prea may be left out by npm']);
  expect(brokenScripts({ a: `exec node a.js "a && b; c"` })).toEqual([]);
});
