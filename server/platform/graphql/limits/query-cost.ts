/**
 * Computes the cost of an operation before it runs: an object costs one, one object of another nothing of its own, a
 * list of `first: n` costs n times its contents, and a list without a size counts as a few items. A field may state
 * its own cost with type-graphql's `complexity`. Variables count, so that a large `first` cannot hide in one.
 */
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  isLeafType,
  isListType,
  type OperationDefinitionNode,
} from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../../errors/app-error';
import { isWrongArgument } from '../../errors/coercion-error';
import { MAX_ERRORS } from './response-limits';

export const MAX_COST = 1000;
/** How many items a list without `first` is taken to have: images, tiers, order lines. */
export const UNSIZED_LIST = 4;

export interface CostQuestion {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

/**
 * The variables as resolvers get them, or what is wrong with the first few. Asked before the cost is: the counting
 * library coerces them as well, and would describe each one of thousands that are wrong.
 */
export function coerce(
  schema: GraphQLSchema,
  { variableDefinitions }: OperationDefinitionNode,
  variables: CostQuestion['variables'],
): ReturnType<typeof getVariableValues> {
  return getVariableValues(schema, variableDefinitions ?? [], variables ?? {}, { maxErrors: MAX_ERRORS });
}

/** The cost of one field of a document; `field` is a path of response names: `products.nodes.images`. */
export interface Share {
  readonly field: string;
  readonly points: number;
}

/** Throws QUERY_TOO_COMPLEX, with the field that costs most; returns the cost, 0 where there was nothing to count. */
export function assertAffordable(cost: number | null, largest: () => Share): number {
  if (cost !== null && cost > MAX_COST) {
    throw new AppError('QUERY_TOO_COMPLEX', 'error.tooComplex', { spent: cost, maximum: MAX_COST, ...largest() });
  }
  return cost ?? 0;
}

/**
 * Null where the document is wrong, so that there is nothing to count. Only for variables that `coerce` has taken;
 * counted once for what matters of them. Throws the GraphQLError of an argument that one of them leaves null and that
 * may not be: what is executed beside it would cost nothing.
 */
export function costOf(question: CostQuestion): number | null {
  const costs = costsByDocument.get(question.document) ?? new Map<string, number>();
  const key = shapeOf(question);
  const before = costs.get(key);
  if (before !== undefined) return before;
  const counted = count(question);
  if (costs.size >= MOST_SHAPES) costs.clear();
  if (counted !== null && key.length <= LONGEST_SHAPE) costsByDocument.set(question.document, costs.set(key, counted));
  return counted;
}

const costsByDocument = new WeakMap<DocumentNode, Map<string, number>>();
const MOST_SHAPES = 50;
const LONGEST_SHAPE = 300;

/**
 * Sizes are numbers, switches are booleans, how long a list is counts, and whether anything is searched, and how much:
 * what is in a text does not.
 */
function shapeOf({ operationName, variables }: CostQuestion): string {
  const shape = (_key: string, value: unknown) => (typeof value === 'string' ? value && `text${lengthCost(value)}` : value);
  return `${operationName ?? ''} ${JSON.stringify(variables, shape)}`;
}

/** As `costOf`, and nothing is remembered of it. */
export function count({ schema, document, operationName, variables }: CostQuestion): number | null {
  try {
    const cost = getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables: variables ?? {},
      estimators: ESTIMATORS,
    });
    return Math.ceil(cost);
  } catch (error) {
    if (error instanceof GraphQLError && !isWrongArgument(error)) return null;
    throw error;
  }
}

/**
 * Sizes of this schema's own lists, at least the average. The root types have some hundred fields where others have
 * four, and most types wrap no other.
 */
const INTROSPECTION_SIZES: Readonly<Record<string, number>> = {
  types: 500,
  fields: 8,
  inputFields: 2,
  enumValues: 2,
  args: 1,
  directives: 10,
  queryType: 30,
  mutationType: 30,
  __type: 30,
  ofType: 0.5,
};
/** Each value weighs so much, texts too; a point's worth takes a few ms (tests/api/platform/introspection.test.ts). */
const INTROSPECTION_WEIGHT = 0.004;

/** A document that selects the types of the fields of the types … pays for each. */
const ofIntrospection: ComplexityEstimator = ({ type, field, childComplexity }) => {
  const isOfSchema = isIntrospection(type.name) || isIntrospection(getNamedType(field.type).name);
  return isOfSchema ? (INTROSPECTION_SIZES[field.name] ?? 1) * (INTROSPECTION_WEIGHT + childComplexity) : undefined;
};

const isIntrospection = (typeName: string): boolean => typeName.startsWith('__');

/**
 * Lists without `first` whose sizes are known, by what they list: 8 divisions, 64 districts (8 in a division), 495
 * upazilas (8 in a district).
 */
const GEOGRAPHY: Readonly<Record<string, number>> = {
  Division: 8,
  District: 64 / 8,
  Upazila: 495 / 64,
  DistrictPrice: 64,
  OrderDistrictCount: 64,
  DistrictSales: 8,
};

const bySize: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const named = getNamedType(field.type);
  if (isLeafType(named) || named.name === 'PageInfo') return 0;
  const search = searchCost(args);
  if (typeof args.first === 'number') return 1 + search + Math.max(0, args.first) * Math.max(1, childComplexity);
  const isPage = type.name.endsWith('Connection') && (field.name === 'nodes' || field.name === 'edges'); // `first` has multiplied already
  const isList = isListType(getNullableType(field.type)) && !isPage;
  // one object of another is read with those of all the others, in one statement
  if (!isList && !isPage && !ROOTS.has(type.name) && !named.name.endsWith('Connection')) return search + childComplexity;
  const items = isList ? (GEOGRAPHY[named.name] ?? UNSIZED_LIST) : 1;
  const own = isObjectQuery(type.name, isList) ? OBJECT_QUERY_COST : 0;
  return own + search + items * (1 + childComplexity);
};

/**
 * A query for one object takes this beside the object: its statements are sent for it alone, ten of them in a document
 * ten times (a shared basket is priced again, a page of prices, a product).
 */
const OBJECT_QUERY_COST = 2;

const isObjectQuery = (typeName: string, isList: boolean): boolean => typeName === 'Query' && !isList;

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** Comparing a search with all that there is, beside reading what was found. */
const SEARCH_COST = 3;
/**
 * A longer search costs more: up to eight tokens are compared with all that are known, and one of Bangla, whose letters
 * take three bytes each, becomes twice as many letters.
 */
const SHORT_SEARCH_BYTES = 60;
const BYTES_OF_COST = 30;
/** The longest search that is taken costs so much more; other texts are longer. */
const MOST_LENGTH_COST = 12;

function searchCost({ search, filter }: Readonly<Record<string, unknown>>): number {
  const text = search || (filter as { readonly search?: unknown } | null | undefined)?.search;
  if (!text) return 0;
  return SEARCH_COST + (typeof text === 'string' ? lengthCost(text) : 0);
}

function lengthCost(text: string): number {
  const more = Math.ceil(Math.max(0, Buffer.byteLength(text) - SHORT_SEARCH_BYTES) / BYTES_OF_COST);
  return Math.min(MOST_LENGTH_COST, more);
}

const ESTIMATORS = [ofIntrospection, fieldExtensionsEstimator(), bySize];
