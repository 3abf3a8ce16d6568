/**
 * The emitted schema is the documentation partners read: every type, field, argument, field of an input and value of an
 * enum carries a description.
 */
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';

interface Described {
  readonly name: string;
  readonly description?: string | null;
}

export function undescribed(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)))
    .flatMap((type) => {
      const itself: Described[] = [type];
      const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
      const parts: Described[] = isInputObjectType(type)
        ? Object.values(type.getFields())
        : isEnumType(type)
          ? [...type.getValues()]
          : fields;
      const args = fields.flatMap((field) => field.args.map((arg) => ({ ...arg, name: `${field.name}(${arg.name})` })));
      return [...itself, ...[...parts, ...args].map((part) => ({ ...part, name: `${type.name}.${part.name}` }))]
        .filter(({ description }) => !description?.trim())
        .map(({ name }) => name);
    });
}
