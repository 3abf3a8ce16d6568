import { useAdminRefundsQuery, useCorrectCashMutation } from '../../../generated/graphql';
import type { OrderRefund_OverdueFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import '../disputes/disputes.css';
import { useListView } from '../../../ui/tables/list-by-view';
import { AdminQueue, queueSize } from '../admin-queue';
import { Decision } from '../decision';
import { RefundDecision } from '../refund-decision';
import { nameAndPhone } from '../name-and-phone';
import { messages } from './refunds.messages';
import { sellerName } from '../../../platform/seller-name';

type Refund = OrderRefund_OverdueFragment;

const views = ['due'] as const;

/** Refunds that sellers owe and have not given in time, or that buyers deny; the longest due first. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, queueSize);
  const query = useAdminRefundsQuery({ variables: paging, fetchPolicy: 'cache-and-network' });
  return (
    <AdminQueue t={t} views={views} current={view} query={query} listOf={(data) => data.overdueRefunds} listClass="disputes">
      {(refund, onDone) => <OneRefund key={refund.id} refund={refund} onDone={onDone} />}
    </AdminQueue>
  );
}

function OneRefund({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const t = useMessages(messages);
  const { order, state } = refund;
  const number = order?.trackingNumber ?? '';
  return (
    <article className="panel dispute" aria-label={number}>
      <header>
        {order && <TextLink to={paths.adminOrders({ order: order.id })}>{number}</TextLink>}{' '}
        {(state === 'OWED' || state === 'DENIED') && <StatusBadge tone="waiting">{t(state)}</StatusBadge>}
      </header>
      <RefundFacts refund={refund} />
      {refund.note && <blockquote data-own-text>{refund.note}</blockquote>}
      <RefundDecision refund={refund} number={number} onDone={onDone} />
      <NotOwed refund={refund} onDone={onDone} />
    </article>
  );
}

/** Money that rests on silence alone may not be owed: an admin says so before the market gives it. */
function NotOwed({ refund: { order, unsaidCash }, onDone }: { refund: Refund; onDone: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [correct] = useAppMutation(useCorrectCashMutation);
  const from = order?.money.cashCorrectableFrom;
  if (!order || !from || Number(unsaidCash) === 0) return null;
  return (
    <div className="page-actions">
      <Decision
        choices={[
          {
            label: t('notOwed'),
            look: 'outline',
            tone: 'danger',
            title: t('notOwedTitle', { number: order.trackingNumber }),
            hint: t('notOwedHint', { amount: format.money(unsaidCash) }),
            send: (reason) => correct({ variables: { id: order.id, amount: from, reason } }),
          },
        ]}
        reasonLabel={t('reason')}
        doneText={t('done')}
        onDone={onDone}
      />
    </div>
  );
}

function RefundFacts({ refund: { order, amount, method, reference, dueAt, unsaidCash } }: { refund: Refund }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const way = method === 'CASH_ON_DELIVERY' ? t('inCash') : method && texts(method);
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
      {Number(unsaidCash) > 0 && (
        <>
          <dt>{t('unsaidCash')}</dt>
          <dd>{t('bySilenceText', { amount: format.money(unsaidCash) })}</dd>
        </>
      )}
      {way && (
        <>
          <dt>{t('given')}</dt>
          <dd>{reference ? `${way} · ${reference}` : way}</dd>
        </>
      )}
      <dt>{t('due')}</dt>
      <dd>
        <DateText at={dueAt} withTime />
      </dd>
    </dl>
  );
}
