/**
 * node bundle-modules.cjs FOLDER: loads what a start loads of the compiled application in FOLDER, and writes to
 * FOLDER/bundle where each module is (`index.json`), what V8 has compiled of it by then (`modules`) and its source
 * (server/platform/fast reads them). Run by build.cjs in a process of its own.
 *
 * Comments are left out, with the lines and columns of all else as they are: 1.8 MB less in memory, and less to read
 * for V8. Vite's parser finds them.
 *
 * Sources of Latin-1 characters only are in `sources`, one byte a character, so that one string outside V8's heap is
 * the source of them all. The others are behind their code.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

const [folder] = process.argv.slice(2);
const requests = new Map();
const scripts = new Map();

const WIDE = /[^\0-\xff]/;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** Where nothing follows in the line. */
const REST_OF_LINE = /[ \t]*(?:[\n\r]|$)/y;

/** Has the loader record what it is asked for and what it compiles. */
function recordModules(parseSync) {
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
    const source = withoutComments(filename, Module.wrap(content), parseSync);
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
}

/**
 * Each comment becomes its line breaks, and as many spaces as its last line is long where something follows in the
 * line. A source that the parser rejects stays whole.
 */
function withoutComments(filename, source, parseSync) {
  const { comments, errors } = parseSync(filename, source, { lang: 'js', sourceType: 'script' });
  if (errors.length > 0) return source;
  const parts = [];
  let at = 0;
  for (const { start, end } of comments) {
    const lines = source.slice(start, end).split(LINE_BREAK);
    REST_OF_LINE.lastIndex = end;
    parts.push(source.slice(at, start), '\n'.repeat(lines.length - 1), REST_OF_LINE.test(source) ? '' : ' '.repeat(lines.at(-1).length));
    at = end;
  }
  return parts.join('') + source.slice(at);
}

/** Loads the modules that every start loads, and runs the functions that run then and need no database. */
async function load() {
  const app = (file) => require(path.join(folder, file));
  app('server/app/start/start');
  app('server/app/start/build-app');
  app('demo/demo-market');
  app('demo/gateways/start-gateways');
  app('demo/make-in-thread');
  app('demo/make-market');
  app('demo/seed-demo');
  const entities = app('server/app/wiring/module-classes').findEntities();
  await app('server/platform/db/data-source').createDataSource({ url: 'postgres://', entities, migrations: [] }).buildMetadatas();
  await app('server/app/wiring/build-schema').buildAppSchema();
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

async function bundle() {
  // before anything is recorded: what it loads is not the application's, and what both use is loaded again
  const { parseSync } = await import('vite');
  for (const file of Object.keys(require.cache)) delete require.cache[file];
  recordModules(parseSync);
  await load();
  write();
}

void bundle();
