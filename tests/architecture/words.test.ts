/**
 * Plain English, the field's terms: documents and descriptions of the API are free of a list of words, and in comments their number only falls.
 * After removing some, `LOWER_WORDS=1 npx jest -c tests/jest.config.cjs --selectProjects architecture -- words` writes the lower counts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { commentsOf } from './checks/comments';
import { isGenerated, readSources, root } from './checks/source-tree';
import { countWords, type Counts, forbidden, proseOf, risen } from './checks/words';

const BASELINE = path.join(root, 'tests/architecture/words-baseline.json');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const isLowering = process.env.LOWER_WORDS === '1';

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

const comments = [...readSources()]
  .filter(([name]) => !isGenerated(name) && !name.startsWith('schema/schema.graphql') && !name.startsWith('schema/releases/'))
  .flatMap(([name, text]) => commentsOf(name, text).map((comment) => comment.text));

const now: Readonly<Record<string, Counts>> = {
  documents: countWords([...documents.values()].flat()),
  descriptions: countWords([...descriptions.values()].flat()),
  comments: countWords(comments),
};

describe('plain English', () => {
  it('documents and descriptions of the API are free of private words', () => {
    expect(forbidden(documents)).toEqual([]);
    expect(forbidden(descriptions)).toEqual([]);
  });

  it.each(Object.keys(now))('the number of private words in %s only falls', (area) => {
    const baseline = JSON.parse(fs.readFileSync(BASELINE, 'utf8')) as Record<string, Counts>;
    expect(risen(area, now[area] ?? {}, baseline[area] ?? {})).toEqual([]);
    if (isLowering) fs.writeFileSync(BASELINE, `${JSON.stringify({ ...baseline, [area]: now[area] }, null, 2)}\n`);
  });

  it('reads all there is', () => {
    expect(documents.size).toBeGreaterThan(10);
    expect(descriptions.get('schema/schema.graphql')?.length).toBeGreaterThan(1000);
    expect(descriptions.get('schema/openapi.json')?.length).toBeGreaterThan(50);
    expect(comments.length).toBeGreaterThan(2000);
  });

  it('a planted word is caught, in any form', () => {
    expect(forbidden(new Map([['docs/x.md', ['The seller and his products', 'Buyers are told.']]]))).toHaveLength(2);
    expect(risen('comments', countWords(['kept, keeps']), { keep: 1 })).toEqual([expect.stringContaining('"keep" 2 times, 1 before')]);
    expect(risen('comments', countWords(['kept']), { keep: 1 })).toEqual([]);
  });

  it('code and the glossary’s column of words to avoid are let through', () => {
    const lines = proseOf('CONTEXT.md', '| transport | an API | – | door |\n`desk` [text](docs/door.md)\n```\nhis\n```');
    expect(forbidden(new Map([['CONTEXT.md', lines]]))).toEqual([]);
  });
});
