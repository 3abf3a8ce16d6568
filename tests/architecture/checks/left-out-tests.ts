/**
 * Tests that are left out, or state nothing: each is a test that seems to pass. Read as code, so that a text about them
 * does not count.
 */
import type { FileMap } from './source-tree';
import { isNode, parse, plainText, type SyntaxNode, visit } from './syntax-tree';

const TESTS = ['it', 'test'];
const BLOCKS = [...TESTS, 'describe'];
const OFF = ['fit', 'fdescribe', 'xit', 'xtest', 'xdescribe'];
const isTestFile = (name: string) => /^tests\/.*\.test\.tsx?$/.test(name);
const isOfTests = (name: string) => /^tests\/.*\.tsx?$/.test(name) && !name.startsWith('tests/generated/');

/** A test that may fail, fail first, or write down what it should expect, cannot fail for what it is there for. */
const isLenient = (word: string) => word === 'retryTimes' || isSnapshot(word);
const isSnapshot = (word: string) => /^to(Match|ThrowErrorMatching)(Inline)?Snapshot$/.test(word);

/**
 * `only`, `todo`, `xit` and the like. `skip` is for a choice (`has ? it : it.skip`), whose titles say when
 * (test-titles.ts).
 */
export function leftOutTests(files: FileMap): string[] {
  return [...files].filter(([name]) => isTestFile(name)).flatMap(([name, text]) => leftOutOf(name, text));
}

function leftOutOf(file: string, text: string): string[] {
  const found = new Set<string>();
  visit(parse(file, text), (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'TaggedTemplateExpression') return;
    const [base = '', ...chain] = chainOf(node);
    const word = OFF.includes(base) ? base : BLOCKS.includes(base) && chain.find((part) => ['only', 'skip', 'todo'].includes(part));
    if (word) found.add(`${file}: ${word} leaves tests out`);
    const lenient = BLOCKS.includes(base) && chain.includes('failing') ? 'failing' : [base, ...chain].find(isLenient);
    if (lenient) found.add(`${file}: ${lenient} lets a test pass that fails`);
  });
  return [...found];
}

/** `it.only.each` of `it.only.each([1])('title', callback)`, as the names in it. */
function chainOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'CallExpression') return chainOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return chainOf(node.tag);
  if (['ParenthesisExpression', 'TsNonNullExpression'].includes(node.type)) return chainOf(node.expression);
  if (node.type === 'MemberExpression') return [...chainOf(node.object), plainText(node.property) ?? ''];
  return node.type === 'Identifier' ? [String(node.value)] : [];
}

/** The names that a function calls, and whether it throws. */
interface Deeds {
  readonly calls: ReadonlySet<string>;
  /** The names that it calls, and all that it hands to them. */
  readonly used: ReadonlySet<string>;
  readonly throws: boolean;
}

/** Tests of which nothing that they call states or throws anything. */
export function testsWithoutAssertion(files: FileMap): string[] {
  const stating = statingFunctions(files);
  return [...files].filter(([name]) => isTestFile(name)).flatMap(([name, text]) => emptyTestsOf(name, text, stating));
}

function emptyTestsOf(file: string, text: string, stating: ReadonlySet<string>): string[] {
  const found: string[] = [];
  visit(parse(file, text), (node) => {
    if (node.type !== 'CallExpression') return;
    const [base = ''] = chainOf(node);
    const isTable = isNode(node.callee) && node.callee.type === 'MemberExpression' && plainText(node.callee.property) === 'each';
    const [title, callback] = (node.arguments as { expression: SyntaxNode }[]).map(({ expression }) => expression);
    if (!TESTS.includes(base) || isTable || !callback) return;
    const own = new Set(parametersOf(callback));
    const { calls, used, throws } = deedsOf(callback);
    const given = plainText(callback);
    const states =
      throws ||
      (given !== null && stating.has(given)) ||
      [...used].some((name) => stating.has(name)) ||
      [...calls].some((name) => own.has(name));
    if (!states) found.push(`${file}: "${plainText(title) ?? '…'}" states nothing`);
  });
  return found;
}

/** By their names, wherever they are: helpers call one another across files. */
function statingFunctions(files: FileMap): ReadonlySet<string> {
  const functions: (Deeds & { readonly name: string })[] = [];
  for (const [file, text] of files) {
    if (!isOfTests(file)) continue;
    visit(parse(file, text), (node) => {
      const name = plainText(node.identifier ?? node.id ?? node.key);
      const body = node.type === 'VariableDeclarator' ? node.init : node.type === 'KeyValueProperty' ? node.value : node;
      if (name !== null && isNode(body) && /^(Arrow)?Function|^ClassMethod$|^MethodProperty$|^CallExpression$/.test(body.type))
        functions.push({ name, ...deedsOf(body) });
    });
  }
  const stating = new Set(['expect', 'assert', ...functions.filter(({ throws }) => throws).map(({ name }) => name)]);
  for (let before = 0; before < stating.size;) {
    before = stating.size;
    for (const { name, used } of functions) if ([...used].some((called) => stating.has(called))) stating.add(name);
  }
  return stating;
}

function deedsOf(body: SyntaxNode): Deeds {
  const calls = new Set<string>();
  const used = new Set<string>();
  let throws = false;
  visit(body, (node) => {
    if (node.type === 'ThrowStatement') throws = true;
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    chainOf(node.callee).forEach((name) => calls.add(name));
    for (const { expression } of (node.arguments ?? []) as { expression: unknown }[]) chainOf(expression).forEach((name) => used.add(name));
  });
  return { calls, used: new Set([...calls, ...used]), throws };
}

function parametersOf(callback: SyntaxNode): string[] {
  const names: string[] = [];
  visit(callback.params, (node) => void (node.type === 'Identifier' && names.push(String(node.value))));
  return names;
}
