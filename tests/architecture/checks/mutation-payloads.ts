/**
 * The result of a mutation has to be able to grow. So it is an object: the thing that was changed, or a payload that is
 * named after the mutation (docs/decisions/0047-mutation-payloads.md).
 */
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Payloads of several mutations that do the same in different ways. */
const SHARED: Readonly<Record<string, string>> = { AuthPayload: 'who is signed in, however it was done' };

/**
 * A line for each mutation or payload that breaks the rule. Deprecated mutations stay as they are until they are
 * removed.
 */
export function payloadFaults(schema: GraphQLSchema): string[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ deprecationReason }) => !deprecationReason);
  const payloads = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && isPayload(type.name),
  );
  return [
    ...mutations.flatMap(returnFaults),
    ...payloads
      .filter(({ name }) => !mutations.some((mutation) => getNamedType(mutation.type).name === name))
      .map(({ name }) => `${name}: no mutation returns it`),
  ];
}

function returnFaults({ name, type }: GraphQLField<unknown, unknown>): string[] {
  const returned = getNullableType(type);
  if (!isObjectType(returned)) return [`Mutation.${name}: returns ${String(type)}, which cannot grow`];
  if (!isNonNullType(type)) return [`Mutation.${name}: may return null, an error says more`];
  const wanted = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
  const isNamed = !isPayload(returned.name) || returned.name === wanted || SHARED[returned.name] !== undefined;
  return isNamed ? [] : [`Mutation.${name}: its payload is named ${wanted}`];
}

const isPayload = (name: string): boolean => name.endsWith('Payload');
