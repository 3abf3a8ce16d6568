/**
 * Every field of the schema through which a product, a sell post or a price by quantity can be read: each needs its
 * place in tests/api/visibility.
 */
import { getNamedType, type GraphQLSchema, isAbstractType, isObjectType } from 'graphql';

const PRODUCT_FIELDS = ['Product', 'SellPost', 'PriceTier'];

/**
 * `Type.field`, of every object type, whose own type is a product or leads to one. Edges repeat the page's nodes and
 * have no rows.
 */
export function productFields(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ of: type.name, name: field.name, to: getNamedType(field.type).name })),
    );
  // an interface or a union leads where one of its types leads
  const choices = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .flatMap((type) => schema.getPossibleTypes(type).map(({ name }) => ({ of: type.name, to: name })));
  const leading = new Set(PRODUCT_FIELDS);
  for (let known = 0; known < leading.size;) {
    known = leading.size;
    for (const { of, to } of [...fields, ...choices]) if (leading.has(to)) leading.add(of);
  }
  const isEdge = ({ of, name }: { of: string; name: string }) => of.endsWith('Edge') || (of.endsWith('Connection') && name === 'edges');
  return fields.filter((field) => leading.has(field.to) && !isEdge(field)).map(({ of, name }) => `${of}.${name}`);
}
