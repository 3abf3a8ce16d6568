import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DateText } from '../../../ui/display/moment';
import { messages } from './accounts.messages';

type Event = AccountDetail_AccountFragment['events'][number];

/** Every change of the account's status: what, who, when, why. */
export function AccountHistory({ events }: { events: readonly Event[] }) {
  const t = useMessages(messages);
  const statusChange = ({ from, to }: Event) => {
    if (to === 'PENDING') return t(from ? 'resubmitted' : 'registered');
    return t(from === 'SUSPENDED' ? 'reinstatedEvent' : to);
  };
  return (
    <section>
      <h3>{t('history')}</h3>
      <ul className="facts-list account-history">
        {events.map((event) => (
          <li key={event.id} className="answer">
            <span>
              {event.from && event.actorName ? t('event', { to: statusChange(event), actor: event.actorName }) : statusChange(event)}
            </span>
            <span className="caption">
              <DateText at={event.createdAt} withTime />
              {event.reason && ` · ${t('reason')}: ${event.reason}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
