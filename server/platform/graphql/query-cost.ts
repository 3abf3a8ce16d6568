/**
 * What an operation costs before it runs: an object is one, a list of `first: n` is n times its contents, a list without a size counts as a few.
 * A field may state its own cost with type-graphql's `complexity`. Variables count, so that a large `first` cannot hide in one.
 */
import { type DocumentNode, getNamedType, getNullableType, GraphQLError, type GraphQLSchema, isLeafType, isListType } from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../errors/app-error';

export const MAX_COST = 1000;
/** How many items a list without `first` is taken to have: photos, tiers, order lines. */
const UNSIZED_LIST = 4;

export interface CostQuestion {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

/** Throws QUERY_TOO_COMPLEX. Variables of the wrong type are left for execution to tell. */
export function assertAffordable(question: CostQuestion): void {
  if ((costOf(question) ?? 0) > MAX_COST) throw new AppError('QUERY_TOO_COMPLEX', 'error.tooComplex');
}

/** Null where the document or its variables are wrong, so that there is nothing to count. Counted once for the variables that matter. */
export function costOf(question: CostQuestion): number | null {
  const costs = known.get(question.document) ?? new Map<string, number>();
  const key = shapeOf(question);
  const counted = costs.get(key) ?? count(question);
  if (costs.size >= MOST_SHAPES) costs.clear();
  if (counted !== null && key.length <= LONGEST_SHAPE) known.set(question.document, costs.set(key, counted));
  return counted;
}

const known = new WeakMap<DocumentNode, Map<string, number>>();
const MOST_SHAPES = 50;
const LONGEST_SHAPE = 300;

/** Sizes are numbers, switches are booleans, and how long a list is counts: what stands in a text does not. */
function shapeOf({ operationName, variables }: CostQuestion): string {
  return `${operationName ?? ''} ${JSON.stringify(variables, (_key, value: unknown) => (typeof value === 'string' ? '' : value))}`;
}

function count({ schema, document, operationName, variables }: CostQuestion): number | null {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables: variables ?? {},
      estimators: ESTIMATORS,
    });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

const bySize: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const named = getNamedType(field.type);
  if (isLeafType(named) || named.name === 'PageInfo' || named.name.startsWith('__')) return 0;
  if (typeof args.first === 'number') return 1 + Math.max(0, args.first) * Math.max(1, childComplexity);
  const isPage = type.name.endsWith('Connection') && (field.name === 'nodes' || field.name === 'edges'); // `first` has multiplied already
  const items = isListType(getNullableType(field.type)) && !isPage ? UNSIZED_LIST : 1;
  return items * (1 + childComplexity);
};

const ESTIMATORS = [fieldExtensionsEstimator(), bySize];
