/** How files are cut and named: one role per file, so that a name leads to it. */
import { type FileMap, isGenerated, isScript } from './source-tree';
import { isNode, parse, plainText, visit, type SyntaxNode } from './syntax-tree';

const maxLines = 250;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mts|cts|cjs|js|graphql)$/;
const migration = /^\d{13}-[a-z]+(-[a-z0-9]+)+\.ts$/;
/** Not a barrel: it finds the steps by their names, which TypeORM wants in one array. */
const migrationList = 'migrations/index.ts';
const vague = /^(utils?|helpers?|misc|common)$/;
/** Suffixes whose file holds the class it is named after. */
const roles = ['service', 'resolver', 'field', 'routes', 'entity'];
const needsHead = /(\.service|\.policy)\.ts$|^server\/platform\/.*\.ts$/;

/** Lists of data may be long: they are read by row. */
function isDataList(name: string): boolean {
  return /^schema\/(values|messages)\//.test(name) || /\.(messages|data)\.ts$/.test(name) || name.startsWith('demo/data/');
}

export function longFiles(files: FileMap): string[] {
  return [...files]
    .filter(([name]) => !isGenerated(name) && !isDataList(name) && !name.startsWith('schema/releases/') && name !== 'schema/schema.graphql')
    .map(([name, text]) => ({ name, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ name, lines }) => `${name}: ${lines} lines, at most ${maxLines}`);
}

export function badNames(files: FileMap): string[] {
  return [...files.keys()].flatMap((name) => {
    const parts = name.split('/');
    const file = parts.at(-1) ?? name;
    const wanted = parts[0] === 'migrations' && name !== migrationList ? migration : kebab;
    const reasons = [
      ...(wanted.test(file) ? [] : ['names are kebab-case with the role as suffix']),
      ...(parts.some((part) => vague.test(part.split('.')[0] ?? part)) ? ['no utils, helpers, misc or common'] : []),
    ];
    return reasons.map((reason) => `${name}: ${reason}`);
  });
}

/**
 * A class is named as its file: orders.service.ts holds OrdersService, login-throttle.service.ts LoginThrottle,
 * user.entity.ts User.
 */
export function misnamedClasses(files: FileMap): string[] {
  return [...files].flatMap(([name, text]) => {
    const [stem = '', role = ''] = (name.split('/').at(-1) ?? '').split('.');
    if (!/^server\/(modules|rest-v1)\//.test(name) || !roles.includes(role)) return [];
    const wanted = [pascal(stem), ...(role === 'entity' ? [] : [pascal(stem) + pascal(role)])];
    return exportedClasses(name, text).some((known) => wanted.includes(known))
      ? []
      : [`${name}: should export class ${wanted.join(' or ')}`];
  });
}

/** Entities called `Stored…` although nothing else has the name: the word sets a row apart from a type of that name. */
export function needlesslyStored(files: FileMap): string[] {
  const server = [...files].filter(([name]) => name.startsWith('server/'));
  return server
    .filter(([name]) => /\/stored-[\w-]+\.entity\.ts$/.test(name))
    .filter(([name]) => {
      const bare = pascal((name.split('/').at(-1) ?? '').slice('stored-'.length).replace('.entity.ts', ''));
      const declares = new RegExp(`\\b(?:class|interface|type) ${bare}\\b`);
      return !server.some(([, text]) => declares.test(text));
    })
    .map(([name]) => name);
}

/** A barrel hides who imports whom: no index files, and no file that only hands on. */
export function barrels(files: FileMap): string[] {
  return [...files]
    .filter(
      ([name, text]) =>
        isScript(name) && !isGenerated(name) && ((/\/index\.tsx?$/.test(name) && name !== migrationList) || onlyHandsOn(name, text)),
    )
    .map(([name]) => `${name}: no barrels`);
}

export function headless(files: FileMap): string[] {
  return [...files]
    .filter(([name, text]) => needsHead.test(name) && !hasHead(text))
    .map(([name]) => `${name}: a comment at its head describes its responsibility`);
}

/**
 * The environment is read in one place; build and test programs, the settings of the cluster command, what starts a
 * command, and the embedded PostgreSQL are no part of the running product.
 */
export function readsEnvironment(files: FileMap): string[] {
  const ofCommands = [
    'tools/build/build-first.ts',
    'tools/cluster/cluster-settings.ts',
    'tools/embedded-postgres/client-variables.ts',
    'tools/processes/end-with-npm.ts',
    'tools/processes/run-folder.ts',
  ];
  const isFree = (name: string) => /^tests\/|^server\/platform\/config\/|\.config\.mts$/.test(name) || ofCommands.includes(name);
  return [...files]
    .filter(
      ([name, text]) => isScript(name) && !isGenerated(name) && !isFree(name) && text.includes('process') && usesEnvironment(name, text),
    )
    .map(([name]) => `${name}: process.env is read by server/platform/config only`);
}

function hasHead(text: string): boolean {
  const code = text.replace(/^#!.*\n/, '').trimStart();
  if (/^(\/\*\*|\/\/)/.test(code)) return true;
  const afterImports = code.replace(/^(import\b[^;]*;\s*)+/, '');
  return afterImports.startsWith('/**');
}

function exportedClasses(name: string, text: string): string[] {
  const names: string[] = [];
  visit(parse(name, text), (node) => {
    if (node.type !== 'ExportDeclaration' || !isNode(node.declaration) || node.declaration.type !== 'ClassDeclaration') return;
    names.push(plainText(node.declaration.identifier) ?? '');
  });
  return names;
}

function onlyHandsOn(name: string, text: string): boolean {
  const body = parse(name, text).body as SyntaxNode[];
  const handsOn = (node: SyntaxNode) => /^Export(Named|All)Declaration$/.test(node.type) && isNode(node.source);
  return body.length > 0 && body.every(handsOn);
}

function usesEnvironment(name: string, text: string): boolean {
  let isFound = false;
  visit(parse(name, text), (node) => {
    if (node.type !== 'MemberExpression' && node.type !== 'VariableDeclarator') return;
    const owner = node.type === 'MemberExpression' ? node.object : node.init;
    if (plainText(owner) !== 'process') return;
    const taken = node.type === 'MemberExpression' ? [plainText(node.property)] : keysOf(node.id);
    if (taken.includes('env')) isFound = true;
  });
  return isFound;
}

function keysOf(pattern: unknown): (string | null)[] {
  const keys: (string | null)[] = [];
  visit(pattern, (node) => void keys.push(plainText(node)));
  return keys;
}

function pascal(kebabCase: string): string {
  return kebabCase.replace(/(^|-)([a-z0-9])/g, (_whole, _dash, letter: string) => letter.toUpperCase());
}

const MOST_IN_A_FOLDER = 25;

/** Folders of the schema, the halves, the demo market and the tools with more files than can be seen at a glance. */
export function fullFolders(files: FileMap): string[] {
  const counts = new Map<string, number>();
  for (const name of files.keys()) {
    if (!/^(schema|server|client|demo|tools)\//.test(name) || isGenerated(name)) continue;
    const folder = name.slice(0, name.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_IN_A_FOLDER ? [`${folder}: ${count} files, at most ${MOST_IN_A_FOLDER}`] : [],
  );
}
