import { Phone } from 'lucide-react';
import type { SaleDetail_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { ButtonAnchor } from '../../ui/button';
import { DateText } from '../../ui/moment';
import { Picture } from '../../ui/picture';
import { SaleStatus } from './sale-status';
import { messages } from './sales.messages';

/** What a seller needs to pack, bring and be paid. */
export function SaleDetails({ order }: { order: SaleDetail_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sums: [string, string][] = [
    [t('items'), format.money(order.subtotal)],
    [t('fee'), format.money(order.deliveryFee)],
    ...(Number(order.discount) > 0 ? [[t('discount'), `− ${format.money(order.discount)}`] as [string, string]] : []),
  ];
  const { upazila } = order;
  const place = [order.address, upazila && format.name(upazila), upazila && format.name(upazila.district)].filter(Boolean).join(', ');
  return (
    <div className="sale-details">
      <SaleStatus order={order} />
      <section>
        <h3>{t('lines')}</h3>
        <ul className="sale-lines">
          {order.lines.map((line) => (
            <li key={line.id} className="cell-product">
              <Picture image={line.image} alt="" sizes="56px" />
              <span>
                <span className="sale-name">{line.productName}</span>
                <span className="caption">
                  {format.quantity(line.quantity, line.unit, line.customUnitNote)} ×{' '}
                  {format.price(line.unitPrice, line.unit, line.customUnitNote)} = {format.money(line.lineTotal)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <dl className="sums">
          {sums.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd className="money">{value}</dd>
            </div>
          ))}
          <dt className="sum-total">{t('total')}</dt>
          <dd className="sum-total money">{format.money(order.total)}</dd>
        </dl>
      </section>
      <section>
        <h3>{t('buyer')}</h3>
        <p>{order.contactName}</p>
        <p className="caption">{[t(order.deliveryMethod), place].filter(Boolean).join(': ')}</p>
        {order.note && (
          <p>
            <strong>{t('note')}:</strong> {order.note}
          </p>
        )}
        <ButtonAnchor href={`tel:${order.contactPhone}`} icon={<Phone aria-hidden />}>
          {t('call', { phone: format.digits(order.contactPhone) })}
        </ButtonAnchor>
      </section>
      <section>
        <h3>{t('payment')}</h3>
        <p>
          {t(order.paymentMethod)} · {t(order.paymentStatus)}
        </p>
      </section>
      <section>
        <h3>{t('timeline')}</h3>
        <ol className="sale-timeline">
          {order.events.map((event) => (
            <li key={event.id}>
              <strong>{t(event.to)}</strong>
              <span className="caption">
                <DateText at={event.createdAt} withTime />
                {event.actorName && ` · ${t('by', { actor: event.actorName })}`}
              </span>
              {event.reason && <span>{event.reason}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
