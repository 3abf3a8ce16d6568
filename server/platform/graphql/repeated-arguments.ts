/**
 * Queries whose arguments have been read and validated before are called with what came of it: the market's lists are
 * asked for with the same few pages and filters all day, and converting and validating these again took a twentieth of
 * a list's processor time. Only for queries without `@Authorized` whose arguments obey RepeatedRules or no rules at
 * all. What is there for the first time, or is invalid, goes through type-graphql, which describes each error.
 */
import {
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  isInputObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isEnumType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { isRepeated, validateByRules } from './rules';

/** Parameters of a resolver's method, except those that depend on its request. */
interface Prepared {
  readonly values: Readonly<Record<string, unknown>>;
  readonly params: readonly unknown[];
}

/** How a query's method is called without type-graphql. */
export interface RepeatedMethod {
  /** Null for arguments that are not remembered. */
  prepare(values: Readonly<Record<string, unknown>>): Promise<Prepared | null>;
  call(prepared: Prepared, context: unknown, info: GraphQLResolveInfo): unknown;
}

const methods = new WeakMap<GraphQLFieldResolver<unknown, unknown>, RepeatedMethod>();

/** Undefined for a resolver whose arguments are not remembered. */
export function repeatedMethod(resolve: GraphQLFieldResolver<unknown, unknown>): RepeatedMethod | undefined {
  return methods.get(resolve);
}

/**
 * `instanceOf` makes or finds the object of one of these resolver classes. Called once, when the schema has been built.
 */
export function rememberArguments(schema: GraphQLSchema, instanceOf: (resolver: unknown) => unknown): void {
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const { target, methodName, schemaName, params = [], roles, middlewares = [] } of getMetadataStorage().queries) {
    const field = fields[schemaName];
    if (!field?.resolve || roles || middlewares.length > 0) continue;
    if (!field.args.every(({ type }) => isPlain(getNamedType(type)))) continue;
    const readers = params.toSorted((left, right) => left.index - right.index).map((param) => readerOf(param as unknown as Parameter));
    if (!readers.every((reader) => reader !== null) || !readers.some((reader) => 'convert' in reader && isRepeated(reader.type))) continue;
    const instance = instanceOf(target) as Readonly<Record<string, (...values: unknown[]) => unknown>>;
    methods.set(field.resolve, new Method((values) => instance[methodName]?.(...values), readers));
  }
}

/** Scalars whose values JSON distinguishes. */
const SCALARS: ReadonlySet<string> = new Set(['String', 'ID', 'Int', 'Float', 'Boolean', 'Decimal', 'DateTimeISO']);

/** An input of inputs would be converted in more than one step. */
function isPlain(type: GraphQLNamedType): boolean {
  return isLeaf(type) || (isInputObjectType(type) && Object.values(type.getFields()).every((field) => isLeaf(getNamedType(field.type))));
}

const isLeaf = (type: GraphQLNamedType): boolean => isEnumType(type) || SCALARS.has(type.name);

type Class = new () => object;

/** The part of type-graphql's metadata of a parameter that this file uses. */
interface Parameter {
  readonly kind: string;
  readonly name: string;
  readonly propertyName?: string;
  readonly getType: () => unknown;
  readonly validateFn?: unknown;
  readonly options?: { readonly arg?: unknown };
  readonly resolver: (of: RequestData) => unknown;
}

interface RequestData {
  readonly root: undefined;
  readonly args: Readonly<Record<string, unknown>>;
  readonly context: unknown;
  readonly info: GraphQLResolveInfo;
}

/** Reads a parameter from the arguments: made once for the same values. */
interface ArgumentReader {
  readonly type: unknown;
  readonly convert: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** Reads a parameter from the request. */
interface RequestReader {
  readonly read: (of: RequestData) => unknown;
}

/** Null for a parameter of another kind. */
function readerOf({ kind, name, propertyName, getType, validateFn, options, resolver }: Parameter): ArgumentReader | RequestReader | null {
  if (kind === 'context' && propertyName === undefined) return { read: ({ context }) => context };
  if (kind === 'custom' && options?.arg === undefined) return { read: resolver };
  if (validateFn !== undefined) return null;
  const { argumentTypes, inputTypes } = getMetadataStorage();
  const type = kind === 'args' || kind === 'arg' ? getType() : null;
  if (kind === 'args') return { type, convert: (values) => instanceOfClass(type as Class, fieldsOf(type, argumentTypes), values) };
  if (kind !== 'arg') return null;
  if (!inputTypes.some(({ target }) => target === type)) return { type, convert: (values) => values[name] };
  return {
    type,
    convert: ({ [name]: value }) =>
      isObject(value) && !Array.isArray(value) ? instanceOfClass(type as Class, fieldsOf(type, inputTypes), value) : value,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Names of a class's fields, those that it inherits included. */
function fieldsOf(type: unknown, types: readonly { readonly target: unknown; readonly fields?: readonly { readonly name: string }[] }[]) {
  const names: string[] = [];
  for (let current = type; typeof current === 'function'; current = Object.getPrototypeOf(current)) {
    const found = types.find(({ target }) => target === current);
    names.push(...(found?.fields ?? []).map(({ name }) => name));
  }
  return names;
}

function instanceOfClass(type: Class, fields: readonly string[], values: Readonly<Record<string, unknown>>): object {
  const given = fields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]] as const);
  return Object.assign(new type(), Object.fromEntries(given));
}

class Method implements RepeatedMethod {
  constructor(
    private readonly run: (values: readonly unknown[]) => unknown,
    private readonly readers: readonly (ArgumentReader | RequestReader)[],
  ) {}

  async prepare(values: Readonly<Record<string, unknown>>): Promise<Prepared | null> {
    const params: unknown[] = [];
    for (const reader of this.readers) {
      if (!('convert' in reader)) {
        params.push(undefined);
        continue;
      }
      const value = reader.convert(values);
      if (Array.isArray(value) && value.some(isObject)) return null;
      if (isObject(value) && !Array.isArray(value) && !isRepeated(reader.type)) return null;
      try {
        await validateByRules(value, reader.type as never, { args: values } as never);
      } catch {
        return null; // type-graphql reports it
      }
      params.push(frozen(value));
    }
    return { values: Object.freeze(values), params };
  }

  call({ values, params }: Prepared, context: unknown, info: GraphQLResolveInfo): unknown {
    const of: RequestData = { root: undefined, args: values, context, info };
    return this.run(this.readers.map((reader, at) => ('convert' in reader ? params[at] : reader.read(of))));
  }
}

/** Shared by all requests from now on. */
function frozen(value: unknown): unknown {
  if (!isObject(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
