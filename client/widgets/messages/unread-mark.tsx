import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import './messages.css';
import { messages } from './messages.messages';

/** In a list of orders: how many messages of one are unread; nothing where none is. */
export function UnreadMark({ thread }: { thread: { readonly unreadCount: number } | null | undefined }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!thread || thread.unreadCount === 0) return null;
  return <span className="message-unread">{format.digits(t('unreadBadge', { count: thread.unreadCount }))}</span>;
}
