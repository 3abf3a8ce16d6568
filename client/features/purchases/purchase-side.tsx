import { useState } from 'react';
import { LifeBuoy, Phone } from 'lucide-react';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button';
import { DateText } from '../../ui/moment';
import { messages as orderWords } from '../../widgets/order/order-words.messages';
import { ClaimDialog } from './claim.form';
import { messages } from '../../widgets/purchases/purchases.messages';

/** What happened to the order, where it comes from or goes to, and its payment. */
export function PurchaseSide({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const words = useMessages(orderWords);
  const format = useFormat();
  const [claiming, setClaiming] = useState(false);
  const { seller } = order;
  const isPickup = order.deliveryMethod === 'PICKUP';
  const names = (...places: (Parameters<typeof format.name>[0] | null)[]) => places.flatMap((place) => (place ? [format.name(place)] : []));
  const place = isPickup ? [order.pickupAddress, ...names(seller.upazila, seller.district)] : [order.address, ...names(order.upazila)];
  return (
    <div className="purchase-side">
      <section className="panel">
        <h2>{t('timeline')}</h2>
        <ol className="timeline">
          {order.events.map((event) => (
            <li key={event.id}>
              <strong>{event.from === event.to && event.payment ? `${t('payment')}: ${words(event.payment)}` : t(event.to)}</strong>
              <span className="caption">
                <DateText at={event.createdAt} withTime />
                {event.actorName && ` · ${t('by', { actor: event.actorName })}`}
              </span>
              {event.reason && <span>{event.reason}</span>}
            </li>
          ))}
        </ol>
      </section>
      <section className="panel">
        <h2>{t('delivery')}</h2>
        <p>
          {t(order.deliveryMethod)}: {order.contactName}, {format.digits(order.contactPhone)}
        </p>
        {isPickup && <p>{t('fetchHere')}:</p>}
        <p className="caption">{place.filter(Boolean).join(', ')}</p>
        <h2>{t('payment')}</h2>
        <p>
          {words(order.paymentMethod)} · {words(order.paymentStatus)}
        </p>
        {order.paymentReference && order.paymentNumber && (
          <p className="caption">{t('fromNumber', { number: format.digits(order.paymentNumber), reference: order.paymentReference })}</p>
        )}
        <div className="purchase-ways">
          {order.paymentActions.includes('CLAIM') && (
            <Button look="outline" onClick={() => setClaiming(true)}>
              {t('claim')}
            </Button>
          )}
          {seller.phone && (
            <ButtonAnchor href={`tel:${seller.phone}`} icon={<Phone aria-hidden />}>
              {t('call', { phone: format.digits(seller.phone) })}
            </ButtonAnchor>
          )}
          <ButtonLink look="outline" to={paths.support({ order: order.trackingNumber })} icon={<LifeBuoy aria-hidden />}>
            {t('help')}
          </ButtonLink>
        </div>
      </section>
      {claiming && <ClaimDialog order={order} onClose={() => setClaiming(false)} />}
    </div>
  );
}
