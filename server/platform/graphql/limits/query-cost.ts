/**
 * What an operation costs before it runs: an object is one, a list of `first: n` is n times its contents, a list without a size counts as a few.
 * A field may state its own cost with type-graphql's `complexity`. Variables count, so that a large `first` cannot hide in one.
 */
import { type DocumentNode, getNamedType, getNullableType, GraphQLError, type GraphQLSchema, isLeafType, isListType } from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../../errors/app-error';

export const MAX_COST = 1000;
/** How many items a list without `first` is taken to have: images, tiers, order lines. */
const UNSIZED_LIST = 4;

export interface CostQuestion {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

/** The cost; throws QUERY_TOO_COMPLEX. Variables of the wrong type count as nothing here and are reported by execution. */
export function assertAffordable(question: CostQuestion): number {
  const cost = costOf(question) ?? 0;
  if (cost > MAX_COST) throw new AppError('QUERY_TOO_COMPLEX', 'error.tooComplex', { spent: cost, maximum: MAX_COST });
  return cost;
}

/** Null where the document or its variables are wrong, so that there is nothing to count. Counted once for the variables that matter. */
export function costOf(question: CostQuestion): number | null {
  const costs = known.get(question.document) ?? new Map<string, number>();
  const key = shapeOf(question);
  const before = costs.get(key);
  if (before !== undefined) return before;
  const counted = count(question);
  if (costs.size >= MOST_SHAPES) costs.clear();
  if (counted !== null && key.length <= LONGEST_SHAPE) known.set(question.document, costs.set(key, counted));
  return counted;
}

const known = new WeakMap<DocumentNode, Map<string, number>>();
const MOST_SHAPES = 50;
const LONGEST_SHAPE = 300;

/** Sizes are numbers, switches are booleans, and how long a list is counts: what is in a text does not. */
function shapeOf({ operationName, variables }: CostQuestion): string {
  return `${operationName ?? ''} ${JSON.stringify(variables, (_key, value: unknown) => (typeof value === 'string' ? '' : value))}`;
}

function count({ schema, document, operationName, variables }: CostQuestion): number | null {
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
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/** Sizes of this schema's own lists, and what one of their entries costs beside a row of the database. */
const INTROSPECTION_LISTS: Readonly<Record<string, number>> = {
  types: 250,
  fields: 10,
  inputFields: 8,
  enumValues: 8,
  args: 2,
  directives: 10,
};
const INTROSPECTION_WEIGHT = 0.004;

/** The standard document of tools costs about 850; a document that selects the types of the fields of the types … pays for each. */
const ofIntrospection: ComplexityEstimator = ({ type, field, childComplexity }) => {
  if (!getNamedType(field.type).name.startsWith('__')) return isIntrospection(type.name) ? 0 : undefined;
  return (INTROSPECTION_LISTS[field.name] ?? 1) * (INTROSPECTION_WEIGHT + childComplexity);
};

const isIntrospection = (typeName: string): boolean => typeName.startsWith('__');

/** Lists without `first` whose sizes are known, by what they list: 8 divisions, 64 districts (8 in a division), 495 upazilas (8 in a district). */
const GEOGRAPHY: Readonly<Record<string, number>> = {
  ...{ Division: 8, District: 64 / 8, Upazila: 495 / 64 },
  ...{ DistrictPrice: 64, OrderDistrictCount: 64, DistrictSales: 8 },
};

const bySize: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const named = getNamedType(field.type);
  if (isLeafType(named) || named.name === 'PageInfo') return 0;
  if (typeof args.first === 'number') return 1 + Math.max(0, args.first) * Math.max(1, childComplexity);
  const isPage = type.name.endsWith('Connection') && (field.name === 'nodes' || field.name === 'edges'); // `first` has multiplied already
  const items = isListType(getNullableType(field.type)) && !isPage ? (GEOGRAPHY[named.name] ?? UNSIZED_LIST) : 1;
  return items * (1 + childComplexity);
};

const ESTIMATORS = [ofIntrospection, fieldExtensionsEstimator(), bySize];
