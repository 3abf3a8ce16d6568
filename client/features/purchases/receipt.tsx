import type { Purchase_OrderFragment } from '../../generated/graphql';
import { brand } from '../../platform/brand';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import { OrderSums } from '../../widgets/order/order-sums';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import '../../widgets/order/slip.css';
import { messages } from '../../widgets/purchases/purchases.messages';
import { usePlaceText } from './use-place-text';

/** On paper alone: who sold what to whom, when, for how much, and whether it is paid. */
export function Receipt({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const place = usePlaceText(order);
  const { seller } = order;
  const sellerPlace = [seller.upazila, seller.district].flatMap((one) => (one ? [format.name(one)] : [])).join(', ');
  const parties: [string, (string | null | undefined)[]][] = [
    [t('receiptSeller'), [seller.nameOfBusiness, seller.name, sellerPlace, seller.phone && format.digits(seller.phone)]],
    [t('receiptBuyer'), [order.contactName, format.digits(order.contactPhone), `${t(order.deliveryMethod)}: ${place}`]],
  ];
  return (
    <article className="slip receipt">
      <header className="slip-head">
        <strong className="slip-brand">{brand.name[format.language]}</strong>
        <span>
          <strong>{t('receipt', { number: order.trackingNumber })}</strong> · <DateText at={order.placedAt} />
        </span>
      </header>
      <div className="slip-parties">
        {parties.map(([title, lines]) => (
          <section key={title}>
            <h2>{title}</h2>
            {[...new Set(lines.filter(Boolean))].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <table className="slip-lines">
        <thead>
          <tr>
            <th scope="col">{t('lines')}</th>
            <th scope="col">{t('receiptQuantity')}</th>
            <th scope="col">{t('receiptPrice')}</th>
            <th scope="col">{t('receiptSum')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.productName}</td>
              <td>{format.quantity(line.quantity, line.unit, line.customUnitNote)}</td>
              <td>{format.money(line.unitPrice)}</td>
              <td>{format.money(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderSums order={order} />
      <p>
        {t('payment')}: {texts(order.paymentMethod)} · {texts(order.paymentStatus)}
        {order.paymentReference && ` · ${t('claimReference')} ${order.paymentReference}`}
      </p>
      <p>
        {t('receiptState')}: {t(order.status)}
      </p>
    </article>
  );
}
