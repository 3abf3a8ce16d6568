/**
 * One name for one thing in arguments and input fields: the same scalar type wherever a name is used, and one name for
 * the slug of a category.
 */
import { getNamedType, type GraphQLInputType, type GraphQLSchema, isInputObjectType, isObjectType, isScalarType } from 'graphql';

interface Taken {
  /** `Query.products(first)` or `ProductFilter.search`. */
  readonly place: string;
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue: unknown;
}

const TIMES = new Set(['DateTimeISO', 'Date', 'Month']);

/** Returns the arguments that clients should still send, without deprecated names. */
function takenBy(schema: GraphQLSchema): Taken[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type) => {
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter((field) => !field.deprecationReason);
      return fields.map((field) => ({ ...field, place: `${type.name}.${field.name}` }));
    }
    if (!isObjectType(type)) return [];
    const fields = Object.values(type.getFields()).filter((field) => !field.deprecationReason);
    return fields.flatMap((field) =>
      field.args.filter((arg) => !arg.deprecationReason).map((arg) => ({ ...arg, place: `${type.name}.${field.name}(${arg.name})` })),
    );
  });
}

/** Names that have several scalar types. Enums and input objects may share a name: a `status` is of what is listed. */
export function severalTypes(schema: GraphQLSchema, exceptions: readonly string[]): string[] {
  const byName = new Map<string, Map<string, string>>();
  for (const { place, name, type } of takenBy(schema)) {
    const named = getNamedType(type);
    if (!isScalarType(named) || exceptions.includes(place)) continue;
    byName.set(name, (byName.get(name) ?? new Map<string, string>()).set(named.name, place));
  }
  const several = [...byName].filter(([, types]) => types.size > 1);
  return several.map(([name, types]) => `${name}: ${[...types].map(([type, place]) => `${type} in ${place}`).join(', ')}`);
}

/** A category is named by `categorySlug: ID` or `categorySlugs: [ID!]`. */
export function namelessCategories(schema: GraphQLSchema): string[] {
  const named = takenBy(schema).filter(({ name }) => /categor/i.test(name));
  const forms: Readonly<Record<string, RegExp>> = { categorySlug: /^ID!?$/, categorySlugs: /^\[ID!\]!?$/ };
  return named.filter(({ name, type }) => !forms[name]?.test(String(type))).map(({ place, type }) => `${place}: ${String(type)}`);
}

/** A time filter is named by the field it compares: `placedFrom`, not `from`. */
export function namelessTimes(schema: GraphQLSchema, exceptions: readonly string[]): string[] {
  const nameless = takenBy(schema).filter(
    ({ name, place }) => /^(from|until|since|before|after)$/.test(name) && !exceptions.includes(place),
  );
  return nameless.filter(({ type }) => TIMES.has(getNamedType(type).name)).map(({ place }) => place);
}

/** Pages that begin with another size. */
export function otherPageSizes(schema: GraphQLSchema, size: number): string[] {
  const pages = takenBy(schema).filter(({ name }) => name === 'first');
  return pages.filter(({ defaultValue }) => defaultValue !== size).map(({ place }) => place);
}
