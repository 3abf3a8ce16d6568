import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** How loaders and guards, which run before React, reach the Apollo client. */
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

export const apolloContext = createContext<ApolloClient>();

/**
 * `export const loader = (args) => loadQuery<MyProductQuery>(args, MyProductDocument, { id: args.params.id })`. The
 * screen then reads the same query with `fetchPolicy: 'cache-first'`, or it is sent twice.
 */
export async function loadQuery<TData, TVariables extends OperationVariables = OperationVariables>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  query: DocumentNode | TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): Promise<TData> {
  const { data } = await context.get(apolloContext).query<TData, OperationVariables>({ query, variables, fetchPolicy: 'network-only' });
  if (data === undefined) throw new Error('The query answered nothing.');
  return data;
}
