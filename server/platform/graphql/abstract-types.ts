/**
 * Resolves interfaces and unions by the name that an object carries. type-graphql makes an asynchronous function of any
 * resolveType, which costs a promise for each object.
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
