import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';

/** A link whose code is fetched with its first operation; an operation fails where the code does not come. */
export const lateLink = (load: () => Promise<ApolloLink>): ApolloLink =>
  new ApolloLink((operation, forward) => from(load()).pipe(mergeMap((link) => link.request(operation, forward))));
