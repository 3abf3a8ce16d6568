import { ApolloClient } from '@apollo/client';
import { createCache } from './cache';
import { createLink } from './links';
import { queryDefaults } from '../apollo/query-defaults';

/** The Apollo client of the page. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({ cache: createCache(), link: createLink(), clientAwareness: { name: 'web' }, defaultOptions: queryDefaults });
}
