/** Compiled operations respond exactly as graphql-js does: every operation of the web client, with values, nulls and failures of our own making. */
import {
  execute,
  type ExecutionResult,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { buildAppSchema } from '../../../server/app/build-schema';
import { versionConflict } from '../../../server/platform/errors/common-errors';
import { CompiledOperations } from '../../../server/platform/graphql/execution/compiled-operations';
import { clientOperations, documentOf, variablesOf } from '../../support/client-operations';

const SCALARS: Record<string, unknown> = {
  ...{ ID: 'id', String: 'text', Int: 7, Float: 1.5, Boolean: true, Decimal: '1.50' },
  DateTimeISO: new Date('2026-01-02T03:04:05.000Z'),
};

const NOTHING_FAILS = -1;

const withoutSockets = clientOperations.filter(({ operation }) => operation !== 'subscription');
const isUploading = ({ variableDefinitions }: OperationDefinitionNode) => JSON.stringify(variableDefinitions).includes('"Upload"');

/** Every field gets a value of its type, at once or later; null, an error or an accident now and then, by its place. */
function fakeResolvers(schema: GraphQLSchema, luck: number): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const [index, field] of Object.values(type.getFields()).entries()) {
      const number = index + type.name.length + luck;
      field.resolve = (_root, given: unknown) => {
        if (luck === NOTHING_FAILS) return fake(field.type);
        if (number % 13 === 0) throw versionConflict('product.changed', 2);
        if (number % 17 === 0) throw new Error(`unforeseen ${JSON.stringify(given)}`);
        if (number % 7 === 0) return null;
        const value = fake(field.type);
        return number % 2 === 0 ? Promise.resolve(value) : value;
      };
    }
  }
  return schema;
}

function fake(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [fake(inner.ofType), isNonNullType(inner.ofType) ? fake(inner.ofType) : null];
  if (isScalarType(inner)) return SCALARS[inner.name];
  return isEnumType(inner) ? inner.getValues()[0]?.value : {};
}

interface Told {
  readonly data: unknown;
  readonly errors: readonly unknown[];
}

function notified({ data, errors = [] }: ExecutionResult): Told {
  return {
    data: data === undefined ? undefined : JSON.parse(JSON.stringify(data)),
    errors: errors.map(({ message, path, locations, originalError }) => ({ message, path, locations, originalError })),
  };
}

/** Where several fields of one object fail, graphql-js reports one of them and graphql-jit another or all. */
function expectSame(compiled: Told, walked: Told): void {
  expect(compiled.data).toEqual(walked.data);
  expect(compiled.errors.length > 0).toBe(walked.errors.length > 0);
}

describe.each([0, 2, 5])('with the luck of %i', (luck) => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = fakeResolvers(await buildAppSchema(), luck);
  });

  it.each(
    withoutSockets.filter((operation) => !isUploading(operation)).map((operation) => [operation.name?.value ?? '', operation] as const),
  )('%s', async (_name, operation) => {
    const args = { schema, document: documentOf(operation), variableValues: variablesOf(schema, operation), contextValue: {} };
    expectSame(notified(await new CompiledOperations(1).run(args)), notified(await execute(args)));
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
