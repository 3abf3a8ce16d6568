import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useAdminRefundsQuery, useDecideRefundMutation } from '../../../generated/graphql';
import type { OrderRefund_OverdueFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { Pager } from '../../../ui/tables/pager';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import '../disputes/disputes.css';
import { messages } from './refunds.messages';

type Refund = OrderRefund_OverdueFragment;

const size = limits.adminPerPage;

/** Refunds that sellers owe and have not given in time, or that buyers deny; the longest due first. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const query = useAdminRefundsQuery({ variables: { first: size, offset: (url.page - 1) * size }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.overdueRefunds.nodes.length === 0}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {({ overdueRefunds }) => (
          <>
            <div className="disputes">
              {overdueRefunds.nodes.map((refund) => (
                <OneRefund key={refund.id} refund={refund} onDone={() => void query.refetch().catch(() => undefined)} />
              ))}
            </div>
            <Pager page={url.page} totalCount={overdueRefunds.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function OneRefund({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [given, setGiven] = useState<boolean | null>(null);
  const [decide] = useAppMutation(useDecideRefundMutation);
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
      {refund.actions.includes('DECIDE') && (
        <div className="page-actions">
          <Button onClick={() => setGiven(true)}>{t('accept')}</Button>
          <Button look="outline" tone="danger" onClick={() => setGiven(false)}>
            {t('dismiss')}
          </Button>
        </div>
      )}
      {given !== null && (
        <ActDialog
          act={{
            title: t(given ? 'acceptTitle' : 'dismissTitle', { number }),
            reasonLabel: t('reason'),
            hint: t(given ? 'acceptHint' : 'dismissHint'),
            submitLabel: t(given ? 'accept' : 'dismiss'),
            tone: given ? 'brand' : 'danger',
            send: async (reason) => {
              const { failure } = await decide({ variables: { id: refund.id, given, reason } });
              if (failure) return failure;
              toast.success(t('done'));
              setGiven(null);
              onDone();
              return null;
            },
          }}
          onClose={() => setGiven(null)}
        />
      )}
    </article>
  );
}

function RefundFacts({ refund: { order, amount, method, reference, dueAt } }: { refund: Refund }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const way = method === 'CASH_ON_DELIVERY' ? t('inCash') : method && texts(method);
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
            {order.seller.name} · {format.digits(order.seller.phone ?? '')}
          </dd>
        </>
      )}
      <dt>{t('amount')}</dt>
      <dd>{format.money(amount)}</dd>
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
