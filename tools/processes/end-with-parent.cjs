/**
 * Loaded before a program of Node (`-r`) that another one waits for in vain once it is killed: it ends as soon as the
 * process that started it has ended. A thread looks, for the program itself may compute, or wait for a child, for long.
 * The starter says who it is (`startedHere`), since it may have ended before this file is loaded.
 */
const { isMainThread, Worker, workerData } = require('node:worker_threads');

const STARTER = 'HAATBAR_STARTED_BY';

/** The environment of a program that ends with this process. */
const startedHere = (environment = process.env) => ({ ...environment, [STARTER]: String(process.pid) });

function endWithParent() {
  const parentOfProgram = Number(process.env[STARTER] ?? process.ppid);
  // what the program starts has another parent
  delete process.env[STARTER];
  new Worker(__filename, { workerData: { parentOfProgram }, execArgv: [] }).unref();
}

function watch({ parentOfProgram }) {
  const look = () => {
    if (process.ppid !== parentOfProgram) process.kill(process.pid, 'SIGKILL');
  };
  look();
  setInterval(look, 100);
}

// the program's own threads load this file too, and so does a starter
if (!isMainThread && workerData?.parentOfProgram !== undefined) watch(workerData);
else if (isMainThread && process.execArgv.some((arg) => arg.endsWith('end-with-parent.cjs'))) endWithParent();

module.exports = { endWithParent, startedHere };
