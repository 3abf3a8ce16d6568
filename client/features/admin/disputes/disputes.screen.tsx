import { useAdminDisputesQuery, useDecidePaymentDisputeMutation } from '../../../generated/graphql';
import type { PaymentDispute_DisputeFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { sellerName } from '../../../platform/seller-name';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { useListView } from '../../../ui/tables/list-by-view';
import { PaymentList } from '../../../widgets/order-money/payment-list';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import './disputes.css';
import { AdminQueue, queueSize, queueViews } from '../admin-queue';
import { AcceptOrDismiss } from '../decision';
import { nameAndPhone } from '../name-and-phone';
import { messages } from './disputes.messages';

type Dispute = PaymentDispute_DisputeFragment;

const tones = { OPEN: 'waiting', ACCEPTED: 'good', DISMISSED: 'plain' } as const;

/** Payments that sellers did not find, the longest waiting first. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(queueViews, queueSize);
  const query = useAdminDisputesQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminQueue t={t} views={queueViews} current={view} query={query} listOf={(data) => data.paymentDisputes} listClass="disputes">
      {(dispute, onDone) => <OneDispute key={dispute.id} dispute={dispute} onDone={onDone} />}
    </AdminQueue>
  );
}

function OneDispute({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const t = useMessages(messages);
  const [decide] = useAppMutation(useDecidePaymentDisputeMutation);
  const { order, state } = dispute;
  const number = order?.trackingNumber ?? '';
  const received = receivedBefore(dispute);
  const acceptance = useAcceptance(dispute, received);
  return (
    <article className="panel dispute" aria-label={number}>
      <header>
        {order && <TextLink to={paths.adminOrders({ order: order.id })}>{number}</TextLink>}{' '}
        <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
      </header>
      <DisputeFacts dispute={dispute} />
      <blockquote data-own-text>{dispute.text}</blockquote>
      {dispute.reason && (
        <p>
          {t('reason')}: <span data-own-text>{dispute.reason}</span>
        </p>
      )}
      {state === 'OPEN' && (
        <AcceptOrDismiss
          t={t}
          number={number}
          acceptance={acceptance}
          decide={(accepted) => (reason) =>
            decide({ variables: { id: dispute.id, accepted, reason, bothCame: accepted && received !== null } })
          }
          onDone={onDone}
        />
      )}
    </article>
  );
}

/**
 * Returns what the order has received already, BDT, where it would have cash and a transfer, and more than its price;
 * otherwise null. What nobody has said gives way to this payment.
 */
function receivedBefore({ order, amount, paymentMethod, paymentReference }: Dispute): number | null {
  if (!order) return null;
  const { payments } = order.money;
  const others = payments.filter(({ state, isBySilence }) => state === 'RECEIVED' && !isBySilence);
  const isOtherKind = others.some(({ method }) => (method === 'CASH_ON_DELIVERY') !== (paymentMethod === 'CASH_ON_DELIVERY'));
  const received = others.reduce((sum, { amount: one }) => sum + Number(one), 0);
  const own = payments.find(({ reference }) => reference === paymentReference)?.amount ?? amount;
  return isOtherKind && received + Number(own) > Number(order.total) ? received : null;
}

/** Returns the words for accepting, where there is more to it than that the transfer was sent. */
function useAcceptance({ order, amount, paymentMethod, otherOrders }: Dispute, received: number | null) {
  const t = useMessages(messages);
  const format = useFormat();
  const number = order?.trackingNumber ?? '';
  if (received !== null && order) {
    const hint = t('bothHint', { received: format.money(received.toFixed(2)), price: format.money(order.total) });
    return { label: t('both'), title: t('bothTitle', { number }), hint };
  }
  if (paymentMethod === 'CASH_ON_DELIVERY')
    return { label: t('acceptCash'), title: t('acceptCashTitle', { number, amount: format.money(amount) }), hint: t('acceptHint') };
  if (otherOrders.length === 0) return undefined;
  return { label: t('accept'), title: t('acceptTitle', { number }), hint: t('takesBackHint') };
}

function DisputeFacts({
  dispute: { order, amount, paymentMethod, paymentNumber, paymentReference, openedAt, otherOrders },
}: {
  dispute: Dispute;
}) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const method = texts(paymentMethod);
  const from = paymentNumber ? t('from', { method, number: format.digits(paymentNumber) }) : method;
  return (
    <dl className="dispute-facts">
      {order && (
        <>
          <dt>{t('buyer')}</dt>
          <dd>{nameAndPhone(order.buyer.name, order.buyer.phone, format.digits)}</dd>
          <dt>{t('seller')}</dt>
          <dd>{nameAndPhone(sellerName(order.seller), order.seller.phone, format.digits)}</dd>
        </>
      )}
      <dt>{t('amount')}</dt>
      <dd>{format.money(amount)}</dd>
      <dt>{t('payment')}</dt>
      <dd>
        {paymentReference} · {from}
      </dd>
      {order && (
        <>
          <dt>{t('price')}</dt>
          <dd>{format.money(order.total)}</dd>
          <dt>{t('payments')}</dt>
          <dd>
            <PaymentList payments={order.money.payments} />
          </dd>
        </>
      )}
      {otherOrders.length > 0 && (
        <>
          <dt>{t('otherOrders')}</dt>
          <dd>
            {otherOrders.map((number) => (
              <TextLink key={number} to={paths.adminOrders({ q: number })}>
                {number}
              </TextLink>
            ))}
          </dd>
        </>
      )}
      <dt>{t('opened')}</dt>
      <dd>
        <DateText at={openedAt} withTime />
      </dd>
    </dl>
  );
}
