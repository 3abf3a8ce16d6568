/** The schema with resolvers of our own making, and results in a form that can be compared. */
import {
  type ExecutionResult,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { versionConflict } from '../../../../server/platform/errors/common-errors';
import type { Written } from '../../../../server/platform/graphql/execution/fast-path';

const SCALARS: Record<string, unknown> = {
  ID: 'id',
  String: 'text',
  Int: 7,
  Float: 1.5,
  Boolean: true,
  Decimal: '1.50',
  Percent: 12.5,
  Date: '2026-01-02',
  Month: '2026-01',
  DateTimeISO: new Date('2026-01-02T03:04:05.000Z'),
};

export const NOTHING_FAILS = -1;

/** Every field gets a value of its type, at once or later; null, an error or an accident now and then, by its place. */
export function fakeResolvers(schema: GraphQLSchema, luck: number): GraphQLSchema {
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

export interface Told {
  readonly data: unknown;
  readonly errors: readonly unknown[];
}

export function notified({ data, errors = [] }: ExecutionResult): Told {
  return {
    data: data === undefined ? undefined : JSON.parse(JSON.stringify(data)),
    errors: errors.map(({ message, path, locations, originalError }) => ({ message, path, locations, originalError })),
  };
}

/** Where several fields of one object fail, graphql-js reports one of them and the writer another. */
export function expectSame(compiled: Told, walked: Told): void {
  expect(compiled.data).toEqual(walked.data);
  expect(compiled.errors.length > 0).toBe(walked.errors.length > 0);
}

export const resultOf = (written: Written): ExecutionResult =>
  'data' in written ? { data: JSON.parse(written.data) as ExecutionResult['data'] } : written.result;
