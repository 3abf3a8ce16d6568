import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { OrderSlip } from '../../widgets/order/order-slip';
import { AccountSums } from '../../widgets/order-money/account-sums';
import { OnlinePaymentState } from '../../widgets/online-payment/online-payment-state';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import { paymentWord } from '../../widgets/order/payment-word';
import { messages } from '../../widgets/purchases/purchases.messages';
import { usePlaceText } from './use-place-text';

/** On paper alone: who sold what to whom, when, for how much, and whether it is paid. */
export function Receipt({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const place = usePlaceText(order);
  const { seller } = order;
  const sellerPlace = format.place([seller.upazila, seller.district]);
  const parties: [string, (string | null | undefined)[]][] = [
    [t('receiptSeller'), [seller.nameOfBusiness, seller.name, sellerPlace, seller.phone && format.digits(seller.phone)]],
    [t('receiptBuyer'), [order.contactName, format.digits(order.contactPhone), `${t(order.deliveryMethod)}: ${place}`]],
  ];
  return (
    <OrderSlip
      order={order}
      className="slip receipt"
      title={t('receipt', { number: order.trackingNumber })}
      parties={parties}
      headings={[t('lines'), t('receiptQuantity'), t('receiptPrice'), t('receiptSum')]}
    >
      <p>
        {t('payment')}: {texts(order.paymentMethod)} · {texts(paymentWord(order))}
        {order.paymentReference && ` · ${t('claimReference')} ${order.paymentReference}`}
      </p>
      <OnlinePaymentState order={order} isBuyer />
      <AccountSums money={order.money} isBuyer withRefunds />
      <p>
        {t('receiptState')}: {t(order.state)}
      </p>
    </OrderSlip>
  );
}
