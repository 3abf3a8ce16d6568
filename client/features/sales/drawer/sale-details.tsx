import { Phone, Printer } from 'lucide-react';
import { MAX_DELIVERY_ATTEMPTS } from '../../../../schema/values/orders/order-states';
import type { SaleDetail_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { Alert } from '../../../ui/feedback/alert';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { DeliveredProblems } from '../../../widgets/problems/delivered-problems';
import { OrderMessages } from '../../../widgets/messages/order-messages';
import { OrderSums } from '../../../widgets/order/order-sums';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { useDeliveryTime } from '../../../widgets/delivery/use-delivery-time';
import { HandedOver } from '../../../widgets/handover/handed-over';
import { UndoStep } from '../steps/sale-buttons';
import { isStuck } from '../steps/sale-steps';
import { SaleLines } from './sale-lines';
import { SaleParcel } from './sale-parcel';
import { SalePayment } from './sale-payment';
import { SaleStatus } from './sale-status';
import { SaleTimeline } from './sale-timeline';
import { messages } from '../sales.messages';
import { usePlaceText } from '../slip/use-address-text';
import type { SaleControls } from '../steps/use-sale-controls';

interface SaleDetailsProps {
  order: SaleDetail_OrderFragment;
  controls: SaleControls;
}

/** Shows everything that a seller needs to pack an order, to deliver it and to be paid. */
export function SaleDetails({ order, controls }: SaleDetailsProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const { role } = useSession();
  const place = usePlaceText(order);
  const time = useDeliveryTime()(order);
  return (
    <div className="sale-details">
      <div className="sale-state">
        <SaleStatus order={order} />
        <UndoStep order={order} controls={controls} />
      </div>
      {order.isRecalled && (
        <Alert tone="error" title={t('recalled')}>
          {t(order.state === 'DELIVERY_FAILED' ? 'recalledReturn' : 'recalledFail')}
        </Alert>
      )}
      {isStuck(order) && (
        <Alert tone="warning" title={t('stuckTitle')}>
          <p>{t('stuckText')}</p>
          <p>
            <TextLink to={`${paths.lots(role)}?view=HELD`}>{t('lotsHELD')}</TextLink>{' '}
            <TextLink to={`${paths.lots(role)}?view=RECALLED`}>{t('lotsRECALLED')}</TextLink>
          </p>
        </Alert>
      )}
      {order.state === 'DELIVERY_FAILED' && order.failure && (
        <Alert tone="warning" title={t('lastFailure', { reason: t(`failure${order.failure}`) })}>
          {t('attempts', { count: order.deliveryAttempts, max: MAX_DELIVERY_ATTEMPTS })}
        </Alert>
      )}
      {order.refusalContest && (
        <Alert tone="info" title={t(`refusal${order.refusalContest.state}`, { reason: order.refusalContest.reason ?? '' })} />
      )}
      <DeliveredProblems order={order} reader="SELLER" />
      <section>
        <h2>{t('lines')}</h2>
        <SaleLines lines={order.lines} />
        <OrderSums order={order} />
      </section>
      <section>
        <h2>{t('buyer')}</h2>
        <p>{order.contactName}</p>
        {order.buyer.refusals.refused > 0 && (
          <div className="sale-warning">
            <Alert tone="warning" title={t('refusals', order.buyer.refusals)} />
          </div>
        )}
        <p className="caption">{[t(order.deliveryMethod), place].filter(Boolean).join(': ')}</p>
        {order.sharedBasketId && <p>{texts('sharedBasket')}</p>}
        <SaleParcel order={order} />
        {time && (
          <p>
            <strong>{texts('time')}:</strong> {time}
          </p>
        )}
        {order.feePending && order.state === 'PLACED' && <p className="caption">{t('feeUnnamed')}</p>}
        <HandedOver order={order} />
        {order.note && (
          <p>
            <strong>{t('note')}:</strong> {order.note}
          </p>
        )}
        <div className="sale-links">
          <ButtonAnchor href={`tel:${order.contactPhone}`} icon={<Phone aria-hidden />}>
            {t('call', { phone: format.digits(order.contactPhone) })}
          </ButtonAnchor>
          <ButtonLink look="outline" to={paths.saleSlip(role, order.id)} icon={<Printer aria-hidden />}>
            {t('printSlip')}
          </ButtonLink>
        </div>
      </section>
      <SalePayment order={order} controls={controls} />
      <OrderMessages orderId={order.id} side="SELLER" />
      <SaleTimeline events={order.events} />
    </div>
  );
}
