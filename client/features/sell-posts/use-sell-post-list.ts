import { useCallback } from 'react';
import { SellPostState } from '../../../schema/values/catalogue/catalogue';
import { limits } from '../../../schema/values/limits';
import { SellPostSort } from '../../../schema/values/api/sort-options';
import { useMySellPostListQuery } from '../../generated/graphql';
import { useUrlState } from '../../platform/router/use-url-state';
import { neverPosted, tabOf } from './sell-post-tabs';

/** The page of sell posts that the address names. */
export function useSellPostList() {
  const url = useUrlState();
  const tab = tabOf(url.get('tab'));
  const state = tab === neverPosted ? SellPostState.OPEN : tab; // for the counts alone
  const sort = Object.values(SellPostSort).find((one) => one === url.get('sort')) ?? SellPostSort.NEWEST;
  const search = url.get('q') || null;
  const size = limits.sellPostsPerPage;
  const query = useMySellPostListQuery({
    variables: { filter: { state, search }, sort, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const { refetch } = query;
  const readAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return { tab, state, sort, search, size, query, readAgain };
}
