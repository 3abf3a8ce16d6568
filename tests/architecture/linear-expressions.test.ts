/**
 * No regular expression of the product takes more than linear time: each is read from the syntax tree and analysed,
 * whatever text it is given today. One that is built when the program runs is analysed as well, and what it is built of
 * is either constant or escaped.
 */
import { analyse } from 'scslre';
import { inPattern } from '../../schema/text/in-pattern';
import { builtExpressions } from './checks/built-expressions';
import { type FileMap, isGenerated, isScript, plant, readSources } from './checks/source-tree';
import { parse, visit } from './checks/syntax-tree';

/** The scripts that build the client are left out, since they read nothing but the client. */
const OF_THE_PRODUCT = /^(?:schema|server|client(?!\/build)|demo|tools)\//;
/** A file without a repetition cannot backtrack. Skipping it saves the time of parsing, which is the largest part. */
const HAS_REPETITION = /\/[^/\n]*[+*},][^\n]*\//;
const isBuilt = (text: string) => /\bRegExp\(/.test(text);

/** How an expression is more than linear; empty where it is linear. */
const growth = (source: string, flags: string): string[] =>
  /[+*}]/.test(source) ? analyse({ source, flags }).reports.map(({ type }) => `/${source}/${flags} (${type})`) : [];

function superLinear(files: FileMap): string[] {
  const found: string[] = [];
  for (const [name, text] of files) {
    if (!OF_THE_PRODUCT.test(name) || !isScript(name) || isGenerated(name) || !(HAS_REPETITION.test(text) || isBuilt(text))) continue;
    const tree = parse(name, text);
    visit(tree, (node) => {
      if (node.type === 'RegExpLiteral') found.push(...growth(String(node.pattern), String(node.flags)).map((line) => `${name}: ${line}`));
    });
    for (const { source, flags } of isBuilt(text) ? builtExpressions(tree) : [])
      found.push(
        ...(source === null ? ['a part is neither constant nor escaped'] : growth(source, flags)).map((line) => `${name}: ${line}`),
      );
  }
  return found;
}

it('every regular expression takes linear time', () => {
  expect(superLinear(readSources())).toEqual([]);
});

it.each([['/\\d+$/'], ['/[^/]+$/'], ['/(a+)+b/'], ['/\\s*,\\s*/'], ['/x.*y.*z/s']])('%s would be found', (expression) => {
  const files = plant(
    new Map(),
    'server/platform/planted.ts',
    `export const planted = (text: string) => text.replace(${expression}, '');\n`,
  );
  expect(superLinear(files)).not.toEqual([]);
});

it.each([
  ['new RegExp(`${text}$`)'],
  ['new RegExp(text)'],
  ['RegExp(`a{1,3}${text}`)'],
  ["new RegExp('\\\\d+$')"],
  ['new RegExp(`${SPACES}x`)'],
  ['new RegExp(`(${inPattern(text)}+)+y`)'],
  ["new RegExp(`^${text.split('x').join('y')}$`)"],
])('%s, built of a text, would be found', (expression) => {
  const files = plant(
    new Map(),
    'server/platform/planted.ts',
    `const SPACES = '\\\\s*'; export const planted = (text: string) => text.replace(${expression}, '');\n`,
  );
  expect(superLinear(files)).not.toEqual([]);
});

it.each([
  ['new RegExp(`^${inPattern(text)}$`)'],
  ['new RegExp(`^[0-9]{${least},${most}}$`)'],
  ["new RegExp(`^(${texts.map(inPattern).join('|')})$`)"],
])('%s is linear', (expression) => {
  const files = plant(
    new Map(),
    'server/platform/planted.ts',
    `export const planted = (text: string) => text.replace(${expression}, '');\n`,
  );
  expect(superLinear(files)).toEqual([]);
});

it('an escaped text is found literally', () => {
  for (const text of ['a.b', '(a+)+$', '[x]{2}', '\\d|^', '/$&/'])
    for (const flags of ['', 'u', 'i']) expect(new RegExp(`^${inPattern(text)}$`, flags).exec(text)?.[0]).toBe(text);
  expect(new RegExp(`^${inPattern('a.b')}$`).test('axb')).toBe(false);
});
