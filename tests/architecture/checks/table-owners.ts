/**
 * A table belongs to the module whose folder holds its entity. Only this owner writes the table; a module reads its own
 * tables and those of modules before it. Tables are taken from the statements in the code (FROM, JOIN, INTO, UPDATE,
 * USING …) and from the uses of repositories.
 */
import { moduleLine } from './import-lines';
import type { FileMap } from './source-tree';
import { isNode, parse, type SyntaxNode, visit } from './syntax-tree';

interface TableUse {
  readonly file: string;
  readonly table: string;
  readonly kind: 'reads' | 'writes';
}

export interface TableException extends TableUse {
  readonly reason: string;
}

const ENTITY = /@Entity\('(\w+)'\)[\s\S]*?export class (\w+)/;
const WRITES = /\b(?:INTO|UPDATE|DELETE FROM|TRUNCATE|TABLE)\s+(?:ONLY\s+)?([a-z_]+)/g;
const READS =
  /\b(?:FROM|JOIN|USING)\s+(?:ONLY\s+|LATERAL\s+)?([a-z_]+(?:\s+(?:AS\s+)?[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+(?:AS\s+)?[a-z_]+)?)*)/g;
const HIDDEN_WRITE = /\b(?:INTO|UPDATE|DELETE FROM)\s+\?/;
const CTE = /\b([a-z_]+)(?:\s*\([a-z_, ]*\))?\s+AS\s+(?:(?:NOT )?MATERIALIZED\s+)?\(/g;
const WRITING_METHODS = 'insert|save|update|upsert|delete|remove|softDelete|softRemove|increment|decrement|create';

/** Table → its owner: a module's name, or `platform`. */
export function tableOwners(files: FileMap): ReadonlyMap<string, string> {
  return new Map([...entities(files)].map(([table, { owner }]) => [table, owner]));
}

/** Returns the uses that break the rule without an exception, and the exceptions that are no longer needed. */
export function foreignTables(files: FileMap, exceptions: readonly TableException[] = []): string[] {
  const owners = tableOwners(files);
  const broken = tableUses(files).filter((use) => !isAllowed(use, owners));
  const keyOf = ({ file, table, kind }: TableUse) => `${file} ${kind} ${table}`;
  const excepted = new Set(exceptions.map(keyOf));
  const found = new Set(broken.map(keyOf));
  return [
    ...[...found].filter((key) => !excepted.has(key)).map((key) => `${key} of ${owners.get(key.split(' ')[2] ?? '') ?? 'nobody'}`),
    ...[...excepted].filter((key) => !found.has(key)).map((key) => `${key}: an exception that nothing needs`),
    ...hiddenWrites(files),
  ];
}

function isAllowed({ file, table, kind }: TableUse, owners: ReadonlyMap<string, string>): boolean {
  const [own, owner] = [moduleOf(file), owners.get(table)];
  if (owner === own) return true;
  if (kind === 'writes' || owner === undefined) return false;
  return owner === 'platform' || rowOf(owner) < rowOf(own);
}

const rowOf = (name: string) => moduleLine.findIndex((modules) => modules.includes(name));

const moduleOf = (file: string) => (file.startsWith('server/platform/') ? 'platform' : (file.split('/')[2] ?? ''));

function entities(files: FileMap): Map<string, { readonly owner: string; readonly name: string }> {
  const found = new Map<string, { owner: string; name: string }>();
  for (const [file, text] of files) {
    const match = /^server\/.*\.entity\.ts$/.test(file) ? ENTITY.exec(text) : null;
    if (match) found.set(match[1]!, { owner: moduleOf(file), name: match[2]! });
  }
  return found;
}

function tableUses(files: FileMap): TableUse[] {
  const known = entities(files);
  const uses: TableUse[] = [];
  for (const [file, text] of moduleFiles(files)) {
    for (const statement of statementsOf(file, text)) uses.push(...usesOf(statement, known, file));
    for (const [table, { name }] of known) if (writesByRepository(text, name)) uses.push({ file, table, kind: 'writes' });
  }
  return uses;
}

const moduleFiles = (files: FileMap) => [...files].filter(([file]) => /^server\/(modules|platform)\/.*\.ts$/.test(file));

function usesOf(statement: string, known: ReadonlyMap<string, unknown>, file: string): TableUse[] {
  const written = [...statement.matchAll(WRITES)].map(([, table = '']) => table);
  const named = new Set([...statement.matchAll(CTE)].map(([, name = '']) => name));
  const read = [...statement.matchAll(READS)].flatMap(([, list = '']) => list.split(',').map((item) => item.trim().split(/\s+/)[0] ?? ''));
  return [
    ...written.map((table) => ({ file, table, kind: 'writes' as const })),
    ...read.filter((table) => !named.has(table)).map((table) => ({ file, table, kind: 'reads' as const })),
  ].filter(({ table }) => known.has(table));
}

function writesByRepository(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  return new RegExp(`getRepository\\(${name}\\)\\s*\\.(${WRITING_METHODS})\\b|\\.(${WRITING_METHODS})\\(\\s*${name}\\b`).test(text);
}

/** A statement that takes the name of the table it writes from elsewhere cannot be checked. */
function hiddenWrites(files: FileMap): string[] {
  return moduleFiles(files)
    .filter(
      ([file, text]) => file.startsWith('server/modules/') && statementsOf(file, text).some((statement) => HIDDEN_WRITE.test(statement)),
    )
    .map(([file]) => `${file}: writes a table that its statement does not name`);
}

/** Every string of the file, `?` where a template inserts something. */
export function statementsOf(file: string, text: string): string[] {
  const found: string[] = [];
  visit(parse(file, text), (node) => {
    if (node.type === 'StringLiteral') found.push(String(node.value));
    if (node.type === 'TemplateLiteral')
      found.push((node.quasis as SyntaxNode[]).map((part) => (isNode(part) ? String(part.raw) : '')).join('?'));
  });
  return found;
}
