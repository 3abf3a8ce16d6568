/**
 * Jest compiles every module again for every test file, some 2,400 of them. This runtime compiles each once for a worker and runs the compiled script
 * in the context of every test file: the modules are executed again and share nothing but their byte code.
 */
const vm = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** By file name: the source that was compiled, for a file may be transformed differently by another project. */
const compiled = new Map();

class CompiledOnceRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null || filename === executor.testPath || executor.resolution.isCoreModule(filename))
        return compile(source, filename);
      const parameters = executor.injectedModuleParameters.join();
      const known = compiled.get(filename);
      if (known && known.source === source && known.parameters === parameters) return known.script.runInContext(context);
      const opening = `(function (${parameters}) {`;
      let script;
      try {
        script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
      } catch {
        return compile(source, filename); // its error names the place and the cause
      }
      compiled.set(filename, { source, parameters, script });
      return script.runInContext(context);
    };
  }
}

module.exports = { default: CompiledOnceRuntime, __esModule: true };
