import { ApolloClient } from '@apollo/client';
import { createCache } from './cache';
import { createLink } from './links';

/** The Apollo client of the page. Screens show what is cached at once and refresh it behind (`cache-and-network`), so Back is instant. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: createLink(),
    clientAwareness: { name: 'web' },
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true },
    },
  });
}
