/**
 * Reads the subscription a socket asks for and holds it to the limits of documents over HTTP; queries and mutations are
 * rejected.
 */
import { type ExecutionArgs, getOperationAST, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { AppError } from '../../errors/app-error';
import { MAX_ERRORS } from '../limits/response-limits';
import { DOCUMENT_LIMITS, documentLimits, withinLimits } from '../limits/document-limits';
import { hasConditionalField } from '../limits/conditional-subscriptions';
import { largestShare } from '../limits/largest-share';
import { withShortNames } from '../limits/name-lengths';
import { assertPlainValues } from '../limits/plain-values';
import { assertAffordable, coerce, costOf } from '../limits/query-cost';

export interface Subscription {
  readonly args: ExecutionArgs;
  readonly cost: number;
}

export function readSubscription(schema: GraphQLSchema, { query, operationName, variables }: SubscribePayload): Subscription {
  const document = withShortNames(parseDocument(query), query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'subscription') throw new AppError('BAD_REQUEST', 'error.subscriptionsOnly');
  if (hasConditionalField(document, operation.selectionSet)) throw rejection('GRAPHQL_VALIDATION_FAILED', CONDITIONAL);
  const [violation] = validate(schema, withinLimits(document), [...specifiedRules, documentLimits], { maxErrors: 1 });
  if (violation) throw rejection('GRAPHQL_VALIDATION_FAILED', violation.message);
  assertPlainValues(document, query, variables);
  // what is wrong with them is reported by graphql-js, which stops after as many errors
  const { errors } = coerce(schema, operation, variables);
  const question = { schema, document, operationName, variables };
  const cost = errors ? 0 : assertAffordable(costOf(question), () => largestShare(question, operation));
  const options = { maxCoercionErrors: MAX_ERRORS };
  return { args: { schema, document, operationName, variableValues: variables, options }, cost };
}

const CONDITIONAL = 'The field of a subscription cannot have @skip or @include.';

function parseDocument(query: string) {
  try {
    return parse(query, { maxTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    throw rejection('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'Syntax Error');
  }
}

function rejection(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
