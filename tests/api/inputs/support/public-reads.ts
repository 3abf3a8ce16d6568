/**
 * Every query of the schema that a visitor may send, with each of its optional arguments once, and as much of its
 * result as one may ask for.
 */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { limits } from '../../../../schema/values/limits';
import { rolesOf } from './places';
import { sample } from './samples';

/** Values by the name of an argument or field, and ids by the type of what they name. */
export interface Known {
  readonly values: Readonly<Record<string, unknown>>;
  readonly ids: Readonly<Record<string, string>>;
}

export interface PublicRead {
  readonly name: string;
  readonly field: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The document asks so many times for the field, and for fields so deep in its result. */
  readonly document: (copies: number, depth: number) => string;
}

const isForVisitors = (field: GraphQLField<unknown, unknown>) => rolesOf(field).includes('visitor');
const needsNothing = ({ args }: GraphQLField<unknown, unknown>) => args.every(({ type }) => !isNonNullType(type));

function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isInterfaceType(named))
    return ` { __typename ... on Product${selectionOf(schema, schema.getType('Product') as GraphQLOutputType, depth)} }`;
  if (!isObjectType(named)) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(
    (field) => isForVisitors(field) && needsNothing(field) && (isLeafType(getNamedType(field.type)) || depth > 1) && field.name !== 'edges',
  );
  return ` { __typename ${fields.map((field) => field.name + selectionOf(schema, field.type, depth - 1)).join(' ')} }`;
}

/** As long as a search may be, and found nowhere: reading what may be misspelt takes the most. */
const LONGEST_SEARCH = 'qzjx wvkfp ঘঢ়ছঞ ভঝঠঙ mxqzw '.repeat(limits.searchLength).slice(0, limits.searchLength);

/** The argument with each of its own fields in turn, or itself; a search also as the longest one. */
function variantsOf({ name, type }: GraphQLArgument, known: Known): [name: string, value: unknown][] {
  const inner = getNullableType(type);
  if (!isInputObjectType(inner)) {
    const value: [string, unknown] = [name, sample(type, known.values, name)];
    return name === 'search' ? [value, [`${name}, the longest`, LONGEST_SEARCH]] : [value];
  }
  const least = sample(type, known.values) as object;
  const variants = Object.values(inner.getFields()).map((field): [string, unknown] => [
    `${name}.${field.name}`,
    { ...least, [field.name]: sample(field.type, known.values, field.name) },
  ]);
  return 'search' in inner.getFields() ? [...variants, [`${name}.search, the longest`, { ...least, search: LONGEST_SEARCH }]] : variants;
}

function readsOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, known: Known): PublicRead[] {
  const idOf = { id: known.ids[getNamedType(field.type).name] };
  const needed = Object.fromEntries(
    field.args
      .filter(({ name, type }) => isNonNullType(type) || name === 'first')
      .map(({ name, type }) => [name, sample(type, { ...known.values, ...idOf }, name)]),
  );
  const read = (name: string, given: Readonly<Record<string, unknown>>): PublicRead => {
    const args = field.args.filter((arg) => arg.name in given);
    const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    return {
      name,
      field: field.name,
      variables: given,
      document: (copies, depth) => {
        // once as a fragment: a document may have a thousand tokens
        const selection = selectionOf(schema, field.type, depth);
        const asked = `${field.name}${passed && `(${passed})`}${selection && ' { ...F }'}`;
        const all = Array.from({ length: copies }, (_, at) => `a${at}: ${asked}`).join(' ');
        const fragment = selection && `fragment F on ${getNamedType(field.type).name}${selection}`;
        return `query ${declared && `(${declared}) `}{ ${all} } ${fragment}`;
      },
    };
  };
  const optional = field.args.filter(({ name }) => !(name in needed) && name !== 'after');
  return [
    read(field.name, needed),
    ...('search' in needed ? [read(`${field.name}, the longest search`, { ...needed, search: LONGEST_SEARCH })] : []),
    ...optional.flatMap((arg) =>
      variantsOf(arg, known).map(([name, value]) => read(`${field.name} ${name}`, { ...needed, [arg.name]: value })),
    ),
  ];
}

export function publicReads(schema: GraphQLSchema, known: Known): PublicRead[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.filter(isForVisitors).flatMap((field) => readsOf(schema, field, known));
}
