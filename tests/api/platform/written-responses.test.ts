/** Queries that are written as text respond exactly as graphql-js does, and leave to it what is unusual. */
import {
  type DocumentNode,
  execute,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { CompiledOperations } from '../../../server/platform/fast/compiled-operations';
import type { Written } from '../../../server/platform/graphql/execution/fast-path';
import { clientOperations, documentOf, variablesOf } from '../../support/client-operations';
import { fakeResolvers, NOTHING_FAILS, notified, resultOf } from './support/fake-resolvers';

describe('a query of which nothing fails is written', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = fakeResolvers(await buildAppSchema(), NOTHING_FAILS);
  });

  const queries = clientOperations.filter(({ operation }) => operation === 'query');

  it.each(queries.map((operation) => [operation.name?.value ?? '', operation] as const))('%s', async (_name, operation) => {
    const args = { schema, document: documentOf(operation), variableValues: variablesOf(schema, operation), contextValue: {} };
    const written = await new CompiledOperations(1).write(args);
    if (hasDirectiveOrInterface(schema, documentOf(operation))) return expect(written).toBeNull();
    const walked = await execute(args);
    // a variable of a form of its own has none here
    expect(written).toEqual(walked.errors ? { result: walked } : { data: JSON.stringify(walked.data) });
  });

  const textOf = async (source: string, values: Readonly<Record<string, unknown>>) => {
    const fields = (schema.getType('Product') as GraphQLObjectType).getFields();
    for (const [name, value] of Object.entries(values)) if (fields[name]) fields[name].resolve = () => value;
    const args = { schema, document: parse(source) };
    return [await new CompiledOperations(1).write(args), { data: JSON.stringify((await execute(args)).data) }];
  };

  it.each(['a "quoted" \\ text', 'line\nbreak\u0000\u001f', 'ঢাকা 🌾', 'half \ud83c of a pair', '\u2028', 'long '.repeat(100)])(
    'with the text %j',
    async (name) => {
      const [written, walked] = await textOf('{ products { nodes { name } } }', { name });
      expect(written).toEqual(walked);
    },
  );

  it.each([0, -0, 1.5, 1e21, 2 ** 31 - 1])('with the number %d', async (ratingAverage) => {
    const [written, walked] = await textOf('{ products { nodes { ratingAverage } } }', { ratingAverage });
    expect(written).toEqual(walked);
  });

  it('with fields of one name put together, fragments, aliases and type names', async () => {
    const source = `{ products { __typename nodes { title: name ...Seller seller { id } } } }
      fragment Seller on Product { seller { name } ... on Node { id } ... { price } }`;
    const [written, walked] = await textOf(source, {});
    expect(written).toEqual(walked);
  });

  it('with parts that come later, in lists within them too', async () => {
    const images = Promise.resolve([Promise.resolve({}), {}]);
    const [written, walked] = await textOf('{ products { nodes { name images { url } seller { id } } } }', {
      images,
      name: Promise.resolve('x'),
    });
    expect(written).toEqual(walked);
  });
});

describe('a query of which something fails', () => {
  it('is not read a second time: graphql-js is given what the root returned', async () => {
    const schema = fakeResolvers(await buildAppSchema(), NOTHING_FAILS);
    const fields = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
    const [products, categories] = [jest.fn(() => Promise.resolve({ nodes: [{}] })), jest.fn(() => Promise.reject(new Error('away')))];
    Object.assign(fields('Query').products ?? {}, { resolve: products });
    Object.assign(fields('Query').categories ?? {}, { resolve: categories });
    Object.assign(fields('ProductConnection').nodes ?? {}, { resolve: ({ nodes }: { nodes: unknown }) => nodes });
    Object.assign(fields('Product').originalPrice ?? {}, { resolve: () => Promise.reject(new Error('unforeseen')) });
    const args = {
      schema,
      document: parse('{ a: products { nodes { originalPrice name } } b: categories { slug } c: products { nodes { name } } }'),
    };
    const written = await new CompiledOperations(1).write(args);
    expect([products.mock.calls.length, categories.mock.calls.length]).toEqual([2, 1]);
    expect(notified(resultOf(written as Written))).toEqual(notified(await execute(args)));
  });

  it.each([
    ['Product.name', null],
    ['Product.ratingCount', 2 ** 31],
    ['Product.ratingCount', 1.5],
    ['Product.ratingAverage', Infinity],
    ['Product.unit', 'MOON'],
    ['Product.createdAt', new Date(NaN)],
    ['Product.price', {}],
    ['Product.seller', 7],
    ['Product.seller', new Error('returned')],
    ['Product.images', 'none'],
  ])('since %s is %p', async (coordinate, value) => {
    const schema = fakeResolvers(await buildAppSchema(), NOTHING_FAILS);
    const field = (schema.getType('Product') as GraphQLObjectType).getFields()[coordinate.slice(8)];
    if (field) field.resolve = () => value;
    const selected = ['seller', 'images'].includes(coordinate.slice(8)) ? `${coordinate.slice(8)} { id }` : coordinate.slice(8);
    const args = { schema, document: parse(`{ products { totalCount nodes { ${selected} } } }`) };
    const written = await new CompiledOperations(1).write(args);
    expect(notified(resultOf(written as Written))).toEqual(notified(await execute(args)));
  });
});

function hasDirectiveOrInterface(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  const look = () => {
    found ||= isAbstractType(getNamedType(types.getType()));
  };
  visit(document, visitWithTypeInfo(types, { Directive: () => void (found = true), Field: look }));
  return found;
}
