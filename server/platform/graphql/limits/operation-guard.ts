/** Apollo plugin: what is checked between a valid document and its execution: kind, an API key's scopes, points, cost, NUL characters. */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { errorStatus } from '../../../../schema/values/error-codes';
import { AppError } from '../../errors/app-error';
import type { RateLimiter } from '../../security/rate-limiter';
import type { HttpContext } from '../http-context';
import { publicDocument } from '../reads/public-document';
import { assertScopes, rootFields } from './key-guard';
import { assertNoNul } from './nul-guard';
import { assertAffordable } from './query-cost';
import { operationPoints, takePoints } from './request-points';

type Resolved = GraphQLRequestContext<HttpContext>;

export function operationGuard(limiter: RateLimiter): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation(request) {
          try {
            await check(request, limiter);
          } catch (error) {
            throw error instanceof AppError ? forHttp(error) : error;
          }
        },
      }),
  };
}

async function check(
  { schema, document, operation, operationName, request, source, contextValue }: Resolved,
  limiter: RateLimiter,
): Promise<void> {
  if (!document || !operation) return; // no operation of that name: execution reports it
  const fields = [...rootFields(document, operation)];
  const [name = ''] = operationName ? [operationName] : fields;
  const label = `${operation.operation} ${name}`.slice(0, 80);
  contextValue.noteOperation(label);
  if (operation.operation === 'subscription') throw new AppError('BAD_REQUEST', 'error.subscriptionsBySocket');
  if (contextValue.viewer?.apiKey) assertScopes(contextValue.viewer.apiKey, document, operation);
  const cost = assertAffordable({ schema, document, operationName, variables: request.variables });
  const points = operationPoints(cost, fields.every((field) => field.startsWith('__')) ? 'schema' : operation.operation);
  await takePoints(limiter, contextValue, points, contextValue.responseHeaders.set);
  assertNoNul(document, source, request.variables);
  if (contextValue.viewer) return;
  Object.assign(contextValue.reading, { document: publicDocument(schema, document, operation), points, operation: label });
}

/** Outside of execution Apollo Server responds with 500 unless the error names its status. Bad input gets 200, as when a resolver's rules find it. */
function forHttp(error: AppError): GraphQLError {
  const { retryAfterSeconds } = error.options;
  const headers = new Map(retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)]]);
  const status = error.code === 'BAD_USER_INPUT' ? 200 : errorStatus[error.code];
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status, headers } } });
}
