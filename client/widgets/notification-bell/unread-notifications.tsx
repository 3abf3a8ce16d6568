import { useNotificationCountQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { MenuBadge } from '../../ui/display/menu-badge';
import { messages } from './unread-notifications.messages';

/** The count of the bell, which also keeps it live, beside the menu's entry; nothing while there is none. */
export function UnreadNotifications() {
  const t = useMessages(messages);
  const format = useFormat();
  const count = useNotificationCountQuery().data?.notifications.unreadCount ?? 0;
  return (
    <MenuBadge
      count={count}
      shown={count > 99 ? `${format.number(99)}+` : format.number(count)}
      text={format.digits(t('unread', { count }))}
    />
  );
}
