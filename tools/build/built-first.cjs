/**
 * Loaded before a compiled program (`-r`): what it is built from may be newer, or nothing may be built yet. It is no
 * step of npm before a script, which npm leaves out with `ignore-scripts`. An installation has
 * no sources.
 */
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { isMainThread, Worker } = require('node:worker_threads');

const build = path.join(__dirname, 'build.cjs');
const endWithParent = path.join(__dirname, '..', 'processes', 'end-with-parent.cjs');

function buildFirst(program) {
  // npm may end meanwhile, and no signal is listened to yet
  const watch = new Worker(endWithParent, { workerData: { parentOfProgram: process.ppid }, execArgv: [] });
  const options = program.endsWith(path.join('server', 'main.js')) ? [] : ['--server'];
  const { startedHere } = require('../processes/end-with-parent.cjs');
  const how = { stdio: 'inherit', env: startedHere() };
  const { status } = spawnSync(process.execPath, ['-r', endWithParent, build, '--if-stale', ...options], how);
  void watch.terminate();
  if (status !== 0) process.exit(status ?? 1);
}

// the program's own threads load this file too
if (isMainThread) {
  const [, program] = process.argv;
  if (fs.existsSync(build)) buildFirst(program);
  if (!fs.existsSync(program)) {
    process.stderr.write(`${program} is missing: run \`npm run build\` where the sources are, or install this release again.\n`);
    process.exit(1);
  }
}
