import type { ApolloClient, OperationVariables } from '@apollo/client';
import { reportChanged } from './change-events';
import { readError } from './read-error';
import type { Outcome } from './use-app-mutation';

/**
 * A mutation without the state of a component, for what is drawn once for each product: `const { failure } = await
 * runMutation(client, { mutation, variables })`. It never throws.
 */
export async function runMutation<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<TData, TVariables>,
): Promise<Outcome<TData>> {
  try {
    const { data } = await client.mutate(options);
    if (data === undefined || data === null) throw new Error('The mutation answered nothing.');
    reportChanged();
    return { data, failure: null };
  } catch (error) {
    return { data: null, failure: readError(error) };
  }
}
