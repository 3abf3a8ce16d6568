/**
 * node bundle-modules.cjs FOLDER: loads what a start loads of the compiled application in FOLDER, and writes to FOLDER/bundle where each module is (`index.json`), what V8 has
 * compiled of it by then (`modules`) and its source (server/platform/loading reads them). Run by build.cjs in a process of its own.
 *
 * Sources of Latin-1 characters only are in `sources`, one byte a character, so that one string outside V8's heap is the source of them all. The others are behind their code.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

const [folder] = process.argv.slice(2);
const requests = new Map();
const scripts = new Map();

const WIDE = /[^\0-\xff]/;

const { _resolveFilename: resolveFilename } = Module;
Module._resolveFilename = (request, parent, isMain, options) => {
  const file = resolveFilename(request, parent, isMain, options);
  if (parent?.filename && !options && path.isAbsolute(file)) {
    if (!requests.has(parent.filename)) requests.set(parent.filename, new Map());
    requests.get(parent.filename).set(request, file);
  }
  return file;
};

const { _compile: compile } = Module.prototype;
Module.prototype._compile = function (content, filename, format) {
  if (format === 'module') return compile.call(this, content, filename, format);
  const source = Module.wrap(content);
  const script = new vm.Script(source, { filename, importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER });
  scripts.set(filename, { source, script });
  const require = Module.createRequire(filename);
  const ofModule = Object.assign((id) => this.require(id), {
    resolve: require.resolve,
    cache: require.cache,
    extensions: require.extensions,
  });
  return script.runInThisContext().call(this.exports, this.exports, ofModule, this, filename, path.dirname(filename));
};

/** What every start loads, with the functions that run then, as far as they need no database. */
async function load() {
  const app = (file) => require(path.join(folder, file));
  app('server/app/start');
  app('server/app/build-app');
  app('demo/gateways/start-gateways');
  app('demo/make-in-thread');
  app('demo/make-market');
  app('demo/seed-demo');
  const entities = app('server/app/module-classes').findEntities();
  await app('server/platform/db/data-source').createDataSource({ url: 'postgres://', entities, migrations: [] }).buildMetadatas();
  await app('server/app/build-schema').buildAppSchema();
}

function write() {
  const names = [...scripts.keys()];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const numberOf = (file) => numbers.get(file) ?? numbers.set(file, names.push(file) - 1).get(file);
  const [parts, sources] = [[], []];
  const lengths = new Map([parts, sources].map((list) => [list, 0]));
  /** Returns where it begins. */
  const append = (list, bytes) => {
    const at = lengths.get(list);
    lengths.set(list, at + bytes.length);
    list.push(bytes);
    return at;
  };
  const modules = [...scripts].map(([name, { source, script }]) => {
    const isWide = WIDE.test(source);
    const [text, code] = [Buffer.from(source, isWide ? 'utf8' : 'latin1'), script.createCachedData()];
    const numbered = [...(requests.get(name) ?? [])].map(([request, file]) => [request, numberOf(file)]);
    const codeAt = append(parts, code);
    const textAt = append(isWide ? parts : sources, text);
    return [codeAt, code.length, isWide ? null : textAt, text.length, Object.fromEntries(numbered)];
  });
  const bundle = path.join(folder, 'bundle');
  const half = `${bundle}.${process.pid}`;
  fs.mkdirSync(half);
  fs.writeFileSync(path.join(half, 'modules'), Buffer.concat(parts));
  fs.writeFileSync(path.join(half, 'sources'), Buffer.concat(sources));
  fs.writeFileSync(path.join(half, 'index.json'), JSON.stringify({ madeBy: `${process.version} ${bundle}`, names, modules }));
  fs.renameSync(half, bundle);
}

void load().then(write);
