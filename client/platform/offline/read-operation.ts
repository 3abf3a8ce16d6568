/** What the offline copy needs to know of an operation. */
import type { ApolloLink } from '@apollo/client/link';

export type ReadOperation = Pick<ApolloLink.Operation, 'operationName' | 'query' | 'variables'>;
