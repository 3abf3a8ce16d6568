/**
 * One build at a time in a folder: tests and `npm start` may find it stale at the same moment. The lock ends with the
 * process that builds, and one that a killed process left behind is taken over.
 */
const fs = require('node:fs');
const path = require('node:path');

const WAIT_MS = 100;

/** Waits until no other process builds. `lock`: a path in a folder that exists. */
function lockBuild(lock) {
  // here, where what compiles it is known to be installed
  require('./register.cjs');
  const { tryLock, unlock } = require('../processes/process-lock.ts');
  let isTold = false;
  for (let pid = tryLock(lock); pid !== undefined; pid = tryLock(lock)) {
    if (!isTold) process.stderr.write(`Process ${pid} builds in this folder: waiting for it to end.\n`);
    isTold = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
  process.once('exit', () => unlock(lock));
}

/** Removes what killed builds left in `folder`, as `app.1234`, where no process 1234 lives. Needs the lock. */
function removeAbandoned(folder, part) {
  const { processMark } = require('../processes/process-state.ts');
  for (const name of fs.readdirSync(folder)) {
    const [kind, pid, ...more] = name.split('.');
    if (kind !== part || more.length > 0 || !/^\d+$/.test(pid ?? '')) continue;
    const isLive = processMark(Number(pid)) !== undefined && Number(pid) !== process.pid;
    if (!isLive) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

module.exports = { lockBuild, removeAbandoned };
