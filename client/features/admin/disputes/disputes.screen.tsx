import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useAdminDisputesQuery, useDecidePaymentDisputeMutation } from '../../../generated/graphql';
import type { PaymentDispute_DisputeFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { sellerName } from '../../../platform/seller-name';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { ListByView, useListView } from '../../../ui/tables/list-by-view';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import './disputes.css';
import { messages } from './disputes.messages';

type Dispute = PaymentDispute_DisputeFragment;

const size = limits.adminPerPage;
const views = ['open', 'decided'] as const;
const tones = { OPEN: 'waiting', ACCEPTED: 'good', DISMISSED: 'plain' } as const;

/** Payments that sellers did not find, the longest waiting first. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, size);
  const query = useAdminDisputesQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListByView
        label={t('title')}
        className="admin-filters"
        views={views}
        current={view}
        textOf={(name) => t(name)}
        query={query}
        listOf={(data) => data.paymentDisputes}
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        listClass="disputes"
      >
        {(dispute) => <OneDispute key={dispute.id} dispute={dispute} onDone={() => void query.refetch().catch(() => undefined)} />}
      </ListByView>
    </Page>
  );
}

function OneDispute({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [accepting, setAccepting] = useState<boolean | null>(null);
  const [decide] = useAppMutation(useDecidePaymentDisputeMutation);
  const { order, state } = dispute;
  const number = order?.trackingNumber ?? '';
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
        <div className="page-actions">
          <Button onClick={() => setAccepting(true)}>{t('accept')}</Button>
          <Button look="outline" tone="danger" onClick={() => setAccepting(false)}>
            {t('dismiss')}
          </Button>
        </div>
      )}
      {accepting !== null && (
        <ActDialog
          act={{
            title: t(accepting ? 'acceptTitle' : 'dismissTitle', { number }),
            reasonLabel: t('reason'),
            hint: t(accepting ? 'acceptHint' : 'dismissHint'),
            submitLabel: t(accepting ? 'accept' : 'dismiss'),
            tone: accepting ? 'brand' : 'danger',
            send: async (reason) => {
              const { failure } = await decide({ variables: { id: dispute.id, accepted: accepting, reason } });
              if (failure) return failure;
              toast.success(t('done'));
              setAccepting(null);
              onDone();
              return null;
            },
          }}
          onClose={() => setAccepting(null)}
        />
      )}
    </article>
  );
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
          <dd>
            {order.buyer.name} · {format.digits(order.buyer.phone ?? '')}
          </dd>
          <dt>{t('seller')}</dt>
          <dd>
            {sellerName(order.seller)} · {format.digits(order.seller.phone ?? '')}
          </dd>
        </>
      )}
      <dt>{t('amount')}</dt>
      <dd>{format.money(amount)}</dd>
      <dt>{t('payment')}</dt>
      <dd>
        {paymentReference} · {from}
      </dd>
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
