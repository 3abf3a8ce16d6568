import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { limits } from '../../../../schema/values/limits';

interface GrowingQuery {
  readonly data?:
    | {
        readonly products: {
          readonly nodes: readonly unknown[];
          readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
        };
      }
    | undefined;
  readonly loading: boolean;
  readonly fetchMore: (options: { variables: { first: number; after: string | null } }) => Promise<unknown>;
}

/** Back shows what was there, as it was, or the page would jump under the scroll that is being restored. */
export function useListPolicy(): 'cache-first' | 'cache-and-network' {
  return useNavigationType() === 'POP' ? 'cache-first' : 'cache-and-network';
}

/**
 * How many the list first fetches: as the address has it when the screen opens. Growing it is `useGrowingList`'s, so
 * that nothing is fetched twice.
 */
export function useFirstCount(shown: number): number {
  const [first] = useState(() => Math.min(shown, limits.maxFirst));
  return first;
}

/**
 * Fetches on, page after page, until as many are there as the address asks for (`?show=`): one response holds at most a
 * hundred. After a failure it waits for `retry`.
 */
export function useGrowingList({ data, loading, fetchMore }: GrowingQuery, shown: number): { failed: boolean; retry: () => void } {
  const busy = useRef(false);
  const [failed, setFailed] = useState(false);
  const have = data?.products.nodes.length ?? 0;
  const hasNextPage = data?.products.pageInfo.hasNextPage ?? false;
  const after = data?.products.pageInfo.endCursor ?? null;
  const grow = useCallback(async () => {
    busy.current = true;
    setFailed(false);
    try {
      await fetchMore({ variables: { first: Math.min(limits.maxFirst, shown - have), after } });
    } catch {
      setFailed(true);
    }
    busy.current = false;
  }, [after, fetchMore, have, shown]);
  const isShort = have > 0 && have < shown && hasNextPage;
  useEffect(() => {
    if (isShort && !failed && !loading && !busy.current) void grow();
  }, [failed, grow, isShort, loading]);
  return { failed, retry: () => void grow() };
}
