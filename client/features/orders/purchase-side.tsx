import { useState } from 'react';
import { LifeBuoy, Phone } from 'lucide-react';
import { isMobileMoney } from '../../../schema/values/orders/orders';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/buttons/button';
import { HandedOver } from '../../widgets/handover/handed-over';
import { OrderAccount } from '../../widgets/order-money/order-account';
import { OnlinePaymentState } from '../../widgets/online-payment/online-payment-state';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import { paymentWord } from '../../widgets/order/payment-word';
import { useDeliveryTime } from '../../widgets/delivery/use-delivery-time';
import { usePlaceText } from './use-place-text';
import { OrderTimeline } from './order-timeline';
import { ClaimDialog } from './payment/claim.form';
import { PaymentDisputes } from './payment/payment-dispute';
import { messages } from '../../widgets/purchases/purchases.messages';

interface PurchaseSideProps {
  order: Purchase_OrderFragment;
  /** The report of a payment is offered elsewhere on the page. */
  isPaidAbove: boolean;
}

/** Shows the order's events, the address it comes from or goes to, and its payment. */
export function PurchaseSide({ order, isPaidAbove }: PurchaseSideProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const [claiming, setClaiming] = useState(false);
  const { seller } = order;
  const isPickup = order.deliveryMethod === 'PICKUP';
  const place = usePlaceText(order);
  // before the seller has confirmed nothing is to be sent
  const mayClaim = order.paymentSteps.includes('CLAIM') && order.status !== 'PLACED';
  const isSurplus = Number(order.money.due) === 0;
  // cash that was never more than cash leaves nothing to report; what was sent by mobile money may have been too much
  const wasReported = order.money.payments.some(({ method }) => isMobileMoney(method));
  const maySurplus = mayClaim && isSurplus && (isMobileMoney(order.paymentMethod) || (wasReported && order.completedAt === null));
  const time = useDeliveryTime()(order);
  return (
    <div className="purchase-side">
      <section className="panel">
        <h2>{t('timeline')}</h2>
        <OrderTimeline order={order} />
      </section>
      <section className="panel">
        <h2>{t('delivery')}</h2>
        <p>
          {t(order.deliveryMethod)}: {order.contactName}, {format.digits(order.contactPhone)}
        </p>
        {isPickup && <p>{t('fetchHere')}:</p>}
        <p className="caption">{place}</p>
        {order.sharedBasketId && <p>{texts('sharedBasket')}</p>}
        <HandedOver order={order} />
        {time && order.progress !== 'CANCELLED' && (
          <p>
            {texts('time')}: {time}
          </p>
        )}
        <h2>{t('payment')}</h2>
        <p>
          {texts(order.paymentMethod)} · {texts(paymentWord(order))}
        </p>
        <OnlinePaymentState order={order} isBuyer />
        <OrderAccount order={order} isBuyer />
        <PaymentDisputes order={order} />
        <div className="purchase-ways">
          {!isPaidAbove && mayClaim && !isSurplus && (
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
          {!isPaidAbove && maySurplus && (
            <Button look="ghost" tone="gray" onClick={() => setClaiming(true)}>
              {t('claimSurplus')}
            </Button>
          )}
        </div>
      </section>
      {claiming && <ClaimDialog order={order} onClose={() => setClaiming(false)} />}
    </div>
  );
}
