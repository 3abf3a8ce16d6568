import { ApolloClient } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { createCache } from './cache';
import { lateLink } from './late-link';
import { queryDefaults } from '../apollo/query-defaults';

/** The code of the way to the server: a page that came with its data asks for nothing at first. */
export const loadLinks = () => import('./links');

/** The Apollo client of the page. */
export function createApolloClient(): ApolloClient {
  let network: ApolloLink | null = null;
  const link = lateLink(async () => {
    const { createLink } = await loadLinks();
    return (network ??= createLink());
  });
  return new ApolloClient({ cache: createCache(), link, clientAwareness: { name: 'web' }, defaultOptions: queryDefaults });
}
