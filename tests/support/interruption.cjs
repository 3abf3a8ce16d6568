/**
 * Whoever interrupts a run reads how far it came, and nothing of what fails since then: every file that has not run
 * yet would be printed as one that failed, because its worker was ended.
 */
let files = 0;
let run = 0;
let isInterrupted = false;

/** Before anything keeps `write` of these streams for itself. */
function quietWhenInterrupted() {
  const print = process.stderr.write.bind(process.stderr);
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (...args) => isInterrupted || write(...args);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (!isInterrupted) print(`\nInterrupted: ${run} of ${files} files had run.\n`);
      isInterrupted = true;
    });
}

/** A run begins that has so many files. */
function countFiles(count) {
  files = count;
  run = 0;
}

function fileHasRun() {
  if (!isInterrupted) run += 1;
}

module.exports = { countFiles, fileHasRun, quietWhenInterrupted };
