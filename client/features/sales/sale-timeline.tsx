import type { SaleDetail_OrderFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/moment';
import { messages as orderWords } from '../../widgets/order/order-words.messages';
import { messages } from './sales.messages';

/** The way the order went, and what became of the money: an event that leaves the order where it was tells of its payment. */
export function SaleTimeline({ events }: Pick<SaleDetail_OrderFragment, 'events'>) {
  const t = useMessages(messages);
  const words = useMessages(orderWords);
  return (
    <section>
      <h2>{t('timeline')}</h2>
      <ol className="sale-timeline">
        {events.map((event) => (
          <li key={event.id}>
            <strong>
              {event.from !== event.to ? t(event.to) : event.payment ? t('paymentEvent', { state: words(event.payment) }) : t('noteEvent')}
            </strong>
            <span className="caption">
              <DateText at={event.createdAt} withTime />
              {event.actorName && ` · ${t('by', { actor: event.actorName })}`}
            </span>
            {event.reason && <span>{event.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
