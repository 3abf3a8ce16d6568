/**
 * `npm run build`: compiles server, schema, migrations, demo and tools to dist/app with swc (no type check, `npm run
 * typecheck` does that) and the web client to dist/client with Vite, its text files packed beside them, what renders
 * its pages on the server to dist/pages, and GraphiQL to dist/graphiql. `--if-stale` leaves alone what is as new as its
 * sources; `--server` leaves out the client.
 */
const { freeMegabytes } = require('../processes/check-temporary.cjs');
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { lockBuild, removeAbandoned } = require('./build-lock.cjs');

const { endWithParent: endWithStarter, startedHere } = require('../processes/end-with-parent.cjs');

// npm is a program that waits for it too; another one loads the same before
const isLoadedBefore = process.execArgv.some((arg) => arg.endsWith('end-with-parent.cjs'));
if (process.env.npm_lifecycle_event !== undefined && !isLoadedBefore) endWithStarter();

const root = path.resolve(__dirname, '..', '..');
const dist = path.join(root, 'dist');
/** A whole build, beside the one before it. */
const NEEDED_MB = 200;
// what ends this process does not reach the one that it waits for
const endWithParent = path.join(root, 'tools', 'processes', 'end-with-parent.cjs');
const parts = [
  {
    name: 'app',
    sources: ['server', 'schema', 'migrations', 'demo', 'tools', 'docs', 'CHANGELOG.md', 'package-lock.json'],
    build: compileServer,
  },
  { name: 'client', sources: ['client', 'schema', 'package-lock.json'], build: bundleClient },
  { name: 'graphiql', sources: ['client/app/graphiql', 'client/vite.graphiql.config.mts', 'package-lock.json'], build: bundleGraphiql },
  { name: 'pages', sources: ['client', 'schema', 'package-lock.json'], build: bundlePages },
];

const onlyStale = process.argv.includes('--if-stale');
const withoutClient = process.argv.includes('--server');
const wanted = () => parts.filter((part) => (part.name === 'app' || !withoutClient) && !(onlyStale && isFresh(part)));
rejectClosedFolder();
if (wanted().length > 0) {
  if (canBuild()) buildAll();
  else useWhatIsBuilt();
}

function buildAll() {
  try {
    fs.mkdirSync(dist, { recursive: true });
    lockBuild(path.join(dist, 'build.lock'));
    removeAbandoned(dist, 'app');
    // again: another process may have built them while this one waited
    const missing = wanted();
    if (missing.length > 0) rejectLittleSpace();
    missing.forEach(buildPart);
  } catch (error) {
    giveUp(reasonOf(error));
  }
}

function buildPart({ name, sources, build }) {
  const stamp = stampOf(name);
  const now = [times(sources), contents(sources)];
  fs.rmSync(stamp, { force: true, recursive: true }); // a build that is killed half-way is not taken for one
  build(path.join(dist, name));
  fs.writeFileSync(stamp, [...now, files(name)].join('\n'));
}

/** A folder that cannot be read would be taken for one that is not built. */
function rejectClosedFolder() {
  try {
    fs.readdirSync(dist);
  } catch ({ code }) {
    if (['EACCES', 'EPERM'].includes(code)) giveUp(`This account may not read ${dist}: run this as the owner of the folder, or remove it.`);
  }
}

function rejectLittleSpace() {
  const free = freeMegabytes(dist);
  if (free < NEEDED_MB) giveUp(`${dist} has ${free} MB free, and a build needs ${NEEDED_MB} MB: make space there.`);
}

/** A sentence for what an operator can put right; anything else is thrown with its stack. */
function reasonOf(error) {
  if (error.name === 'LockError') return error.message;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
    return 'dist is older than its sources, and this account may not write there: run `npm run build` as the owner of the folder.';
  if (['ENOSPC', 'EDQUOT'].includes(error.code)) return `${dist} is full: make space there.`;
  if (['EEXIST', 'ENOTDIR'].includes(error.code)) return `${error.path ?? dist} is no folder: move it away.`;
  throw error;
}

/** A file that was written anew with what it held before (npm does so with its lock file) is no reason to build. */
function isFresh({ name, sources }) {
  const [builtTimes, builtContents, builtFiles] = stampText(name).split('\n');
  if (!builtContents || !isWhole(name, builtFiles)) return false;
  const now = times(sources);
  if (builtTimes === now) return true;
  if (builtContents !== contents(sources)) return false;
  try {
    fs.writeFileSync(stampOf(name), [now, builtContents, builtFiles].join('\n'));
  } catch {
    // another account's folder: compared again next time
  }
  return true;
}

