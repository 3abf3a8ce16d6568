/**
 * Plain English, the field’s terms: documents, descriptions of the API, comments and titles of tests are free of a list
 * of terms. Code and quoted texts do not count.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { bareLocals } from './checks/bare-locals';
import { commentsOf } from './checks/comments';
import { isCode, isGenerated, readSources, root } from './checks/source-tree';
import { readStyles } from './checks/style-scopes';
import { titlesOf } from './checks/test-titles';
import { forbidden, fragments, proseOf } from './checks/words';

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

const pages = ['README.md', 'ARCHITECTURE.md', 'CONTEXT.md', 'CHANGELOG.md'];
const docs = fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const documents = new Map([...pages, ...docs.map((name) => `docs/${name}`)].map((name) => [name, proseOf(name, read(name))]));

function graphqlDescriptions(): string[] {
  const schema = buildSchema(read('schema/schema.graphql'));
  const fieldTexts = (field: { description?: string | null; args?: readonly { description?: string | null }[] }) => [
    field.description,
    ...(field.args ?? []).map(({ description }) => description),
  ];
  const texts = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      return [type.description, ...Object.values(type.getFields()).flatMap(fieldTexts)];
    }
    return [type.description, ...(isEnumType(type) ? type.getValues().map(({ description }) => description) : [])];
  });
  return [schema.description, ...texts].filter((text) => typeof text === 'string');
}

function openapiTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(openapiTexts);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    ['description', 'summary'].includes(key) && typeof value === 'string' ? [value] : openapiTexts(value),
  );
}

const descriptions = new Map([
  ['schema/schema.graphql', graphqlDescriptions().map((text) => text.replace(/`[^`]*`/g, ''))],
  ['schema/openapi.json', openapiTexts(JSON.parse(read('schema/openapi.json'))).map((text) => text.replace(/`[^`]*`/g, ''))],
]);

const commented = [...readSources(), ...readStyles(), ['client/index.html', read('client/index.html')] as const];
const comments = new Map(
  commented
    .filter(([name]) => !isGenerated(name) && !name.startsWith('schema/schema.graphql') && !name.startsWith('schema/releases/'))
    .map(([name, text]) => [name, commentsOf(name, text).map((comment) => comment.text)]),
);

const titles = new Map(
  [...readSources()].filter(([name]) => /^tests\/.*\.test\.tsx?$/.test(name)).map(([name, text]) => [name, titlesOf(text)]),
);

describe('plain English', () => {
  it.each([
    ['documents', documents],
    ['descriptions of the API', descriptions],
    ['comments', comments],
    ['titles of tests', titles],
  ])('%s have none of the terms', (_area, passages) => {
    expect(forbidden(passages)).toEqual([]);
  });

  it('a comment begins as a sentence does', () => {
    expect(fragments(comments)).toEqual([]);
  });

  it.each(['/** What a buyer pays. */', '// Whose order it is', '/**\n * Those of the seller.\n */'])(
    'a planted fragment is caught: %j',
    (text) => {
      expect(fragments(new Map([['server/x.ts', [text]]]))).toHaveLength(1);
    },
  );

  it('a comment keeps within 120 columns, but for what switches a rule off', () => {
    const isComment = /^\s*(?:\/\/|\/?\*{1,2})\s(?!eslint-)/;
    const long = commented.flatMap(([name, text]) =>
      text
        .split('\n')
        .flatMap((line, at) => (line.length > 120 && isComment.test(line) && !isGenerated(name) ? [`${name}:${at + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });

  const isMethodOf =
    /^\s+(?:(?:async|static|private|protected|public|abstract|override) )*(?:of|(?:of|by)[A-Z]\w*)(?:<.*)?\((?!['"`]).*\{$/m;
  it('a method is a verb: none is called `of`, `ofOrder` or `byId`', () => {
    expect(commented.flatMap(([name, text]) => (isMethodOf.test(text) ? [name] : []))).toEqual([]);
    for (const name of ['of', 'ofOrder', 'byId', 'ofAll<Row>'])
      expect(isMethodOf.test(`  async ${name}(id: string): Promise<void> {`)).toBe(true);
  });

  it('a local says what it holds: none is called `found` or `known`', () => {
    expect(bareLocals(new Map([...readSources()].filter(([name]) => isCode(name) && !name.startsWith('tests/'))))).toEqual([]);
  });

  it.each([
    'const found = 1;',
    'const { rows: found } = list;',
    'const [first, known = 2] = list;',
    'const read = (known: string) => known;',
    'const read = ({ found, ...rest }: Row) => rest;',
    'class Store { read(...found: string[]) {} }',
    'class Store { constructor(private readonly known: Row) {} }',
    'function known(text: string) {}',
  ])('a planted bare name is caught: %s', (text) => {
    expect(bareLocals(new Map([['server/x.ts', text]]))).toHaveLength(1);
  });

  it('keys, members and properties may have these names', () => {
    const text = 'class Store { known = 1; found() { const { found: row = this.known } = list; return { found: row }; } }';
    expect(bareLocals(new Map([['server/x.ts', text]]))).toEqual([]);
  });

  it('reads all there is', () => {
    expect(documents.size).toBeGreaterThan(10);
    expect(descriptions.get('schema/schema.graphql')?.length).toBeGreaterThan(1000);
    expect(descriptions.get('schema/openapi.json')?.length).toBeGreaterThan(50);
    expect([...comments.values()].flat().length).toBeGreaterThan(2000);
    expect([...titles.values()].flat().length).toBeGreaterThan(2000);
  });

  it('a planted term is caught, in any form', () => {
    expect(forbidden(new Map([['docs/x.md', ['The seller and his products', 'Buyers are told.']]]))).toHaveLength(2);
    expect(forbidden(new Map([['server/x.ts', ['What is told', 'and tells']]]))).toHaveLength(2);
  });

  /** Put together, so that this file has no such title itself. */
  it.each([
    ['it', `('tells the buyer', () => {`],
    ['describe.each([[1]])', `("%i is told", () => {`],
    ['it', '(`the desk of the buyer`, () => {'],
  ])('a planted term in a title is caught: %s%s', (call, rest) => {
    expect(forbidden(new Map([['tests/x.test.ts', titlesOf(call + rest)]]))).toHaveLength(1);
  });

  it('code, quoted texts and the glossary’s column of terms to avoid are let through', () => {
    const lines = proseOf('CONTEXT.md', '| transport | an API | – | door |\n`desk` [text](docs/door.md)\n```\nhis\n```');
    expect(forbidden(new Map([['CONTEXT.md', lines]]))).toEqual([]);
    expect(forbidden(new Map([['client/x.ts', ['The button "Tell me", `tell()` and the-desk.ts']]]))).toEqual([]);
  });
});
