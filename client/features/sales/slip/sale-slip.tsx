import type { SaleSlipQuery } from '../../../generated/graphql';
import { brand } from '../../../platform/brand';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DateText } from '../../../ui/display/moment';
import { OrderSums } from '../../../widgets/order/order-sums';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { messages } from '../sales.messages';
import { usePlaceText } from './use-address-text';

type Slip = NonNullable<SaleSlipQuery['order']>;

/** A4, black on white: who sends what to whom, what it costs and what is still to be collected, and space for two signatures. */
export function SaleSlip({ order }: { order: Slip }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const place = usePlaceText(order);
  const { seller } = order;
  const sellerPlace = [seller.upazila, seller.district].flatMap((one) => (one ? [format.name(one)] : [])).join(', ');
  const paid = order.paymentStatus === 'PAID' ? t('nothingToCollect') : format.money(order.total);
  const toCollect = order.progress === 'CANCELLED' ? t('calledOff') : paid;
  const parties: [string, (string | null)[]][] = [
    [t('sender'), [seller.nameOfBusiness, seller.name, seller.phone && format.digits(seller.phone), sellerPlace]],
    [t('receiver'), [order.contactName, format.digits(order.contactPhone), t(order.deliveryMethod), place]],
  ];
  return (
    <article className="slip">
      <header className="slip-head">
        <strong className="slip-brand">{brand.name[format.language]}</strong>
        <span>
          <strong>{order.trackingNumber}</strong> · <DateText at={order.placedAt} />
        </span>
      </header>
      <div className="slip-parties">
        {parties.map(([title, lines]) => (
          <section key={title}>
            <h2>{title}</h2>
            {lines.filter(Boolean).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <table className="slip-lines">
        <thead>
          <tr>
            <th scope="col">{t('lines')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('sum')}</th>
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
      </p>
      <p className="slip-collect">
        {t('toCollect')}: <strong>{toCollect}</strong>
      </p>
      {order.note && (
        <p>
          {t('note')}: {order.note}
        </p>
      )}
      <footer className="slip-foot">
        <span>{t('handedOver')}</span>
        <span>{t('received')}</span>
      </footer>
    </article>
  );
}
