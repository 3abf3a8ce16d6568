/** Locals, parameters and functions whose bare name says how they came about and not what they hold. */
import type { FileMap } from './source-tree';
import { isNode, parse, visit } from './syntax-tree';
import type { SyntaxNode } from './syntax-tree';

const BARE = new Set<unknown>(['found', 'known']);
const MAY_BIND = /\b(?:found|known)\b/;

export function bareLocals(files: FileMap): string[] {
  return [...files].flatMap(([name, text]) => {
    if (!MAY_BIND.test(text)) return [];
    const bare: string[] = [];
    visit(parse(name, text), (node) => {
      bare.push(...bindingsOf(node).flatMap((binding) => namesIn(binding).filter((local) => BARE.has(local))));
    });
    return bare.map((local) => `${name}: ${local}`);
  });
}

/** The patterns that a node binds: of a variable, of a function and its parameters. */
function bindingsOf(node: SyntaxNode): unknown[] {
  if (node.type === 'VariableDeclarator') return [node.id];
  const { params } = (node.function ?? node) as { readonly params?: unknown };
  const parameters: unknown[] = Array.isArray(params) ? params : [];
  return node.type === 'FunctionDeclaration' ? [node.identifier, ...parameters] : parameters;
}

/** The names of a pattern, without its keys and default values. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.value)];
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(namesIn);
    case 'ObjectPattern':
      return (pattern.properties as unknown[]).flatMap(namesIn);
    case 'AssignmentPatternProperty':
      return namesIn(pattern.key);
    default:
      return namesIn(pattern.pat ?? pattern.param ?? pattern.left ?? pattern.argument ?? pattern.value);
  }
}
