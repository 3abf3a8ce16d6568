import { OrderStatus } from '../../../schema/values/orders/orders';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import { useActorText } from '../../widgets/order/use-actor-text';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import { messages } from '../../widgets/purchases/purchases.messages';
import { answerBy } from './placed-note';

const course = [OrderStatus.PLACED, OrderStatus.CONFIRMED, OrderStatus.SHIPPED, OrderStatus.DELIVERED] as const;
type Ahead = Exclude<(typeof course)[number], 'PLACED'>;

/**
 * Shows what happened to the order and, greyed, what is still to come. It names the time by which the seller must
 * confirm, or the buyer accept the delivery fee or the part.
 */
export function OrderTimeline({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const actorOf = useActorText();
  const format = useFormat();
  const reached = course.findIndex((status) => status === order.status);
  const ahead = order.progress === 'PENDING' && reached >= 0 ? (course.slice(reached + 1) as Ahead[]) : [];
  const isPickup = order.deliveryMethod === 'PICKUP';
  const isAsked = order.state === 'FEE_PROPOSED' || order.state === 'PART_PROPOSED';
  const asked = isAsked ? order.events.filter(({ to }) => to === order.state).at(-1) : undefined;
  const nameOf = (status: Ahead) =>
    asked && status === 'CONFIRMED'
      ? t(order.state === 'FEE_PROPOSED' ? 'nextFeeAccepted' : 'nextPartAccepted')
      : t(isPickup && status !== 'CONFIRMED' ? `next${status}_PICKUP` : `next${status}`);
  const eventText = ({ action, from, to, payment }: Purchase_OrderFragment['events'][number]) => {
    if (from !== to) return t(to);
    if (action === 'PAY_IN_CASH') return `${t('payment')}: ${texts('CASH_ON_DELIVERY')}`;
    if (action && from === 'DELIVERED') return t('COMPLETED');
    return payment ? `${t('payment')}: ${texts(payment)}` : t(to);
  };
  return (
    <ol className="timeline">
      {order.events.map((event) => (
        <li key={event.id}>
          <strong>{eventText(event)}</strong>
          <span className="caption">
            <DateText at={event.createdAt} withTime />
            {event.actorName && ` · ${t('by', { actor: actorOf(event) })}`}
          </span>
          {event.reason && <span>{event.reason}</span>}
        </li>
      ))}
      {ahead.map((status) => (
        <li key={status} data-ahead>
          <span>
            <span className="visually-hidden">{t('notYet')}: </span>
            {nameOf(status)}
          </span>
          {status === 'CONFIRMED' && (
            <span className="caption">{t('nextUntil', { time: format.dateTime(answerBy(asked?.createdAt ?? order.placedAt)) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
