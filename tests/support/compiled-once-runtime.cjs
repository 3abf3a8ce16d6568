/**
 * Jest compiles every module again for every test file, some 2,400 of them. This runtime compiles each once for a
 * worker and runs the compiled script in the context of every test file: the modules are executed again and share
 * nothing but their byte code. In a shared environment (shared-environment.cjs) the modules outside tests/ are executed
 * once for all files of the worker as well.
 */
const path = require('node:path');
const vm = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');
require('./late-throws.cjs').watchWorker();

/** By file name: the source that was compiled, for a file may be transformed differently by another project. */
const compiled = new Map();

const ofTests = path.resolve(__dirname, '..') + path.sep;

/** Modules by file name: those of tests/ belong to the test file, all others to the worker. */
class LayeredRegistry extends Map {
  constructor(sharedModules) {
    super();
    this.sharedModules = sharedModules;
  }

  isOwn(file) {
    return file.startsWith(ofTests);
  }

  get(file) {
    return this.isOwn(file) ? super.get(file) : this.sharedModules.get(file);
  }

  has(file) {
    return this.isOwn(file) ? super.has(file) : this.sharedModules.has(file);
  }

  set(file, module) {
    if (!this.isOwn(file)) this.sharedModules.set(file, module);
    else super.set(file, module);
    return this;
  }

  delete(file) {
    return this.isOwn(file) ? super.delete(file) : this.sharedModules.delete(file);
  }

  keys() {
    return [...super.keys(), ...this.sharedModules.keys()].values();
  }
}

class CompiledOnceRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    if (executor.environment.sharedModules) this.shareModules(executor.environment.sharedModules);
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const { environment } = executor;
      const context = environment.getVmContext();
      if (context === null || executor.resolution.isCoreModule(filename)) return compile(source, filename);
      const run = (script) => (environment.isOwnContext ? script.runInThisContext() : script.runInContext(context));
      const parameters = executor.injectedModuleParameters.join();
      const known = compiled.get(filename);
      if (known && known.source === source && known.parameters === parameters) return run(known.script);
      const opening = `(function (${parameters}) {`;
      const script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
      if (filename !== executor.testPath) compiled.set(filename, { source, parameters, script });
      return run(script);
    };
  }

  shareModules(sharedModules) {
    this.registries.moduleRegistry = new LayeredRegistry(sharedModules);
    // a shared module requires what it loads late through the runtime of the file that loaded it first
    this.testState.leaveTestCode = () => {};
    this.testState.teardown = () => {};
  }
}

module.exports = { default: CompiledOnceRuntime, __esModule: true };
