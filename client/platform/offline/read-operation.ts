/** Describes an operation as far as the offline copy needs it. */
import type { ApolloLink } from '@apollo/client/link';

export type ReadOperation = Pick<ApolloLink.Operation, 'operationName' | 'query' | 'variables'>;
