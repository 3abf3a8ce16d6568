/**
 * Loaded before a program of Node (`-r`) that another one waits for in vain once it is killed: it ends as soon as the
 * process that started it has ended. A thread looks, for the program itself may compute, or wait for a child, for long.
 */
const { isMainThread, Worker, workerData } = require('node:worker_threads');

// the program's own threads load this file too
if (isMainThread) new Worker(__filename, { workerData: { parentOfProgram: process.ppid }, execArgv: [] }).unref();
else if (workerData?.parentOfProgram !== undefined) {
  setInterval(() => {
    if (process.ppid !== workerData.parentOfProgram) process.kill(process.pid, 'SIGKILL');
  }, 100);
}
