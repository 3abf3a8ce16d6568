/**
 * Compiled operations respond exactly as graphql-js does: every operation of the web client, with values, nulls and
 * failures of our own making.
 */
import { execute, type GraphQLObjectType, type GraphQLSchema, type OperationDefinitionNode, parse } from 'graphql';
import type { DependencyContainer } from 'tsyringe';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { versionConflict } from '../../../server/platform/errors/common-errors';
import { CompiledOperations } from '../../../server/platform/graphql/execution/compiled-operations';
import { clientOperations, documentOf, variablesOf } from '../../support/client-operations';
import { expectSame, fakeResolvers, NOTHING_FAILS, notified, resultOf } from './support/fake-resolvers';

const withoutSockets = clientOperations.filter(({ operation }) => operation !== 'subscription');
const isUploading = ({ variableDefinitions }: OperationDefinitionNode) => JSON.stringify(variableDefinitions).includes('"Upload"');

describe.each([0, 2, 5])('with the luck of %i', (luck) => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = fakeResolvers(await buildAppSchema(), luck);
  });

  it.each(
    withoutSockets.filter((operation) => !isUploading(operation)).map((operation) => [operation.name?.value ?? '', operation] as const),
  )('%s', async (_name, operation) => {
    const args = { schema, document: documentOf(operation), variableValues: variablesOf(schema, operation), contextValue: {} };
    const walked = notified(await execute(args));
    expectSame(notified(await new CompiledOperations(1).run(args)), walked);
    const written = await new CompiledOperations(1).write(args);
    if (written) expectSame(notified(resultOf(written)), walked);
  });
});

describe('a failure', () => {
  const failing = async (coordinate: string, failure: Error) => {
    const schema = fakeResolvers(await buildAppSchema(), NOTHING_FAILS);
    const [type = '', field = ''] = coordinate.split('.');
    const found = (schema.getType(type) as GraphQLObjectType).getFields()[field];
    if (found) found.resolve = () => Promise.reject(failure);
    const args = { schema, document: parse('{ products { nodes { id originalPrice name } } categories { slug } }') };
    return [notified(await new CompiledOperations(1).run(args)), notified(await execute(args))];
  };

  it('of a field that may be null leaves null there and is notified with its place and its cause', async () => {
    const rejection = versionConflict('product.changed', 2);
    const [compiled, walked] = await failing('Product.originalPrice', rejection);
    expect(compiled).toEqual(walked);
    expect(compiled?.errors[0]).toMatchObject({ path: ['products', 'nodes', 0, 'originalPrice'], originalError: rejection });
  });

  it('of a field that may not be null takes what holds it away', async () => {
    const [compiled, walked] = await failing('Query.products', new Error('unforeseen'));
    expect(compiled).toEqual(walked);
    expect(compiled?.data).toBeNull();
  });
});

describe('what is not compiled', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = fakeResolvers(await buildAppSchema(), 1);
  });

  it('reports wrong variables with the messages of graphql-js, and runs nothing', async () => {
    const document = parse('query ($first: Int!, $sort: ProductSort) { products(first: $first, sort: $sort) { totalCount } }');
    const args = { schema, document, variableValues: { first: 'many', sort: 'ODD' }, options: { maxCoercionErrors: 5 } };
    const result = await new CompiledOperations(1).run(args);
    expect(result).toEqual(await execute(args));
    expect(result.errors).toHaveLength(2);
  });

  it('reports a missing operation as graphql-js does', async () => {
    const args = { schema, document: parse('query A { products { totalCount } } query B { categories { slug } }'), operationName: 'C' };
    expect(await new CompiledOperations(1).run(args)).toEqual(await execute(args));
  });

  it('does not mix up two operations of one document', async () => {
    const document = parse('query A { categories { slug } } query B { divisions { nameEn } }');
    const operations = new CompiledOperations(1);
    for (const operationName of ['A', 'B', 'A']) {
      const args = { schema, document, operationName };
      expectSame(notified(await operations.run(args)), notified(await execute(args)));
    }
  });

  it('follows @skip and @include', async () => {
    const document = parse('query ($with: Boolean!) { categories { slug nameEn @include(if: $with) nameBn @skip(if: $with) } }');
    const operations = new CompiledOperations(1);
    for (const wanted of [true, false]) {
      const args = { schema, document, variableValues: { with: wanted } };
      expectSame(notified(await operations.run(args)), notified(await execute(args)));
    }
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
