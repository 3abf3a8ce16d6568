/**
 * One environment for all test files of a worker, so that the server's modules are executed once and not again for every file (compiled-once-runtime.cjs).
 * The tests of these projects act on the server over HTTP and hold their state in databases of their own; what Jest itself stores on the global object is
 * renewed for every file.
 */
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

let shared = null;

class SharedEnvironment extends TestEnvironment {
  sharedModules = new Map();
  initialSymbols = new Set(Object.getOwnPropertySymbols(this.global));

  renew(config) {
    const { global } = this;
    for (const symbol of Object.getOwnPropertySymbols(global)) if (!this.initialSymbols.has(symbol)) delete global[symbol];
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
  }
}

/** Called by Jest with `new`, which takes the object that is returned. */
module.exports = function environmentOfWorker(config, context) {
  shared ??= new SharedEnvironment(config, context);
  shared.renew(config.projectConfig);
  return shared;
};
