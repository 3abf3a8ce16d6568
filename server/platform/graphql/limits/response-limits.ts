/**
 * Apollo plugin: the last check of a response. A client that accepts only application/json gets 200 with errors of its
 * document or variables, as GraphQL over HTTP asks (Apollo Server responds with 400 to both media types); and no
 * response carries more than five errors.
 */
import type { ApolloServerPlugin } from '@apollo/server';
import type { HttpContext } from '../http-context';

export const MAX_ERRORS = 5;
const OF_THE_REQUEST = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'QUERY_TOO_COMPLEX',
]);

export function responseLimits(): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, response: { http, body } }) {
          if (body.kind !== 'single') return Promise.resolve();
          const { errors } = body.singleResult;
          if (!errors) return Promise.resolve();
          if (errors.length > MAX_ERRORS) body.singleResult.errors = errors.slice(0, MAX_ERRORS);
          const code = errors[0]?.extensions?.code;
          const isRequestError = http.status === 400 && typeof code === 'string' && OF_THE_REQUEST.has(code);
          if (isRequestError && acceptsOnlyJson(request.http?.headers.get('accept'))) http.status = 200;
          return Promise.resolve();
        },
      }),
  };
}

function acceptsOnlyJson(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes('application/json') && !/graphql-response\+json|\*\/\*|application\/\*/.test(accept);
}
