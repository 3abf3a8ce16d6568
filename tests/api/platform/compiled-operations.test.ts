/**
 * Compiled queries respond exactly as graphql-js does: every query of the web client, with values, nulls and failures
 * of our own making.
 */
import { execute, type GraphQLObjectType, type GraphQLSchema, parse } from 'graphql';
import type { DependencyContainer } from 'tsyringe';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { CompiledOperations } from '../../../server/platform/fast/compiled-operations';
import { clientOperations, documentOf, variablesOf } from '../../support/client-operations';
import { expectSame, fakeResolvers, notified, resultOf } from './support/fake-resolvers';

const queries = clientOperations.filter(({ operation }) => operation === 'query');

describe.each([0, 2, 5])('with the luck of %i', (luck) => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = fakeResolvers(await buildAppSchema(), luck);
  });

  it.each(queries.map((operation) => [operation.name?.value ?? '', operation] as const))('%s', async (_name, operation) => {
    const args = { schema, document: documentOf(operation), variableValues: variablesOf(schema, operation), contextValue: {} };
    const walked = notified(await execute(args));
    const written = await new CompiledOperations(1).write(args);
    if (written) expectSame(notified(resultOf(written)), walked);
  });
});

describe('a query', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = fakeResolvers(await buildAppSchema(), 1);
  });

  it('with wrong variables has the messages of graphql-js, and runs nothing', async () => {
    const document = parse('query ($first: Int!, $sort: ProductSort) { products(first: $first, sort: $sort) { totalCount } }');
    const args = { schema, document, variableValues: { first: 'many', sort: 'ODD' }, options: { maxCoercionErrors: 5 } };
    const written = await new CompiledOperations(1).write(args);
    expect(written && resultOf(written)).toEqual(await execute(args));
  });

  it('is not mixed up with another one of its document, and is compiled when it comes a third time', async () => {
    const document = parse('query A { categories { slug } } query B { divisions { nameEn } }');
    const operations = new CompiledOperations(3);
    for (const [at, operationName] of ['A', 'B', 'A', 'B', 'A', 'B'].entries()) {
      const args = { schema, document, operationName };
      const written = await operations.write(args);
      if (at < 4) expect(written).toBeNull();
      else expectSame(notified(resultOf(written ?? { data: '' })), notified(await execute(args)));
    }
  });

  it('of an operation that the document does not have is left to graphql-js', async () => {
    const document = parse('query A { products { totalCount } } query B { categories { slug } }');
    expect(new CompiledOperations(1).write({ schema, document, operationName: 'C' })).toBeNull();
  });
});

it('reads plain fields without a resolver, and calls fields of a shared resolver class directly', async () => {
  const container = { resolve: () => ({}) } as unknown as DependencyContainer;
  const schema = await buildAppSchema(container);
  const fieldOf = (coordinate: string) => {
    const [type = '', field = ''] = coordinate.split('.');
    return (schema.getType(type) as GraphQLObjectType).getFields()[field];
  };
  const plain = ['Product.name', 'Seller.id', 'Order.total', 'OrderLine.unitPrice', 'PageInfo.endCursor', 'Account.name'];
  expect(plain.filter((coordinate) => fieldOf(coordinate)?.resolve)).toEqual([]);
  expect(fieldOf('Seller.district')?.resolve).toHaveLength(3); // type-graphql's own take the field's description too
});
