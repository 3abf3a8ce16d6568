import { useCallback } from 'react';
import type { ApolloCache, Reference } from '@apollo/client';
import { useDismissNotificationMutation, useMarkNotificationsReadMutation, useRestoreNotificationMutation } from '../../generated/graphql';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';

interface Inbox {
  readonly nodes?: readonly Reference[];
  readonly totalCount?: number;
  readonly unreadCount?: number;
}

const asInbox = (held: Inbox | Reference): Inbox => ('__ref' in held ? {} : held);

/** Takes a card out of every list that holds it; the counts follow at once. */
function removeFromLists(cache: ApolloCache, { id, readAt }: NotificationCard_NotificationFragment): void {
  const gone = cache.identify({ __typename: 'Notification', id });
  cache.modify({
    fields: {
      notifications: (value: Inbox | Reference) => {
        const held = asInbox(value);
        return {
          ...held,
          ...(held.unreadCount !== undefined && { unreadCount: held.unreadCount - (readAt ? 0 : 1) }),
          ...(held.nodes?.some(({ __ref }) => __ref === gone) && {
            nodes: held.nodes.filter(({ __ref }) => __ref !== gone),
            ...(held.totalCount !== undefined && { totalCount: held.totalCount - 1 }),
          }),
        };
      },
    },
  });
}

function showRead(cache: ApolloCache, notification: NotificationCard_NotificationFragment): void {
  cache.modify({
    id: cache.identify({ __typename: 'Notification', id: notification.id }),
    fields: { readAt: () => new Date().toISOString() },
  });
}

export interface InboxActions {
  /** The card goes at once; it comes back when the server rejects. */
  readonly dismiss: (notification: NotificationCard_NotificationFragment) => Promise<Failure | null>;
  /** Brings a dismissed card back; resolves when the lists show it. */
  readonly restore: (notification: NotificationCard_NotificationFragment) => Promise<Failure | null>;
  readonly markRead: (notification: NotificationCard_NotificationFragment) => Promise<Failure | null>;
  readonly markAllRead: () => Promise<Failure | null>;
  readonly marking: boolean;
}

/**
 * Returns the actions that a user has in the inbox. Visible lists are fetched again afterwards, so that bell and badge
 * show the server's count.
 */
export function useInbox(): InboxActions {
  const [sendDismissal] = useAppMutation(useDismissNotificationMutation);
  const [sendReturn] = useAppMutation(useRestoreNotificationMutation);
  const [sendRead, { busy }] = useAppMutation(useMarkNotificationsReadMutation);

  const dismiss = useCallback(
    async (notification: NotificationCard_NotificationFragment) => {
      const { failure } = await sendDismissal({
        variables: { id: notification.id },
        optimisticResponse: { dismissNotification: { removedId: notification.id } },
        update: (cache) => removeFromLists(cache, notification),
      });
      return failure;
    },
    [sendDismissal],
  );
  const restore = useCallback(
    async ({ id }: NotificationCard_NotificationFragment) => {
      const { failure } = await sendReturn({ variables: { id }, refetchQueries: 'active', awaitRefetchQueries: true });
      return failure;
    },
    [sendReturn],
  );
  const markRead = useCallback(
    async (notification: NotificationCard_NotificationFragment) => {
      const { failure } = await sendRead({
        variables: { ids: [notification.id] },
        update: (cache, { data }) => {
          showRead(cache, notification);
          cache.modify({
            fields: {
              notifications: (value: Inbox | Reference) => {
                const held = asInbox(value);
                return { ...held, unreadCount: data?.markNotificationsRead.unreadCount ?? held.unreadCount };
              },
            },
          });
        },
      });
      return failure;
    },
    [sendRead],
  );
  const markAllRead = useCallback(async () => {
    const { failure } = await sendRead({
      variables: { ids: null },
      refetchQueries: 'active',
      awaitRefetchQueries: true,
    });
    return failure;
  }, [sendRead]);
  return { dismiss, restore, markRead, markAllRead, marking: busy };
}
