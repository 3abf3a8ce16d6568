/**
 * Apollo plugin: what is checked between a valid document and its execution: kind, an API key's scopes, points, cost,
 * and values that cannot be stored.
 */
import { assertActing } from './acting-guard';
import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { errorStatus } from '../../../../schema/values/api/error-codes';
import { AppError } from '../../errors/app-error';
import { isWrongArgument } from '../../errors/coercion-error';
import type { OperationName } from '../../http/request-state';
import type { KeyUses } from '../../security/key-uses';
import type { RateLimiter } from '../../security/rate-limiter';
import type { HttpContext } from '../http-context';
import { withinLimits } from './document-limits';
import { publicDocument } from './public-document';
import { withoutConditions } from './conditional-subscriptions';
import { assertIds } from './id-guard';
import { assertScopes, rootFields } from './key-guard';
import { assertOneFile } from './made-files';
import { largestShare } from './largest-share';
import { withShortNames } from './name-lengths';
import { assertOneEach } from './one-key';
import { assertPlainValues } from './plain-values';
import { assertAffordable, coerce, type CostQuestion, costOf } from './query-cost';
import { operationPoints, takePoints } from './request-points';
import { usedMembers } from './used-members';

export interface CheckedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string | null;
  readonly source: string | undefined;
  readonly variables: Record<string, unknown> | undefined;
  readonly context: HttpContext;
}

export interface PointPorts {
  readonly limiter: RateLimiter;
  readonly uses: KeyUses;
  /** Whether the result of the document is there already. */
  isStored(document: DocumentNode): boolean;
}

export function operationGuard(ports: PointPorts): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        validationDidStart(request) {
          Object.assign(request, { document: withinLimits(withoutConditions(withShortNames(request.document, request.source))) });
          return Promise.resolve();
        },
        async didResolveOperation({ schema, document, operation, operationName, source, request: { variables }, contextValue: context }) {
          if (!document || !operation) return; // no operation of that name: execution reports it
          try {
            if (!context.outcome)
              return await checkOperation({ schema, document, operation, operationName, source, variables, context }, ports);
            if ('rejection' in context.outcome) throw context.outcome.rejection;
          } catch (error) {
            throw error instanceof AppError ? forHttp(error) : error;
          }
        },
      }),
  };
}

/** Throws what is wrong with it; variables of a wrong type are its outcome. */
export async function checkOperation(
  { schema, document, operation, operationName, source, variables, context }: CheckedOperation,
  { limiter, uses, isStored }: PointPorts,
): Promise<void> {
  const fields = [...rootFields(document, operation)];
  const name = nameOf(operation, operationName, fields);
  context.noteOperation(name);
  if (operation.operation === 'subscription') throw new AppError('BAD_REQUEST', 'error.subscriptionsBySocket');
  if (context.viewer?.acting) assertActing(context.viewer.acting, document, operation);
  if (context.viewer?.apiKey) assertScopes(schema, context.viewer.apiKey, document, operation);
  if (context.viewer?.apiKey) uses.count(context.viewer.apiKey.id, usedMembers(schema, document, operation));
  assertPlainValues(document, source, variables);
  const { errors: wrongVariables, coerced } = coerce(schema, operation, variables);
  if (coerced) assertIds(schema, document, operation, coerced);
  const errors = wrongVariables ?? countCost(context, { schema, document, operationName, variables });
  if (errors) context.outcome = { result: { errors } };
  else if (coerced) {
    assertOneEach({ schema, document, operation }, coerced, context);
    assertOneFile({ schema, document, operation }, coerced);
  }
  const cost = assertAffordable(context.cost, () => largestShare({ schema, document, operationName, variables }, operation));
  const points = operationPoints(cost, isStored(document) ? 'stored' : operation.operation);
  await takePoints(limiter, context, points, context.responseHeaders.set);
  if (context.viewer || errors) return;
  Object.assign(context.reading, { document: publicDocument(schema, document, operation), points, operation: name });
}

/** Returns what is wrong with an argument, else nothing. */
function countCost(context: HttpContext, question: CostQuestion): readonly GraphQLError[] | undefined {
  try {
    context.cost = costOf(question);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError && isWrongArgument(error)) return [error];
    throw error;
  }
}

const LONGEST_NOTED = 80;

function nameOf({ operation }: OperationDefinitionNode, operationName: string | null, fields: readonly string[]): OperationName {
  const field = `${operation} ${fields.find((one) => !one.startsWith('__')) ?? fields[0] ?? ''}`;
  return { name: operationName ? `${operation} ${operationName}`.slice(0, LONGEST_NOTED) : field, field };
}

/**
 * Outside of execution Apollo Server responds with 500 unless the error names its status. Bad input gets 200, as when a
 * resolver's rules find it.
 */
function forHttp(error: AppError): GraphQLError {
  const { retryAfterSeconds } = error.options;
  const headers = new Map(retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)]]);
  const status = error.code === 'BAD_USER_INPUT' ? 200 : errorStatus[error.code];
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status, headers } } });
}
