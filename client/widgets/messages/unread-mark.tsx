import { MessageSquareText } from 'lucide-react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import './messages.css';
import { messages } from './messages.messages';

interface UnreadMarkProps {
  thread: { readonly unreadCount: number } | null | undefined;
  /** A sign and the count, where there is no space for words. */
  short?: boolean;
}

/** In a list of orders: how many messages of one are unread; nothing where none is. */
export function UnreadMark({ thread, short = false }: UnreadMarkProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!thread || thread.unreadCount === 0) return null;
  const text = format.digits(t('unreadBadge', { count: thread.unreadCount }));
  if (!short) return <span className="message-unread">{text}</span>;
  return (
    <span className="message-unread" data-short title={text}>
      <MessageSquareText aria-hidden />
      <span aria-hidden>{format.number(thread.unreadCount)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
