/** The emitted schema is the documentation partners read: every type, field, argument of an input and enum of ours carries a description. */
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';

const roots = new Set(['Query', 'Mutation', 'Subscription']);

export function undescribed(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)))
    .flatMap((type) => {
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
      return [
        ...(type.description || roots.has(type.name) || (isScalarType(type) && !isEnumType(type)) ? [] : [type.name]),
        ...fields.filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`),
      ];
    });
}
