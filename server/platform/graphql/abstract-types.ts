/**
 * Resolves interfaces and unions by the name that an object carries. type-graphql makes an asynchronous function of any
 * resolveType, and graphql-jit, which compiles the documents that come again, takes synchronous ones only.
 */
import { type GraphQLSchema, isAbstractType } from 'graphql';

/** An object of an interface or a union. */
export interface Typed<Name extends string = string> {
  readonly __typename: Name;
}

export const nameOfType = ({ __typename }: Typed): string => __typename;

export function resolveTypesByName(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value) => nameOfType(value as Typed);
  }
}
