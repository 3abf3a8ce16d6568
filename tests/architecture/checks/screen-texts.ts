/**
 * The text of a screen comes from a messages file: no literal text in JSX, in the attributes people read or hear, nor
 * in toasts.
 */
import { type FileMap } from './source-tree';
import { isNode, parse, plainText, type SyntaxNode, visit } from './syntax-tree';

const readAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'description',
  'heading',
  'caption',
  'busyLabel',
  'failureText',
  'text',
  'message',
  'summary',
]);
const toastCalls = new Set(['success', 'error']);
const hasLetters = (text: string) => /\p{L}/u.test(text);

export function literalTexts(files: FileMap): string[] {
  return [...files]
    .filter(([name]) => /^client\/.*\.tsx$/.test(name))
    .flatMap(([name, text]) => literalsOf(name, text).map((literal) => `${name}: "${literal}" belongs into a messages file`));
}

function literalsOf(name: string, text: string): string[] {
  const found: string[] = [];
  visit(parse(name, text), (node) => {
    if (node.type === 'JSXText') found.push(String(node.value));
    if (node.type === 'JSXAttribute' && readAttributes.has(attributeName(node))) found.push(...spoken(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') for (const child of childrenOf(node)) found.push(...spoken(child));
    if (isToast(node)) found.push(...spoken((node.arguments as { expression: unknown }[])[0]?.expression));
  });
  return found.map((literal) => literal.trim()).filter(hasLetters);
}

/** The literal texts a value may have: through braces, choices, templates and additions, but not into calls. */
function spoken(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
      return [String(value.value)];
    case 'TemplateLiteral':
      return (value.quasis as { cooked?: string; raw?: string }[]).map(({ cooked, raw }) => cooked ?? raw ?? '');
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
      return spoken(value.expression);
    case 'ConditionalExpression':
      return [...spoken(value.consequent), ...spoken(value.alternate)];
    case 'BinaryExpression':
      return /^(\+|&&|\|\||\?\?)$/.test(String(value.operator)) ? [...spoken(value.left), ...spoken(value.right)] : [];
    default:
      return [];
  }
}

function childrenOf(node: SyntaxNode): unknown[] {
  return (node.children as SyntaxNode[]).filter((child) => child.type === 'JSXExpressionContainer');
}

function attributeName(node: SyntaxNode): string {
  const { name } = node as { name?: { type: string; value?: string; namespace?: { value: string }; name?: { value: string } } };
  return name?.type === 'JSXNamespacedName' ? `${name.namespace?.value}-${name.name?.value}` : (name?.value ?? '');
}

function isToast(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return false;
  return plainText(node.callee.object) === 'toast' && toastCalls.has(plainText(node.callee.property) ?? '');
}
