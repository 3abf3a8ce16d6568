import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { finalize, map, NEVER, Observable } from 'rxjs';
import { ACTING_HEADER } from '../../../schema/values/api/acting-header';
import { currentLanguage } from '../language/language';
import { createOfflineLink } from '../offline/offline-link';
import { acting } from '../account/acting';
import { sessionEnded } from '../account/session-events';
import { LateResponseError } from '../apollo/late-response-error';
import { lateLink } from './late-link';
import { createPublicReadLink } from './public-read-link';
import { progressFetch } from './progress-fetch';
import { hasKey, isUnavailable, isWorthWaiting, setWaiting, waitMs } from './unavailable';

/**
 * The way of an operation to the server: headers (language, for whom), offline copy, session watch, time limit, retries
 * for reads, then HTTP or, for subscriptions, the socket.
 */
const readLimitMs = 15_000;
const writeLimitMs = 30_000;
/** Beyond the 120 s the server gives an upload, so that its own error is heard. */
const uploadLimitMs = 150_000;
const retries = 3;
/** At two seconds or a little more each they take less than a read's limit. */
const triesWhileAway = 4;

const isRead = (operation: ApolloLink.Operation) => operation.operationType === OperationTypeNode.QUERY;
const isUpload = (operation: ApolloLink.Operation) => Object.values(operation.variables).some((value) => value instanceof Blob);

/** The login itself is the agent's, never the principal's; so is what has the context `{ asOneself: true }`. */
const asOneself = ['SignIn', 'SignOut', 'MyPrincipals'];

const headers = new SetContextLink((previous, { operationName = '' }) => {
  const principal = previous.asOneself || asOneself.includes(operationName) ? undefined : acting()?.principalId;
  return {
    headers: {
      ...(previous.headers as Record<string, string> | undefined),
      'accept-language': currentLanguage(),
      ...(principal && { [ACTING_HEADER]: principal }),
    },
  };
});

function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

/** A session that ended elsewhere (expired, revoked) is noticed at the first rejected operation. */
const sessionWatch = new ErrorLink(({ error }) => {
  if (isUnauthenticated(error)) sessionEnded();
});

/** A result with the code "unavailable" becomes an error, so that the retries behind see it. */
const unavailableIsError = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (!result.errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE')) return result;
      throw new CombinedGraphQLErrors(result, result.errors);
    }),
  ),
);

/**
 * Sent again: reads, when no response came or the server itself was in trouble, and mutations with a key, with the same
 * key, while it is unavailable.
 */
const retry = new RetryLink({
  delay: (count, operation, error) => {
    if (isUnavailable(error)) setWaiting(operation, true);
    return waitMs(count, error);
  },
  attempts: (count, operation, error) => {
    if (isUnavailable(error)) return count <= triesWhileAway && isWorthWaiting(error) && (isRead(operation) || hasKey(operation));
    return (
      count < retries &&
      isRead(operation) &&
      navigator.onLine &&
      !CombinedGraphQLErrors.is(error) &&
      error.name !== 'TimeoutError' &&
      !(ServerError.is(error) && error.statusCode < 500)
    );
  },
});

/** However an operation ends, it waits no more. */
const waitingEnds = new ApolloLink((operation, forward) => forward(operation).pipe(finalize(() => setWaiting(operation, false))));

/** A limit counts the retries in. What a write without a response did is not known, so its error is one of its own. */
const timeLimit = new ApolloLink(
  (operation, forward) =>
    new Observable<ApolloLink.Result>((subscriber) => {
      const read = isRead(operation);
      const timer = setTimeout(
        () => subscriber.error(read ? new DOMException('The server did not answer in time.', 'TimeoutError') : new LateResponseError()),
        read ? readLimitMs : isUpload(operation) ? uploadLimitMs : writeLimitMs,
      );
      const subscription = forward(operation).subscribe(subscriber); // unsubscribing stops the request
      return () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    }),
);

/** The socket's code is fetched and the socket opened with the first subscription, so visitors never pay for it. */
const socket = lateLink(async () => (await import('./socket-link')).socketLink());
/** Sockets do not act for others: nothing arrives by itself. */
const silent = new ApolloLink(() => NEVER);
const live = ApolloLink.split(() => acting() !== null, silent, socket);

export function createLink(uri = '/graphql'): ApolloLink {
  const http = new UploadHttpLink({ uri, credentials: 'include', headers: { 'apollo-require-preflight': 'true' }, fetch: progressFetch });
  const request = ApolloLink.from([
    headers,
    createOfflineLink(),
    sessionWatch,
    timeLimit,
    waitingEnds,
    retry,
    createPublicReadLink(uri),
    unavailableIsError,
    http,
  ]);
  return ApolloLink.split((operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION, live, request);
}
