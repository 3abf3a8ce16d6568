/** The writing in a node of code: its text, and the words of a call as a shell would have them. */
import { NODE } from './started-words';
import { isNode, plainText, type SyntaxNode } from './syntax-tree';
import type { Word } from './shell-text';

export const isText = (node: unknown): boolean => isNode(node) && ['StringLiteral', 'TemplateElement'].includes(node.type);

export const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  (call.arguments as { expression: SyntaxNode }[]).map(({ expression }) => expression);

/** As a shell would have them; what is not written there is unknown. */
export function wordsOf(call: SyntaxNode, constants: ReadonlyMap<string, string>): Word[] {
  const [program, args] = argumentsOf(call);
  const wordOf = (node: unknown): Word => {
    const text = textOf(node) ?? constants.get(plainText(node) ?? '');
    if (text !== undefined) return { text, isKnown: true };
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
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'CallExpression' || !isNode(node.callee) || plainText(node.callee.property) !== 'join') return undefined;
  const [list, between] = [node.callee.object, textOf(argumentsOf(node)[0])];
  if (!isNode(list) || list.type !== 'ArrayExpression' || between === undefined) return undefined;
  const parts = (list.elements as ({ expression: unknown } | null)[]).map((one) => textOf(one?.expression));
  return parts.every((part) => part !== undefined) ? parts.join(between) : undefined;
}

/** The text of a node, short. */
export function show(node: unknown): string {
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
