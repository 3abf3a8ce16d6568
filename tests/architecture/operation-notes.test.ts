/** Every operation declares in `@Operation` which keys may call it; a new one must be decided. */
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { operationNotes } from '../../server/platform/graphql/operation';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

it('each operation declares itself [W2]', () => {
  const notes = [...operationNotes(schema)];
  expect(notes.length).toBeGreaterThan(300);
  expect(notes.filter(([, note]) => !note).map(([name]) => name)).toEqual([]);
});

it('only queries that visitors may call, and never what is their own, are stored', () => {
  const stored = [...operationNotes(schema)].filter(([, note]) => note?.stored);
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter(([name]) => !name.startsWith('Query.'))).toEqual([]);
  expect(stored.filter(([, note]) => !['market', 'geography', 'entry'].includes(note?.visitors ?? ''))).toEqual([]);
});

it('the description says which keys may call it, once, whoever made the schema', () => {
  const notes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map(
      ({ name, description }) => [name, description?.match(/Key: [A-Z_a-z]+\.|Not for API keys[.:]/g) ?? []] as const,
    ),
  );
  expect(notes.length).toBeGreaterThan(300);
  expect(notes.filter(([, found]) => found.length !== 1)).toEqual([]);
});
