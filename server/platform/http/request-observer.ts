/**
 * Measurements of a request, taken once its response is out. Its texts come from small, known sets: the sender chooses
 * none of them.
 */
export interface FinishedRequest {
  readonly transport: 'graphql' | 'rest' | 'web';
  /**
   * GraphQL: the kind and the first root field; REST: the method and the route's pattern; else the kind of file or
   * page.
   */
  readonly operation: string;
  /** `OK`, an error's code, or `HTTP_` and the status. */
  readonly code: string;
  readonly seconds: number;
}

/** Asked for by request-log.ts; the metrics are one, where they are on. */
export interface RequestObserver {
  finished(request: FinishedRequest): void;
}
