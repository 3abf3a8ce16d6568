import { ApolloLink } from '@apollo/client/link';
import { ServerError } from '@apollo/client/errors';
import { catchError, throwError } from 'rxjs';
import { persistedHashes } from '../../generated/persisted-hashes';
import { acting } from '../account/acting';
import { hasSessionHint } from '../account/session-hint';

/**
 * A visitor's reads of the market go by GET under a short name and without cookies, so that the browser, and what is
 * between it and the server, may hold the response for seconds (docs/decisions/0049-stored-reads.md). A server of
 * another build does not know the name: then the document is sent whole.
 */
const byPost = { uri: undefined, fetchOptions: undefined, credentials: undefined, http: undefined };

export function createPublicReadLink(uri: string): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '' } = operation;
    const hash = Object.hasOwn(persistedHashes, operationName) ? persistedHashes[operationName] : undefined;
    if (hash === undefined || hasSessionHint() || acting() || operation.getContext().live) {
      operation.setContext(byPost); // it may be sent again by someone who has logged in meanwhile
      return forward(operation);
    }
    operation.setContext({
      uri: `${uri}?documentId=${operationName}-${hash}`,
      fetchOptions: { method: 'GET' },
      credentials: 'omit',
      http: { includeQuery: false },
    });
    return forward(operation).pipe(
      catchError((error: unknown) => {
        if (!ServerError.is(error) || error.statusCode !== 404) return throwError(() => error);
        operation.setContext(byPost);
        return forward(operation);
      }),
    );
  });
}
