import type { PurchaseCard_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { ButtonLink } from '../../ui/buttons/button';
import { DateText, Moment } from '../../ui/display/moment';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { tableWidth, useMediaQuery } from '../../ui/layout/use-media-query';
import { CompactCard, CompactCards } from '../../ui/tables/compact-cards';
import { UnreadMark } from '../messages/unread-mark';
import { ExactState } from './order-badges';
import { messages } from './purchases.messages';

interface PurchaseCardProps {
  order: PurchaseCard_OrderFragment;
}

/** A buyer's orders: on a phone each is low, with its first product; on a desktop it lists all of them. */
export function PurchaseCards({ orders }: { orders: readonly PurchaseCard_OrderFragment[] }) {
  const t = useMessages(messages);
  const wide = useMediaQuery(tableWidth);
  if (!wide)
    return (
      <CompactCards caption={t('title')}>
        {orders.map((order) => (
          <LowCard key={order.id} order={order} />
        ))}
      </CompactCards>
    );
  return (
    <ul className="row-cards">
      {orders.map((order) => (
        <WideCard key={order.id} order={order} />
      ))}
    </ul>
  );
}

function LowCard({ order }: PurchaseCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [first, ...others] = order.lines;
  const payment = paymentNow(order);
  return (
    <CompactCard
      head={
        <>
          <h2 className="purchase-number">{order.trackingNumber}</h2>
          <UnreadMark thread={order.thread} short />
          <ExactState order={order} />
        </>
      }
      foot={
        <>
          <strong className="money">{format.money(order.total)}</strong>
          <ViewButton order={order} />
        </>
      }
    >
      <div className="purchase-goods">
        <ResponsiveImage image={first?.image} alt="" sizes="44px" />
        <div>
          <p className="one-line">
            {first && (
              <>
                <strong>{first.productName}</strong> × {format.quantity(first.quantity, first.unit, first.customUnitNote)}
              </>
            )}
            {others.length > 0 && ` ${format.digits(t('moreLines', { count: others.length }))}`}
          </p>
          {payment ? (
            <PayBy payment={payment} />
          ) : (
            <p className="one-line caption">
              {sellerName(order.seller)} · <DateText at={order.placedAt} />
            </p>
          )}
        </div>
      </div>
    </CompactCard>
  );
}

function WideCard({ order }: PurchaseCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const payment = paymentNow(order);
  return (
    <li className="row-card purchase">
      <div className="purchase-head">
        <h2>{t('orderTitle', { number: order.trackingNumber })}</h2>
        <ExactState order={order} />
      </div>
      <p className="caption">
        {t('from', { seller: sellerName(order.seller) })} · <Moment at={order.placedAt} />
      </p>
      <ul className="purchase-lines">
        {order.lines.map((line) => (
          <li key={line.id}>
            <span className="purchase-image">
              <ResponsiveImage image={line.image} alt="" sizes="56px" />
            </span>
            <span>
              {line.productName}
              <span className="caption"> × {format.quantity(line.quantity, line.unit, line.customUnitNote)}</span>
            </span>
          </li>
        ))}
      </ul>
      {payment && <PayBy payment={payment} />}
      <div className="purchase-head">
        <strong className="money">{format.money(order.total)}</strong>
        <UnreadMark thread={order.thread} />
        <ViewButton order={order} />
      </div>
    </li>
  );
}

interface Payment {
  readonly amount: string;
  readonly payBy?: string | null;
}

/** The payment that the order waits for from its buyer; null where there is none to make now. */
function paymentNow({ payTo, onlinePayment }: PurchaseCard_OrderFragment): Payment | null {
  return payTo ?? (onlinePayment?.state === 'DUE' ? onlinePayment : null);
}

function PayBy({ payment: { amount, payBy } }: { payment: Payment }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <p className="purchase-pay">
      {payBy ? t('payBy', { amount: format.money(amount), time: format.timeOrDay(payBy) }) : t('payNow', { amount: format.money(amount) })}
    </p>
  );
}

function ViewButton({ order }: PurchaseCardProps) {
  const t = useMessages(messages);
  const isToPay = paymentNow(order) !== null;
  return (
    <ButtonLink
      look={isToPay ? 'solid' : 'outline'}
      to={paths.order(order.id)}
      aria-label={t(isToPay ? 'payOf' : 'viewOf', { number: order.trackingNumber })}
    >
      {t(isToPay ? 'pay' : 'view')}
    </ButtonLink>
  );
}
