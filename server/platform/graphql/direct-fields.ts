/**
 * Field resolvers that the executor calls directly. type-graphql would build an array of parameters, a chain of
 * middleware and a promise for each field of each row, and a list of 24 products has hundreds of them. For fields that
 * everyone may read who has their object.
 */
import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions, getMetadataStorage } from 'type-graphql';

const DIRECT = 'direct';

/**
 * Marks such a field resolver. Its parameters may be `@Root()`, `@Arg()` and `@Context()`, nothing else, and it bears
 * no `@Authorized`.
 */
export function DirectField(): MethodDecorator & PropertyDecorator {
  return Extensions({ [DIRECT]: true });
}

export function isDirect({ extensions }: GraphQLField<unknown, unknown>): boolean {
  return extensions[DIRECT] === true;
}

type Methods = Readonly<Record<string, (...values: unknown[]) => unknown>>;

/**
 * `instanceOf` makes or finds the object of one of these resolver classes. Throws for a marked method that cannot be
 * called so.
 */
export function callFieldsDirectly(schema: GraphQLSchema, resolvers: readonly unknown[], instanceOf: (resolver: unknown) => unknown): void {
  for (const { target, methodName, schemaName, getObjectType, params = [], roles, middlewares = [] } of getMetadataStorage()
    .fieldResolvers) {
    const resolver = resolvers.find((one) => one === target || Object.prototype.isPrototypeOf.call(target, one as object));
    if (!resolver) continue;
    const type = schema.getType(typeNameOf(getObjectType?.()) ?? '');
    const field = isObjectType(type) ? type.getFields()[schemaName] : undefined;
    if (!field || !isDirect(field)) continue;
    if (roles || middlewares.length > 0) throw new Error(`A field with a guard cannot be called directly: ${schemaName}.`);
    const readers = params.toSorted((left, right) => left.index - right.index).map((param) => readerOf(param, schemaName));
    field.resolve = callerOf(instanceOf(resolver) as Methods, methodName, readers);
  }
}

type Reader = (object: unknown, values: Readonly<Record<string, unknown>>, context: unknown) => unknown;

interface Parameter {
  readonly kind: string;
  readonly name?: string;
  readonly propertyName?: string | undefined;
}

function readerOf({ kind, name = '', propertyName }: Parameter, field: string): Reader {
  if (kind === 'root' && propertyName === undefined) return (object) => object;
  if (kind === 'context' && propertyName === undefined) return (_object, _values, context) => context;
  if (kind === 'arg') return (_object, values) => values[name];
  throw new Error(`A field that is called directly takes its object, plain arguments and the context only: ${field}.`);
}

/**
 * Returns a function that calls the method. Methods of one and two parameters are called without an argument list,
 * which is faster.
 */
function callerOf(methods: Methods, name: string, readers: readonly Reader[]): GraphQLFieldResolver<unknown, unknown> {
  const [first, second, ...others] = readers;
  if (first && !second) return (object, values, context) => methods[name]?.(first(object, values, context));
  if (first && second && others.length === 0) {
    return (object, values, context) => methods[name]?.(first(object, values, context), second(object, values, context));
  }
  return (object, values, context) => methods[name]?.(...readers.map((read) => read(object, values, context)));
}

function typeNameOf(objectType: unknown): string | undefined {
  return getMetadataStorage().objectTypes.find(({ target }) => target === objectType)?.name;
}
