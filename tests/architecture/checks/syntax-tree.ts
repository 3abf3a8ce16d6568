/**
 * Reads TypeScript with the compiler that builds it (swc), so that a check sees code and not text that resembles it.
 */
import { parseSync } from '@swc/core';

export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const parsed = new Map<string, SyntaxNode>();

/** By the name's ending: in a .tsx file `<T>` begins an element. */
export function parse(name: string, text: string): SyntaxNode {
  const tsx = name.endsWith('x');
  const key = `${tsx} ${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const tree = parseSync(text, { syntax: 'typescript', tsx, decorators: true, target: 'es2022' }) as unknown as SyntaxNode;
  parsed.set(key, tree);
  return tree;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** Every node below, itself among them. A visitor that returns false is not led further down. */
export function visit(value: unknown, see: (node: SyntaxNode) => boolean | void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value) && see(value) === false) return;
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, see);
  }
}

/** The text of an identifier or of a string without parameters, also in brackets; else null. */
export function plainText(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Computed') return plainText(node.expression);
  return node.type === 'StringLiteral' || node.type === 'Identifier' ? String(node.value) : null;
}

/**
 * Returns the import paths of a file as written: static, dynamic, re-exported and required ones, and those of types.
 */
export function importsOf(name: string, text: string): string[] {
  const found: string[] = [];
  const add = (source: unknown) => isNode(source) && source.type === 'StringLiteral' && found.push(String(source.value));
  visit(parse(name, text), (node) => {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) add(node.source);
    if (node.type === 'TsImportType') add(node.argument);
    if (node.type === 'TsExternalModuleReference') add(node.expression);
    if (node.type === 'CallExpression' && isModuleCall(node.callee)) add((node.arguments as { expression: unknown }[])[0]?.expression);
  });
  return found;
}

function isModuleCall(callee: unknown): boolean {
  return isNode(callee) && (callee.type === 'Import' || (callee.type === 'Identifier' && callee.value === 'require'));
}
