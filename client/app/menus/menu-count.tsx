import { UnreadMessages } from '../../widgets/messages/unread-messages';
import { type Queue, WaitingCount } from '../../widgets/waiting-count/waiting-count';

/** What a menu's entry counts: a queue of admins, or unread messages of one's orders. */
export type MenuQueue = Queue | 'messages';

export function MenuCount({ queue }: { queue: MenuQueue }) {
  return queue === 'messages' ? <UnreadMessages /> : <WaitingCount queue={queue} />;
}
