/** Documents that ask for one field again and again, in every disguise, end before graphql-js compares their fields. */
import { parse, specifiedRules, buildSchema, validate } from 'graphql';
import { DOCUMENT_LIMITS, documentLimits, withinLimits } from '../../server/platform/graphql/limits/document-limits';

const schema = buildSchema('type Query { id: ID a: Query b: Query c: Query }');
const most = DOCUMENT_LIMITS.sameFields;
const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, index) => text(index)).join(' ');
const found = (query: string) =>
  validate(schema, withinLimits(parse(query)), [...specifiedRules, documentLimits], { maxErrors: 4 }).map(({ message }) => message);
const tooMany = (count: number) => [`The same field in one place: at most ${most} are allowed, found ${count}.`];

it('as often as is allowed is allowed, in several places each', () => {
  const ids = times(most, () => 'id');
  expect(found(`{ ${ids} a { ${ids} b { ${ids} } } c { ...F } } fragment F on Query { ${ids} }`)).toEqual([]);
});

const disguises: Readonly<Record<string, [string, number]>> = {
  'a leaf': [`{ ${times(most + 1, () => 'id')} }`, most + 1],
  'an object with selections': [`{ a { ${times(235, () => 'b { id }')} } }`, 235],
  'inline fragments': [`{ ${times(most + 1, () => '... on Query { id }')} }`, most + 1],
  'fragments of their own': [`{ ${times(40, (n) => `...F${n}`)} } ${times(40, (n) => `fragment F${n} on Query { id }`)}`, 40],
  'a chain of fragments': [`{ ...F0 } ${times(40, (n) => `fragment F${n} on Query { id ${n < 39 ? `...F${n + 1}` : ''} }`)}`, 40],
  'parts that are merged': [`{ ${times(6, () => `a { ${times(6, () => 'id')} }`)} }`, 36],
  'parts of parts': [`{ ${times(4, () => `a { ${times(3, () => `b { ${times(3, () => 'c { id }')} }`)} }`)} }`, 36],
  'one alias': [`{ ${times(most + 1, () => 'x: id')} }`, most + 1],
  'a fragment that nothing uses': [`{ id } fragment F on Query { ${times(most + 1, () => 'id')} }`, most + 1],
};

it.each(Object.entries(disguises))('%s', (_, [query, count]) => {
  expect(found(query)[0]).toBe(tooMany(count)[0]);
});

it('operations are counted, whichever is asked for', () => {
  const { operations } = DOCUMENT_LIMITS;
  const document = (count: number) => times(count, (n) => `query Q${n} { id }`);
  expect(found(document(operations))).toEqual([]);
  expect(found(document(operations + 1))).toEqual([`Operations: at most ${operations} are allowed, found ${operations + 1}.`]);
});

it('what doubles itself, or is inside itself, is not unfolded', () => {
  const doubling = times(60, (n) => `fragment F${n} on Query { a { ...F${n + 1} } b { ...F${n + 1} } }`);
  expect(found(`{ ...F0 } ${doubling} fragment F60 on Query { id }`).join()).toContain('Fields: at most');
  const cycle = 'fragment F on Query { a { ...F ...G } b { ...F } c { ...G } } fragment G on Query { a { ...F } b { ...G ...F } }';
  expect(found(`{ ...F } ${cycle}`).join()).toContain('within itself');
});
