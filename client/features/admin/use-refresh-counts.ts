import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';

/**
 * After an act of an admin: these lists ask again wherever they are shown, and the home's figures and the trail with
 * them.
 */
export function useRefreshCounts(...lists: readonly string[]): () => void {
  const client = useApolloClient();
  const names = lists.join(' ');
  return useCallback(() => {
    const stale = (_held: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as undefined;
    const fields = Object.fromEntries([...names.split(' '), 'adminOverview', 'auditEntries'].map((name) => [name, stale]));
    void client.refetchQueries({ updateCache: (cache) => void cache.modify({ fields }) });
  }, [client, names]);
}
