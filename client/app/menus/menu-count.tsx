import { UnreadMessages } from '../../widgets/messages/unread-messages';
import { UnreadNotifications } from '../../widgets/notification-bell/unread-notifications';
import { type Duty, DutyCount } from '../../widgets/seller-duties/duty-count';
import { type Queue, WaitingCount } from '../../widgets/waiting-count/waiting-count';

/**
 * An entry of a menu counts one of these: duties of a seller, queues of admins, unread messages of one's orders, or
 * unread notifications.
 */
export type Counted =
  | { readonly of: 'duties'; readonly names: readonly Duty[] }
  | { readonly of: 'queues'; readonly names: readonly Queue[] }
  | { readonly of: 'messages' }
  | { readonly of: 'notifications' };

export function MenuCount({ counted }: { counted: Counted }) {
  if (counted.of === 'messages') return <UnreadMessages />;
  if (counted.of === 'notifications') return <UnreadNotifications />;
  return counted.of === 'duties' ? <DutyCount duties={counted.names} /> : <WaitingCount queues={counted.names} />;
}
