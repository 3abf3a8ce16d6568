import type { SaleDetail_OrderFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DateText } from '../../../ui/display/moment';
import { useActorText } from '../../../widgets/order/use-actor-text';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { messages } from '../sales.messages';

/**
 * The history of the order, and of its payment: an event that leaves the order as it was completes it, concerns its
 * payment, or is a comment.
 */
export function SaleTimeline({ events }: Pick<SaleDetail_OrderFragment, 'events'>) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const actorOf = useActorText();
  return (
    <section>
      <h2>{t('timeline')}</h2>
      <ol className="sale-timeline">
        {events.map((event) => (
          <li key={event.id}>
            <strong>
              {event.from !== event.to
                ? t(event.to)
                : event.action && event.from === 'DELIVERED'
                  ? t('COMPLETED')
                  : event.action === 'PROPOSE_FEE'
                    ? t(event.to)
                    : event.payment
                      ? t('paymentEvent', { state: texts(event.payment) })
                      : t('noteEvent')}
            </strong>
            <span className="caption">
              <DateText at={event.createdAt} withTime />
              {event.actorName && ` · ${t('by', { actor: actorOf(event) })}`}
            </span>
            {event.reason && <span>{event.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
