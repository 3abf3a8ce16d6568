/**
 * Queries of the pages that the server renders: in this process, through the same plugins and limits as any other, as
 * the visitor who asks for the page.
 */
import type { ApolloServer } from '@apollo/server';
import type { Request } from 'express';
import type { OperationResult } from '../../../../schema/values/site/page-renderer';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { Availability } from '../../http/health/availability';
import { requestState } from '../../http/request-state';
import { requestKey } from '../../idempotency/request-key';
import { VISITOR } from '../../security/identify';
import type { RateLimiter } from '../../security/rate-limiter';
import { newReading, requestLoaders } from '../create-context';
import type { HttpContext } from '../http-context';
import { REQUEST_POINTS, takePoints } from '../limits/request-points';

/** React takes 20 to 50 ms for a page, once for all who ask for it in the next seconds. */
const PAGE_POINTS = 4;

interface PageQuery {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface PageQueries {
  /** Takes what rendering takes beside the queries; throws RATE_LIMITED or UNAVAILABLE. */
  readonly begin: (request: Request) => Promise<void>;
  readonly execute: (request: Request, language: Language) => (query: PageQuery) => Promise<OperationResult>;
}

export function pageQueries(apollo: ApolloServer<HttpContext>, limiter: RateLimiter, availability: Availability): PageQueries {
  const take = (request: Request, points: number): Promise<void> => {
    availability.assertAvailable();
    return takePoints(limiter, { viewer: null, ip: request.ip ?? '' }, points);
  };
  return {
    begin: (request) => take(request, PAGE_POINTS),
    execute: (request, language) => {
      const contextValue = visitorContext(request, language);
      return async ({ query, operationName, variables }) => {
        await take(request, REQUEST_POINTS);
        const { body } = await apollo.executeOperation({ query, operationName, variables: { ...variables } }, { contextValue });
        // as it would arrive: dates and decimals are text
        return body.kind === 'single' ? (JSON.parse(JSON.stringify(body.singleResult)) as OperationResult) : { errors: [body.kind] };
      };
    },
  };
}

const endless = (): AbortSignal => new AbortController().signal;

/** Nothing of the response is theirs to set. */
function visitorContext(request: Request, language: Language): HttpContext {
  const nothing = (): void => undefined;
  return {
    viewer: VISITOR.viewer,
    credential: VISITOR.credential,
    language,
    requestId: requestState(request).id,
    ip: request.ip ?? '',
    userAgent: request.get('user-agent') ?? null,
    loader: requestLoaders(true),
    device: null,
    setSessionCookie: nothing,
    responseHeaders: { set: nothing },
    requestKey: requestKey(undefined, nothing),
    requestEnd: endless,
    isUpload: false,
    cost: null,
    noteOperation: nothing,
    noteError: nothing,
    reading: newReading(),
    onResend: nothing,
  };
}
