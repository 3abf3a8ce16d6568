/**
 * Apollo plugin: who asks by header is sent what the request cost and how many points remain (`extensions.cost`), and
 * so is anyone whose request costs too much.
 */
import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { RateLimiter } from '../../security/rate-limiter';
import type { HttpContext } from '../http-context';
import { MAX_COST } from './query-cost';
import { keyRequestsLeft, pointsLeft } from './request-points';

export const COST_HEADER = 'haatbar-cost';

export function costReport(limiter: RateLimiter): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async willSendResponse({ document, request, contextValue, response: { body } }) {
          if (body.kind !== 'single' || !document) return;
          if (request.http?.headers.get(COST_HEADER) !== '1' && !isTooComplex(body.singleResult)) return;
          const points = await pointsLeft(limiter, contextValue);
          const keyRequests = keyRequestsLeft(contextValue);
          const cost = { spent: contextValue.cost, maximum: MAX_COST, points, ...(keyRequests && { keyRequests }) };
          body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        },
      }),
  };
}

function isTooComplex({ errors }: { readonly errors?: readonly GraphQLFormattedError[] }): boolean {
  return errors !== undefined && errors.some(({ extensions }) => extensions?.code === 'QUERY_TOO_COMPLEX');
}