/** Every file is there that was built. */
function isWhole(name, builtFiles) {
  try {
    return files(name) === builtFiles;
  } catch {
    return false;
  }
}

/** An installation has the packages of production alone. */
function canBuild() {
  try {
    require.resolve('@swc/core');
    return true;
  } catch {
    return false;
  }
}

function useWhatIsBuilt() {
  const missing = parts.filter(({ name }) => (name === 'app' || !withoutClient) && !isWhole(name, stampText(name).split('\n')[2]));
  if (!onlyStale || missing.length > 0) giveUp('The packages to build with are not installed: run `npm ci`, then `npm run build`.');
  process.stderr.write('dist is older than its sources and is used as it is. After an upgrade run `npm ci` and `npm run build`.\n');
}

function giveUp(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Empty where there is none that can be read. */
function stampText(name) {
  try {
    return fs.readFileSync(stampOf(name), 'utf8');
  } catch {
    return '';
  }
}

function stampOf(name) {
  return path.join(dist, `${name}.built`);
}

/** Which files there are, how long and from when: where that is as it was, nothing needs to be read. */
function times(sources) {
  return fingerprint(sources, (file, stat) => `${stat.size} ${stat.mtimeMs}`);
}

function contents(sources) {
  return fingerprint(sources, (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex'));
}

/** Which files were built, and how long each is. */
function files(name) {
  return fingerprint([path.join('dist', name)], (_file, stat) => stat.size);
}

/** Returns a hash that differs whenever a file changes, appears or disappears. */
function fingerprint(sources, describe) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const start = path.join(root, source);
    const files = fs.statSync(start).isDirectory() ? fs.readdirSync(start, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const file of files) {
      const stat = fs.statSync(path.join(start, file));
      if (stat.isFile()) hash.update(`${source}/${file} ${describe(path.join(start, file), stat)}\n`);
    }
  }
  return hash.digest('hex');
}

function compileServer(target) {
  const half = `${target}.${process.pid}`;
  try {
    compileInto(half);
    fs.rmSync(target, { recursive: true, force: true });
    fs.renameSync(half, target);
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    throw error;
  }
  // the compiled code has the names of the files
  run([path.join(__dirname, 'bundle-modules.cjs'), target]);
}

function compileInto(half) {
  const { transformFileSync } = require('@swc/core');
  const options = { ...require('./swcrc.cjs'), swcrc: false, configFile: false, sourceMaps: false };
  for (const folder of ['server', 'schema', 'migrations', 'demo', 'tools']) {
    for (const file of fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const from = path.join(root, folder, file);
      if (!fs.statSync(from).isFile() || file.endsWith('.cjs')) continue;
      const to = path.join(half, folder, file);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      if (file.endsWith('.ts')) fs.writeFileSync(to.replace(/\.ts$/, '.js'), transformFileSync(from, options).code);
      else fs.copyFileSync(from, to);
    }
  }
  // read by the pages under /docs and by Sandbox
  fs.cpSync(path.join(root, 'docs'), path.join(half, 'docs'), { recursive: true, filter: (file) => !file.endsWith('.webp') });
  fs.copyFileSync(path.join(root, 'CHANGELOG.md'), path.join(half, 'CHANGELOG.md'));
}

function bundleClient(target) {
  runVite('vite.config.mts');
  pack(target);
}

function bundleGraphiql(target) {
  runVite('vite.graphiql.config.mts');
  pack(target);
}

function pack(target) {
  // a process of its own, which packs on all processors while this one waits
  run([path.join(root, 'client', 'build', 'pack-files.cjs'), target]);
}

function bundlePages() {
  runVite('vite.pages.config.mts');
}

function runVite(config) {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // the caller (jest sets NODE_ENV=test), what people get is the production build: another one inserts styles the CSP
  // rejects
  // the loader `runner` writes no file beside the packages, which may belong to someone else
  run([vite, 'build', '-c', path.join('client', config), '--configLoader', 'runner', '--logLevel', 'warn'], {
    ...process.env,
    NODE_ENV: 'production',
  });
}

function run(args, env = process.env) {
  const { status } = spawnSync(process.execPath, ['-r', endWithParent, ...args], { cwd: root, stdio: 'inherit', env: startedHere(env) });
  if (status !== 0) process.exit(status ?? 1);
}
