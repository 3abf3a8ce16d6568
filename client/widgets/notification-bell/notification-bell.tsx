import type { ApolloClient } from '@apollo/client';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useNotificationArrivedSubscription, useNotificationCountQuery } from '../../generated/graphql';
import { reportArrived } from '../../platform/apollo/arrival-events';
import { reportChanged } from '../../platform/apollo/change-events';
import { onSocketOpened } from '../../platform/connection/socket-events';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { bellMessages } from './notification-bell.messages';

/** The count, and the inbox where it is open. */
const readAgain = (client: ApolloClient) =>
  void client.refetchQueries({
    updateCache: (cache) => void cache.modify({ fields: { notifications: (_held, { INVALIDATE }) => INVALIDATE } }),
  });

/** The bell of the top bar: the server's unread count, live. Drawn only for approved accounts. */
export function NotificationBell() {
  const { role, interrupted } = useSession();
  const t = useMessages(bellMessages);
  const format = useFormat();
  const { client, data } = useNotificationCountQuery();
  useEffect(() => onSocketOpened(() => readAgain(client)), [client]); // what came before on a slow line, or while it was broken
  useNotificationArrivedSubscription({
    fetchPolicy: 'no-cache',
    skip: interrupted, // starts again when its owner has logged in again
    onData: ({ client, data: { data: arrived } }) => {
      if (!arrived) return;
      announce(t('arrived', { title: arrived.notificationAdded.title }));
      readAgain(client);
      reportChanged();
      reportArrived();
    },
  });
  const count = data?.notifications.unreadCount ?? 0;
  return (
    <Link
      className="bar-button"
      to={paths.notifications(role)}
      aria-label={count ? t('labelUnread', { count }) : t('label')}
      title={t('label')}
    >
      <Bell aria-hidden />
      {count > 0 && <span className="bar-count" aria-hidden data-count={count > 99 ? `${format.number(99)}+` : format.number(count)} />}
    </Link>
  );
}
