/** Apollo plugin: what is checked between a valid document and its execution: kind, points, cost, NUL characters. */
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { errorStatus } from '../../../schema/values/error-codes';
import { AppError } from '../errors/app-error';
import type { RateLimiter } from '../security/rate-limiter';
import type { HttpContext } from './http-context';
import { assertNoNul } from './nul-guard';
import { assertAffordable } from './query-cost';
import { MUTATION_POINTS, takePoints } from './request-points';

export function operationGuard(limiter: RateLimiter): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ schema, document, operation, operationName, request, source, contextValue }) {
          if (!operation) return; // no operation of that name: execution tells
          contextValue.noteOperation([operation.operation, operationName].filter(Boolean).join(' ').slice(0, 80));
          if (operation.operation === 'subscription') throw refuse('Subscriptions are served over a socket.');
          if (operation.operation === 'mutation') await withStatus(() => takePoints(limiter, contextValue, MUTATION_POINTS));
          assertAffordable({ schema, document, operationName, variables: request.variables });
          await withStatus(() => assertNoNul(document, source, request.variables), 200);
        },
      }),
  };
}

function refuse(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** Outside of execution Apollo Server answers 500 unless the error names its status. */
async function withStatus(check: () => void | Promise<void>, status?: number): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers = new Map<string, string>();
    if (error.options.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.options.retryAfterSeconds));
    throw new GraphQLError(error.message, {
      originalError: error,
      extensions: { http: { status: status ?? errorStatus[error.code], headers } },
    });
  }
}
