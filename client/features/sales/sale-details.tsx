import { Phone, Printer } from 'lucide-react';
import type { SaleDetail_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Alert } from '../../ui/alert';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { OrderSums } from '../../widgets/order/order-sums';
import { messages as orderWords } from '../../widgets/order/order-words.messages';
import { PaymentSteps } from './sale-buttons';
import { SaleStatus } from './sale-status';
import type { SaleStep } from './sale-steps';
import { SaleTimeline } from './sale-timeline';
import { messages } from './sales.messages';
import { usePlaceText } from './use-place-text';

interface SaleDetailsProps {
  order: SaleDetail_OrderFragment;
  busy: boolean;
  onAction: (step: SaleStep) => void;
}

/** What a seller needs to pack, bring and be paid. */
export function SaleDetails({ order, busy, onAction }: SaleDetailsProps) {
  const t = useMessages(messages);
  const words = useMessages(orderWords);
  const format = useFormat();
  const { role } = useSession();
  const place = usePlaceText(order);
  const known: [string, string | null][] = [
    [t('paidFrom'), order.paymentNumber && format.digits(order.paymentNumber)],
    [t('reference'), order.paymentReference],
  ];
  return (
    <div className="sale-details">
      <SaleStatus order={order} />
      <section>
        <h2>{t('lines')}</h2>
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
        <OrderSums order={order} />
      </section>
      <section>
        <h2>{t('buyer')}</h2>
        <p>{order.contactName}</p>
        <p className="caption">{[t(order.deliveryMethod), place].filter(Boolean).join(': ')}</p>
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
      <section>
        <h2>{t('payment')}</h2>
        <p>
          {words(order.paymentMethod)} · {words(order.paymentStatus)}
        </p>
        {order.paymentReference && (
          <dl className="sums sale-payment">
            {known.map(([label, value]) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd data-own-text>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {order.paymentActions.includes('REFUND') && <Alert tone="warning" title={t('refundDue', { total: format.money(order.total) })} />}
        <PaymentSteps order={order} busy={busy} onAction={onAction} />
      </section>
      <SaleTimeline events={order.events} />
    </div>
  );
}
