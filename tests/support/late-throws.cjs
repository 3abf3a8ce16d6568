/**
 * A test may leave a timer behind that throws once no test runs: the worker ends then, another one takes its place, and
 * Jest says nothing. What happened is noted in a file of the run, which whole-run-reporter.cjs reads.
 */
const fs = require('node:fs');
const path = require('node:path');

/** In the process that runs all tests; workers have its environment. */
function noteLateThrows(folder) {
  process.env.LATE_THROWS = path.join(folder, 'late-throws');
}

/** In a worker: it ends with 1 where something was thrown that nobody caught, by a signal otherwise. */
function watchWorker() {
  const file = process.env.LATE_THROWS;
  if (process.send === undefined || file === undefined) return;
  process.on('exit', (code) => code !== 0 && fs.appendFileSync(file, 'x'));
}

function hasLateThrow() {
  return process.env.LATE_THROWS !== undefined && fs.existsSync(process.env.LATE_THROWS);
}

module.exports = { hasLateThrow, noteLateThrows, watchWorker };
