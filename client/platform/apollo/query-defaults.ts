import type { ApolloClient } from '@apollo/client';

/** Screens show what is cached at once and refresh it behind (`cache-and-network`), so Back is instant. */
export const queryDefaults: ApolloClient.DefaultOptions = {
  watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true },
};
