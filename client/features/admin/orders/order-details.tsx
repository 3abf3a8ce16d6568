import type { ReactNode } from 'react';
import type { AdminOrderDetail_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import type { Translate } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { DateText } from '../../../ui/display/moment';
import { TextLink } from '../../../ui/buttons/text-link';
import { Alert } from '../../../ui/feedback/alert';
import { OnlinePaymentState } from '../../../widgets/online-payment/online-payment-state';
import { LineLots } from '../../../widgets/lots/line-lots';
import { AccountSums } from '../../../widgets/order-money/account-sums';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { paymentWord } from '../../../widgets/order/payment-word';
import { useActorText } from '../../../widgets/order/use-actor-text';
import { OrderState } from './order-state';
import { messages } from './orders.messages';
import { sellerName } from '../../../platform/seller-name';

/** Everything of one order: who, what, how much, and the way it went. */
export function OrderDetails({ order }: { order: AdminOrderDetail_OrderFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const place = [
    order.address,
    order.upazila && format.name(order.upazila),
    order.upazila?.district && format.name(order.upazila.district),
  ];
  const person = (who: Parameters<typeof sellerName>[0] & { id: string; phone?: string | null }) => (
    <span>
      <TextLink to={paths.adminUsers({ account: who.id })}>{sellerName(who)}</TextLink>
      {who.phone && ` · ${format.digits(who.phone)}`}
    </span>
  );
  const facts: (readonly [string, ReactNode])[] = [
    [t('states'), <OrderState key="state" state={order.state} />],
    [t('buyer'), person(order.buyer)],
    [t('seller'), person(order.seller)],
    [t('contact'), `${order.contactName} · ${format.digits(order.contactPhone)}`],
    [t(order.deliveryMethod), place.filter(Boolean).join(', ')],
    [t('payment'), <PaymentFact key="payment" order={order} />],
    ...(order.paymentReference ? [[t('reference'), `${format.digits(order.paymentNumber ?? '')} ${order.paymentReference}`] as const] : []),
    ...(order.note ? [[t('buyerNote'), order.note] as const] : []),
    [texts('items'), format.money(order.subtotal)],
    [texts('fee'), format.money(order.deliveryFee)],
    ...(Number(order.discount) > 0 ? [[texts('discount'), format.money(order.discount)] as const] : []),
    [t('total'), <strong key="total">{format.money(order.total)}</strong>],
  ];
  return (
    <div className="account-details">
      <RiskWarning order={order} />
      {order.sellerSuspended && order.progress === 'PENDING' && (
        <Alert tone="warning" role={null} title={t('sellerSuspended')}>
          {t('sellerSuspendedText')}
        </Alert>
      )}
      <dl className="facts-list">
        {facts.map(([label, value]) => (
          <div key={label} className="answer">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3>{t('products')}</h3>
        <ul className="account-history">
          {order.lines.map((line) => (
            <li key={line.id}>
              {line.productName}
              <span className="caption thing-note">
                {format.quantity(line.quantity, line.unit, line.customUnitNote)} ×{' '}
                {format.price(line.unitPrice, line.unit, line.customUnitNote)}
                {' = '}
                {format.money(line.lineTotal)}
              </span>
              <LineLots line={line} />
            </li>
          ))}
        </ul>
      </section>
      <History events={order.events} />
    </div>
  );
}

function History({ events }: Pick<AdminOrderDetail_OrderFragment, 'events'>) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const actorOf = useActorText();
  return (
    <section>
      <h3>{t('history')}</h3>
      <ol className="account-history">
        {events.map((event) => (
          <li key={event.id}>
            <strong>{eventLabel(event, t, texts)}</strong>
            <span className="caption thing-note">
              <DateText at={event.createdAt} withTime />
              {event.actorName && ` · ${t('byActor', { actor: actorOf(event) })}`}
            </span>
            {event.reason && <span className="audit-reason">{event.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How it is paid, and where its money is. */
function PaymentFact({ order }: { order: AdminOrderDetail_OrderFragment }) {
  const texts = useMessages(orderTexts);
  return (
    <>
      {`${texts(order.paymentMethod)} · ${texts(paymentWord(order))}`}
      <OnlinePaymentState order={order} />
      <AccountSums money={order.money} withRefunds />
    </>
  );
}

function RiskWarning({ order }: { order: AdminOrderDetail_OrderFragment }) {
  const t = useMessages(messages);
  if (!order.money.isBeingChecked) return null;
  return (
    <Alert tone="warning" role={null} title={t('risky')}>
      {t('riskyText')}
    </Alert>
  );
}

/** An event that leaves the order as it is completes it, concerns its payment, or is a comment. */
function eventLabel(
  { action, from, to, payment }: AdminOrderDetail_OrderFragment['events'][number],
  t: Translate<keyof (typeof messages)['en']>,
  texts: Translate<keyof (typeof orderTexts)['en']>,
): string {
  if (from !== to || action === 'PROPOSE_FEE') return t(to);
  if (action && from === 'DELIVERED') return t('COMPLETED');
  return payment ? t('paymentEvent', { state: texts(payment) }) : t('noted');
}
