import type { SaleSlip_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { OrderSlip } from '../../../widgets/order/order-slip';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { paymentWord } from '../../../widgets/order/payment-word';
import { AccountSums } from '../../../widgets/order-money/account-sums';
import { useDeliveryTime } from '../../../widgets/delivery/use-delivery-time';
import { messages } from '../sales.messages';
import { HandoverCodeBox } from '../print/handover-code-box';
import { usePlaceText } from './use-address-text';

/**
 * Black on white: who sends what to whom and when, what it weighs, costs and what is still to be collected, and space
 * for the handover code and two signatures.
 */
export function SaleSlip({ order }: { order: SaleSlip_OrderFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const place = usePlaceText(order);
  const time = useDeliveryTime()(order);
  const { seller } = order;
  const sellerPlace = format.place([seller.upazila, seller.district]);
  const { money } = order;
  const nothing = t(Number(money.due) === 0 ? 'nothingToCollect' : 'collectNothing');
  const amount = Number(money.toCollect) > 0 ? format.money(money.toCollect) : nothing;
  const toCollect = order.progress === 'CANCELLED' ? t('calledOff') : amount;
  const parties: [string, (string | null)[]][] = [
    [t('sender'), [seller.nameOfBusiness, seller.name, seller.phone && format.digits(seller.phone), sellerPlace]],
    [t('receiver'), [order.contactName, format.digits(order.contactPhone), t(order.deliveryMethod), place]],
  ];
  return (
    <OrderSlip order={order} title={order.trackingNumber} parties={parties} headings={[t('lines'), t('quantity'), t('price'), t('sum')]}>
      <p>
        {t('payment')}: {texts(order.paymentMethod)} · {texts(paymentWord(order))}
      </p>
      <AccountSums money={money} withRefunds />
      <p className="slip-collect">
        {t('toCollect')}: <strong>{toCollect}</strong>
      </p>
      {time && (
        <p>
          {texts('time')}: {time}
        </p>
      )}
      {order.note && (
        <p>
          {t('note')}: {order.note}
        </p>
      )}
      <HandoverCodeBox />
      <footer className="slip-foot">
        <span>{t('handedOver')}</span>
        <span>{t('received')}</span>
      </footer>
    </OrderSlip>
  );
}
