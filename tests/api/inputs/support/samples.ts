/** The smallest value of each type of the GraphQL schema. */
import { type GraphQLInputType, getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

export const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

const SAMPLES: Readonly<Record<string, unknown>> = {
  ID: UNKNOWN_ID,
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1',
  Percent: '1',
  Upload: null,
  DateTimeISO: '2026-12-01T00:00:00Z',
  Date: '2026-12-01',
  Month: '2026-11',
  PhoneNumber: '01712345678',
};

/** A value that fits the type, as small as it may be; `known` has values by the name of their argument or field. */
export function sample(type: GraphQLInputType, known: Readonly<Record<string, unknown>> = {}, name = ''): unknown {
  if (known[name] !== undefined) return known[name];
  const inner = getNullableType(type);
  if (isListType(inner)) return [sample(inner.ofType, known)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (!isInputObjectType(inner)) return SAMPLES[inner.name] ?? 'x';
  const needed = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(needed.map((field) => [field.name, sample(field.type, known, field.name)]));
}
