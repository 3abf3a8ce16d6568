/**
 * `npm run test:quick`: what a change is checked with while it is made, in less than two minutes: types, lint of the
 * changed files, formats, rules, architecture, and the tests of what has changed since `main` (or of what `--
 * --since=COMMIT` names). It needs git, which knows what has changed; CI runs everything.
 */
const { spawn, spawnSync } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
require('../build/register.cjs');
const { endDescendantsWhenInterrupted } = require('../processes/end-descendants.ts');
const { secondsOf } = require('../../tests/support/announce-run.cjs');

const root = path.resolve(__dirname, '..', '..');
/** Processor time that the tests of the changed files may take, in seconds. */
const MOST_SECONDS = 60;
/** Which tests belong to which sources: the folders are named alike. */
const PLACES = [
  [/^server\/modules\/([\w-]+)\//, (name) => [`tests/api/${name}/`]],
  [/^server\/rest-v1\//, () => ['tests/rest/']],
  [/^server\/(?:platform|app)\//, () => ['tests/api/platform/']],
  [/^client\/features\/([\w-]+)\//, (name) => [`tests/screens/${name}/`, `tests/screens/${name}.`]],
  [/^client\/(?:ui|widgets|platform|app)\//, () => ['tests/screens/ui/', 'tests/screens/widgets/', 'tests/screens/platform/']],
  [/^tools\/(?:cluster|processes)\//, () => ['tests/chaos/cluster-folder']],
];

async function main() {
  endDescendantsWhenInterrupted();
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const changed = changedFiles(values.since ?? branchPoint());
  const scripts = changed.filter(
    (file) => /\.(ts|tsx|mts|cjs)$/.test(file) && /^(server|client|schema|migrations|demo|tools|tests)\//.test(file),
  );
  const types = run('types', ['typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'dist/types.tsbuildinfo']);
  const rest = [];
  if (scripts.length > 0) rest.push(await run('lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...scripts]));
  if (changed.length > 0)
    rest.push(
      await run('format', [
        'prettier/bin/prettier.cjs',
        '--no-editorconfig',
        '--check',
        '--ignore-unknown',
        '--log-level',
        'warn',
        ...changed,
      ]),
    );
  const jest = ['jest/bin/jest.js', '-c', 'tests/jest.config.cjs'];
  rest.push(await run('rules and architecture', [...jest, '--selectProjects', 'rules', 'architecture']));
  const tests = testsOf(changed);
  if (tests.length > 0) rest.push(await run('tests of what has changed', [...jest, '--runTestsByPath', ...tests]));
  const failed = [await types, ...rest].filter(({ isGood }) => !isGood).map(({ name }) => name);
  process.stdout.write(
    failed.length > 0 ? `\nNot good yet: ${failed.join(', ')}\n` : `\nGood, after ${Math.round(performance.now() / 1000)} s.\n`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Runs a program and prints its output at its end, in one piece. */
async function run(name, [program, ...args]) {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const [code] = await once(child, 'close');
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(code === 0 ? `${name}: good, ${seconds} s\n` : `${output}\n${name}: failed, ${seconds} s\n`);
  return { name, isGood: code === 0 };
}

function git(...args) {
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (error) throw new Error(`git tells what has changed, and is not here (${error.message}): run npm test instead.`);
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

function branchPoint() {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Committed since then, changed or new in the work tree; what was removed is left out. */
function changedFiles(since) {
  const lines = [git('diff', '--name-only', '--diff-filter=d', since), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lines.join('\n').split('\n').filter(Boolean))].filter((file) => fs.existsSync(path.join(root, file)));
}

/** Changed tests first, then those of the changed sources, as many as there is time for. */
function testsOf(changed) {
  const isTest = (file) => /^tests\/.*\.test\.tsx?$/.test(file) && !/^tests\/(?:rules|architecture)\//.test(file);
  const prefixes = new Set(
    changed.flatMap((file) => PLACES.flatMap(([pattern, places]) => (pattern.test(file) ? places(pattern.exec(file)[1]) : []))),
  );
  const all = fs
    .readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.split(path.sep).join('/')}`);
  const ofSources = all.filter(isTest).filter((file) => [...prefixes].some((prefix) => file.startsWith(prefix)));
  const wanted = [...new Set([...changed.filter(isTest), ...ofSources.sort()])];
  let seconds = 0;
  const chosen = wanted.filter((file) => (seconds += secondsOf(file)) <= MOST_SECONDS);
  if (chosen.length < wanted.length)
    process.stdout.write(`${wanted.length - chosen.length} of ${wanted.length} test files of what has changed are left to CI.\n`);
  return chosen;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
