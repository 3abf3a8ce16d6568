/**
 * One environment for all test files of a worker that need no window, so that the server's modules are executed once
 * and not again for every file (compiled-once-runtime.cjs). It is the worker's own context: in a context that Jest
 * makes, each use of a global passes through a proxy, which took a tenth of the time of these tests. They act on the
 * server over HTTP and hold their state in databases of their own; what Jest itself stores on the global object is
 * renewed for every file, and so are the environment variables. A file that replaces a module has an environment of its
 * own: `@jest-environment node`.
 */
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Stored by Node itself, which expects to find it again. */
const OF_NODE = /^undici\./;
const timerConfig = {
  idToRef: (id) => ({
    id,
    ref() {
      return this;
    },
    unref() {
      return this;
    },
  }),
  refToId: (timer) => timer?.id,
};

class SharedEnvironment {
  global = globalThis;
  sharedModules = new Map();
  isOwnContext = true;
  initialSymbols = new Set(Object.getOwnPropertySymbols(globalThis));
  initialVariables = { ...process.env };
  /** Jest replaces these by its own for every file. */
  replaced = { exit: process.exit, console: globalThis.console };

  renew(config) {
    const { global } = this;
    for (const symbol of Object.getOwnPropertySymbols(global)) {
      if (!this.initialSymbols.has(symbol) && !OF_NODE.test(symbol.description ?? '')) Reflect.deleteProperty(global, symbol);
    }
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    process.exit = this.replaced.exit;
    this.global.console = this.replaced.console;
    for (const name of Object.keys(process.env)) if (!(name in this.initialVariables)) delete process.env[name];
    Object.assign(process.env, this.initialVariables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.global;
  }
}

let shared = null;

/** Called by Jest with `new`, which takes the object that is returned. */
module.exports = function environmentOfWorker({ projectConfig }) {
  shared ??= new SharedEnvironment();
  shared.renew(projectConfig);
  return shared;
};
