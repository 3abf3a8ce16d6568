/**
 * The first import of each compiled entry. The modules that a start loads come from one file instead of thousands:
 * where each one is, its source, and what V8 has compiled of it, as `npm run build` wrote them
 * (tools/build/bundle-modules.cjs). Every other module is loaded from its own file, and so are all where there is no
 * bundle (development, tests) or where another version of Node or another folder made it. Modules stay what they are:
 * names, `__dirname`, `require.cache` and the lines of a stack are those of their files.
 */
import fs from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { isFast } from '../config/is-fast';

/** Node calls these two for each `require`; packages that compile or rename modules replace the same two. */
interface Loader {
  _resolveFilename(request: string, parent: NodeJS.Module | null | undefined, isMain?: boolean, options?: object): string;
  readonly _extensions: { '.js': (module: NodeJS.Module, file: string) => void };
}

/**
 * Place of a module in the bundle: offset and length of its code; offset of its source in `sources` (null: in UTF-8
 * behind its code) and length of that; and, for each name that it requires, the number of the module or file.
 */
type BundledModule = readonly [
  codeAt: number,
  codeLength: number,
  sourceAt: number | null,
  sourceLength: number,
  requests: Record<string, number>,
];

interface Bundle {
  readonly madeBy: string;
  /** The bundled modules first, then the other files that they ask for. */
  readonly names: readonly string[];
  readonly modules: readonly BundledModule[];
}

const FOLDER = path.join(__dirname, '..', '..', '..', 'bundle');
const WRAPPER_LENGTH = Module.wrap('').indexOf('{') + 2;
const loader = Module as unknown as Loader;

function readBundle(): Bundle | null {
  const index = path.join(FOLDER, 'index.json');
  if (!fs.existsSync(index)) return null;
  const bundle = JSON.parse(fs.readFileSync(index, 'utf8')) as Bundle;
  return bundle.madeBy === `${process.version} ${FOLDER}` ? bundle : null;
}

function useBundle({ names, modules }: Bundle): void {
  const file = fs.openSync(path.join(FOLDER, 'modules'), 'r');
  // V8 stores a text of this length outside its heap, and a slice of it is no copy
  const sources = fs.readFileSync(path.join(FOLDER, 'sources'), 'latin1');
  const bundled = new Map(modules.map((module, at) => [names[at], module]));
  const { _resolveFilename: resolveFilename, _extensions: extensions } = loader;
  const loadFile = extensions['.js'];

  loader._resolveFilename = (request, parent, isMain, options) => {
    const target = options || !parent ? undefined : bundled.get(parent.filename)?.[4][request];
    return (target !== undefined && names[target]) || resolveFilename(request, parent, isMain, options);
  };
  extensions['.js'] = (module, filename) => {
    const entry = bundled.get(filename);
    if (!entry) return loadFile(module, filename);
    const [codeAt, codeLength, sourceAt, sourceLength] = entry;
    const bytes = Buffer.allocUnsafe(codeLength + (sourceAt === null ? sourceLength : 0));
    fs.readSync(file, bytes, 0, bytes.length, codeAt);
    const source = sourceAt === null ? bytes.toString('utf8', codeLength) : sources.slice(sourceAt, sourceAt + sourceLength);
    const script = new vm.Script(source, {
      filename,
      columnOffset: -WRAPPER_LENGTH,
      cachedData: bytes.subarray(0, codeLength),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    const run = script.runInThisContext() as (...parameters: unknown[]) => void;
    run.call(module.exports, module.exports, requireOf(module), module, filename, path.dirname(filename));
  };
}

function requireOf(module: NodeJS.Module): NodeJS.Require {
  const resolve = (request: string, options?: object) => loader._resolveFilename(request, module, false, options);
  const { cache, extensions, main } = require;
  return Object.assign((id: string): unknown => module.require(id), {
    cache,
    extensions,
    main,
    resolve: Object.assign(resolve, { paths: require.resolve.paths }),
  });
}

const bundle = isFast() ? readBundle() : null;
if (bundle) useBundle(bundle);
