import { useEffect, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { useNotificationListQuery } from '../../generated/graphql';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';
import { useUrlState } from '../../platform/router/use-url-state';
import { useArrivals } from './use-arrivals';

const step = limits.notificationsPerPage;
const none: readonly NotificationCard_NotificationFragment[] = [];

/**
 * Reads from the address which notifications are shown and how many, and returns them with those that arrived since.
 */
export function useNotificationList() {
  const url = useUrlState();
  const unreadOnly = url.get('show') === 'unread';
  const shown = Math.min(Math.max(url.whole('count') ?? step, step), limits.maxFirst);
  const [waiting, setWaiting] = useState(0); // those behind the line are asked for besides, or they would push others off the end
  // null, not false: so that the list and the bell's count share one place in the cache
  const query = useNotificationListQuery({
    variables: { unreadOnly: unreadOnly || null, first: Math.min(shown + waiting, limits.maxFirst) },
    fetchPolicy: 'cache-and-network',
  });
  const arrivals = useArrivals(query.data?.notifications.nodes ?? none, unreadOnly ? 'unread' : 'all', !query.loading);
  const arrived = arrivals.fresh.length;
  useEffect(() => setWaiting(arrived), [arrived]);
  const loadMore = async (have: number, after: string | null | undefined) => {
    if (have + step <= limits.maxFirst) url.set({ count: have + step });
    else await query.fetchMore({ variables: { first: step, after } }).catch(() => undefined);
  };
  return { unreadOnly, query, arrivals, unread: query.data?.notifications.unreadCount ?? 0, loadMore };
}
