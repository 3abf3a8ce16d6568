/**
 * No regular expression of the product takes more than linear time: each is read from the syntax tree and analysed,
 * whatever text it is given today.
 */
import { analyse } from 'scslre';
import { type FileMap, isGenerated, isScript, plant, readSources } from './checks/source-tree';
import { parse, visit } from './checks/syntax-tree';

/** The scripts that build the client are left out, since they read nothing but the client. */
const OF_THE_PRODUCT = /^(?:schema|server|client(?!\/build)|demo|tools)\//;
/** A file without a repetition cannot backtrack. Skipping it saves the time of parsing, which is the largest part. */
const HAS_REPETITION = /\/[^/\n]*[+*},][^\n]*\//;

function superLinear(files: FileMap): string[] {
  const found: string[] = [];
  for (const [name, text] of files) {
    if (!OF_THE_PRODUCT.test(name) || !isScript(name) || isGenerated(name) || !HAS_REPETITION.test(text)) continue;
    visit(parse(name, text), (node) => {
      if (node.type !== 'RegExpLiteral') return;
      const [source, flags] = [String(node.pattern), String(node.flags)];
      if (!/[+*}]/.test(source)) return;
      for (const { type } of analyse({ source, flags }).reports) found.push(`${name}: /${source}/${flags} (${type})`);
    });
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
