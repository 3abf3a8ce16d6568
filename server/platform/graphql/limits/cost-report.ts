/** Apollo plugin: whoever asks by header learns what the request cost and how many points remain (`extensions.cost`). */
import type { ApolloServerPlugin } from '@apollo/server';
import type { RateLimiter } from '../../security/rate-limiter';
import type { HttpContext } from '../http-context';
import { costOf, MAX_COST } from './query-cost';
import { pointsLeft } from './request-points';

export const COST_HEADER = 'haatbar-cost';

export function costReport(limiter: RateLimiter): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async willSendResponse({ schema, document, operationName, request, contextValue, response: { body } }) {
          if (request.http?.headers.get(COST_HEADER) !== '1' || body.kind !== 'single' || !document) return;
          const spent = costOf({ schema, document, operationName, variables: request.variables });
          const points = await pointsLeft(limiter, contextValue);
          body.singleResult.extensions = { ...body.singleResult.extensions, cost: { spent, maximum: MAX_COST, points } };
        },
      }),
  };
}
