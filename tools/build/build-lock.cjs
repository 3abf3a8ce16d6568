/**
 * One build at a time in a folder: tests and `npm start` may find it stale at the same moment. The lock is a link that
 * names the process that builds, so that it appears with its owner; it ends with the process, and one that a killed
 * process left behind is taken over.
 */
const fs = require('node:fs');

const WAIT_MS = 100;
/** No build takes so long: the number of its process belongs to another one by now. */
const LONGEST_MS = 600_000;

/** Waits until no other process builds. `lock`: a path in a folder that exists. */
function lockBuild(lock) {
  while (!taken(lock)) {
    if (isLeftBehind(lock)) fs.rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
  process.once('exit', () => fs.rmSync(lock, { force: true }));
}

function taken(lock) {
  try {
    fs.symlinkSync(String(process.pid), lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isLeftBehind(lock) {
  try {
    if (Date.now() - fs.lstatSync(lock).mtimeMs > LONGEST_MS) return true;
    process.kill(Number(fs.readlinkSync(lock)), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH'; // ENOENT: it has ended just now
  }
}

module.exports = { lockBuild };
