/**
 * Loaded with the configuration, in the process that runs all tests: what is needed to end the others is loaded when
 * somebody interrupts it.
 */
const fs = require('node:fs');

const interrupted = (signal) => {
  require('../../tools/build/register.cjs');
  const { endDescendantsWhenInterrupted } = require('../../tools/processes/end-descendants.ts');
  for (const one of SIGNALS) process.off(one, interrupted);
  endDescendantsWhenInterrupted(() => {
    const folder = globalThis.testCluster?.folder; // test-cluster.ts
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
  });
  process.emit(signal);
};
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of SIGNALS) process.on(signal, interrupted);
