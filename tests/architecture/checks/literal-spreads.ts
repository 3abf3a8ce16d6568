/**
 * Spreads of a literal (`...[a]`, `...{ a, b }`, `...(['a'] as const)`): they change nothing but the lines that the
 * formatter makes, and a reader asks why they are there.
 */
import { type FileMap, isGenerated } from './source-tree';
import { isNode, parse, type SyntaxNode, visit } from './syntax-tree';

interface Item {
  readonly spread?: unknown;
  readonly expression?: unknown;
}

/** Released migrations stay as they are. */
const released: ReadonlySet<string> = new Set(['migrations/1764400010004-vacuum-hot-tables.ts']);

/** Returns the file of each such spread. */
export function literalSpreads(files: FileMap): string[] {
  return [...files].flatMap(([name, text]) => {
    if (!/\.tsx?$/.test(name) || isGenerated(name) || released.has(name)) return [];
    const spreads: string[] = [];
    visit(parse(name, text), (node) => {
      spreads.push(
        ...spreadsOf(node)
          .filter(isLiteral)
          .map(() => name),
      );
    });
    return spreads;
  });
}

/** The values that an object, an array or a call spreads; elements and arguments are no nodes of their own. */
function spreadsOf(node: SyntaxNode): unknown[] {
  if (node.type === 'SpreadElement') return [node.arguments];
  const items = (node.elements ?? (Array.isArray(node.arguments) ? node.arguments : [])) as readonly (Item | null)[];
  return items.flatMap((item) => (item?.spread ? [item.expression] : []));
}

function isLiteral(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (['ParenthesisExpression', 'TsConstAssertion'].includes(value.type)) return isLiteral(value.expression);
  return ['ArrayExpression', 'ObjectExpression'].includes(value.type);
}
