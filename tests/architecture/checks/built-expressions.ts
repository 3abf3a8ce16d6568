/**
 * Regular expressions that are built when the program runs, as their source would be: constants of the file stand for
 * themselves, bounds of a repetition for a figure, and escaped texts for a letter. Anything else could come from
 * outside, and has no source.
 */
import { isNode, plainText, type SyntaxNode, visit } from './syntax-tree';

/** The one function that escapes (schema/text/in-pattern.ts). */
const ESCAPES = 'inPattern';
const FIGURE = '9';
const LETTER = 'x';

export interface BuiltExpression {
  /** Null where a part of it is not known, or not escaped. */
  readonly source: string | null;
  readonly flags: string;
}

type Constants = ReadonlyMap<string, unknown>;

interface Argument {
  readonly expression: SyntaxNode;
}

const argumentsOf = (node: SyntaxNode): SyntaxNode[] => ((node.arguments ?? []) as Argument[]).map(({ expression }) => expression);

/** The name of the method that is called, and what it is a method of. */
function methodOf({ callee }: SyntaxNode): { readonly name: string | null; readonly object: unknown } {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return { name: null, object: null };
  return { name: plainText(callee.property), object: callee.object };
}

function constantsOf(tree: SyntaxNode): Constants {
  const found = new Map<string, unknown>();
  visit(tree, (node) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return;
    for (const { id, init } of node.declarations as { id: SyntaxNode; init: unknown }[]) {
      const name = plainText(id);
      if (name !== null) found.set(name, init);
    }
  });
  return found;
}

/** `escaped.join(between)`, where each of the joined texts is escaped. */
function joined(node: SyntaxNode, constants: Constants): string | null {
  const { name, object } = methodOf(node);
  if (name !== 'join' || !isNode(object) || object.type !== 'CallExpression') return null;
  const isEscaped = methodOf(object).name === 'map' && plainText(argumentsOf(object)[0]) === ESCAPES;
  const between = isEscaped ? textOf(argumentsOf(node)[0], constants) : null;
  return between === null ? null : LETTER + between + LETTER;
}

function textOf(node: unknown, constants: Constants): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') return templateText(node, constants);
  if (node.type === 'Identifier') return constants.has(String(node.value)) ? textOf(constants.get(String(node.value)), constants) : null;
  if (node.type !== 'CallExpression') return null;
  return plainText(node.callee) === ESCAPES ? LETTER : joined(node, constants);
}

function templateText({ quasis, expressions }: SyntaxNode, constants: Constants): string | null {
  const texts = (quasis as { cooked?: string; raw?: string }[]).map(({ cooked, raw }) => cooked ?? raw ?? '');
  let whole = texts[0] ?? '';
  for (const [at, expression] of (expressions as unknown[]).entries()) {
    const after = texts[at + 1] ?? '';
    const isBound = /\{(?:\d+,)?$/.test(whole) && /^[,}]/.test(after);
    const text = textOf(expression, constants) ?? (isBound ? FIGURE : null);
    if (text === null) return null;
    whole += text + after;
  }
  return whole;
}

/** `new RegExp(…)` and `RegExp(…)`. */
export function builtExpressions(tree: SyntaxNode): BuiltExpression[] {
  const constants = constantsOf(tree);
  const found: BuiltExpression[] = [];
  visit(tree, (node) => {
    if (!/^(?:New|Call)Expression$/.test(node.type) || plainText(node.callee) !== 'RegExp') return;
    const [source, flags] = argumentsOf(node);
    found.push({ source: textOf(source, constants), flags: flags === undefined ? '' : (textOf(flags, constants) ?? '') });
  });
  return found;
}
