/**
 * `npm run build`: compiles server, schema, migrations, demo and tools to dist/app with swc (no type check, `npm run typecheck` does that) and the web
 * client to dist/client with Vite, its text files packed beside them, what renders its pages on the server to dist/pages, and GraphiQL to dist/graphiql. `--if-stale` leaves alone what is as new as its sources; `--server` leaves out the client.
 */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { lockBuild } = require('./build-lock.cjs');

const root = path.resolve(__dirname, '..', '..');
const dist = path.join(root, 'dist');
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
fs.mkdirSync(dist, { recursive: true });
lockBuild(path.join(dist, 'build.lock'));
for (const { name, sources, build } of parts) {
  if (name !== 'app' && withoutClient) continue;
  const stamp = path.join(dist, `${name}.built`);
  const now = fingerprint(sources);
  if (onlyStale && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now) continue;
  fs.rmSync(stamp, { force: true }); // a build that is killed half-way is not taken for one
  build(path.join(dist, name));
  fs.writeFileSync(stamp, now);
}

/** Which files there are, how long and from when: what changes, appears or disappears makes another one. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const start = path.join(root, source);
    const files = fs.statSync(start).isDirectory() ? fs.readdirSync(start, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const file of files) {
      const stat = fs.statSync(path.join(start, file));
      if (stat.isFile()) hash.update(`${source}/${file} ${stat.size} ${stat.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function compileServer(target) {
  const { transformFileSync } = require('@swc/core');
  const options = { ...require('./swcrc.cjs'), swcrc: false, configFile: false, sourceMaps: false };
  const half = `${target}.${process.pid}`;
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
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(half, target);
  // the compiled code has the names of the files
  run([path.join(__dirname, 'bundle-modules.cjs'), target]);
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
  // the caller (jest sets NODE_ENV=test), what people get is the production build: another one inserts styles the CSP rejects
  run([vite, 'build', '-c', path.join('client', config), '--logLevel', 'warn'], { ...process.env, NODE_ENV: 'production' });
}

function run(args, env = process.env) {
  const { status } = spawnSync(process.execPath, ['-r', endWithParent, ...args], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
