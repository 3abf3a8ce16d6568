import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { Observable, tap } from 'rxjs';
import { currentLanguage } from '../i18n/language';
import { sessionEnded } from '../session/session-events';
import { noteAnswer } from './last-answer';
import { LateAnswerError } from './late-answer-error';
import { progressFetch } from './progress-fetch';

/** The way of an operation to the server: language header, session watch, time limit, retries for reads, then HTTP or, for subscriptions, the socket. */
const readLimitMs = 15_000;
const writeLimitMs = 30_000;
/** Beyond the 120 s the server gives an upload, so that its own refusal is heard. */
const uploadLimitMs = 150_000;
const retries = 3;

const isRead = (operation: ApolloLink.Operation) => operation.operationType === OperationTypeNode.QUERY;
const isUpload = (operation: ApolloLink.Operation) => Object.values(operation.variables).some((value) => value instanceof Blob);

const language = new SetContextLink((previous) => ({
  headers: { ...(previous.headers as Record<string, string> | undefined), 'accept-language': currentLanguage() },
}));

function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

/** A session that ended elsewhere (expired, revoked) is noticed at the first refused operation. */
const sessionWatch = new ErrorLink(({ error }) => {
  if (isUnauthenticated(error)) sessionEnded();
});

/** Only reads are sent again, and only when no answer came or the server itself was in trouble. */
const retry = new RetryLink({
  delay: { initial: 400, max: 3000, jitter: true },
  attempts: {
    max: retries,
    retryIf: (error, operation) =>
      isRead(operation) &&
      !CombinedGraphQLErrors.is(error) &&
      error.name !== 'TimeoutError' &&
      !(ServerError.is(error) && error.statusCode < 500),
  },
});

/** Behind the retries: what came from the server, not from the cache. */
const answerWatch = new ApolloLink((operation, forward) => forward(operation).pipe(tap(noteAnswer)));

/** A limit counts the retries in. What a write without an answer did is not known, so its error is one of its own. */
const timeLimit = new ApolloLink(
  (operation, forward) =>
    new Observable<ApolloLink.Result>((subscriber) => {
      const read = isRead(operation);
      const timer = setTimeout(
        () => subscriber.error(read ? new DOMException('The server did not answer in time.', 'TimeoutError') : new LateAnswerError()),
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
const socket = new ApolloLink(
  (operation) =>
    new Observable((subscriber) => {
      let stop: (() => void) | null = null;
      let stopped = false;
      import('./socket-link').then(
        ({ socketLink }) => {
          if (stopped) return;
          const subscription = ApolloLink.execute(socketLink(), operation, { client: operation.client }).subscribe(subscriber);
          stop = () => subscription.unsubscribe();
        },
        (error: unknown) => subscriber.error(error),
      );
      return () => {
        stopped = true;
        stop?.();
      };
    }),
);

export function createLink(uri = '/graphql'): ApolloLink {
  const http = new UploadHttpLink({ uri, credentials: 'include', headers: { 'apollo-require-preflight': 'true' }, fetch: progressFetch });
  const request = ApolloLink.from([language, sessionWatch, timeLimit, retry, answerWatch, http]);
  return ApolloLink.split((operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION, socket, request);
}
