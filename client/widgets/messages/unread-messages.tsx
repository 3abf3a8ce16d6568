import { useOrderMessageArrivedSubscription, useUnreadMessagesQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { MenuBadge } from '../../ui/display/menu-badge';
import { messages } from './messages.messages';

/** Unread messages of all orders, beside the menu's entry of orders, live; nothing while there is none. */
export function UnreadMessages() {
  const t = useMessages(messages);
  const format = useFormat();
  const { interrupted } = useSession();
  const { data, refetch } = useUnreadMessagesQuery({ fetchPolicy: 'cache-and-network' });
  useOrderMessageArrivedSubscription({
    fetchPolicy: 'no-cache',
    skip: interrupted,
    onData: () => void refetch().catch(() => undefined),
  });
  const count = data?.unreadMessageCount ?? 0;
  return (
    <MenuBadge
      count={count}
      shown={count > 99 ? `${format.number(99)}+` : format.number(count)}
      text={format.digits(t('unreadBadge', { count }))}
    />
  );
}
