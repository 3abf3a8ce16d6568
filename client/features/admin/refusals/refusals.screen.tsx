import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useAdminRefusalsQuery, useDecideRefusalContestMutation } from '../../../generated/graphql';
import type { RefusalContest_ContestFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { ListByView, useListView } from '../../../ui/tables/list-by-view';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import '../disputes/disputes.css';
import { messages } from './refusals.messages';

type Contest = RefusalContest_ContestFragment;

const size = limits.adminPerPage;
const views = ['open', 'decided'] as const;
const tones = { OPEN: 'waiting', ACCEPTED: 'good', DISMISSED: 'plain' } as const;

/** Refusals that their buyers contest, the longest waiting first. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, size);
  const query = useAdminRefusalsQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListByView
        label={t('title')}
        className="admin-filters"
        views={views}
        current={view}
        textOf={(name) => t(name)}
        query={query}
        listOf={(data) => data.refusalContests}
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        listClass="disputes"
      >
        {(contest) => <OneContest key={contest.id} contest={contest} onDone={() => void query.refetch().catch(() => undefined)} />}
      </ListByView>
    </Page>
  );
}

function OneContest({ contest, onDone }: { contest: Contest; onDone: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [accepting, setAccepting] = useState<boolean | null>(null);
  const [decide] = useAppMutation(useDecideRefusalContestMutation);
  const { order, state } = contest;
  const number = order?.trackingNumber ?? '';
  return (
    <article className="panel dispute" aria-label={number}>
      <header>
        {order && <TextLink to={paths.adminOrders({ order: order.id })}>{number}</TextLink>}{' '}
        <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
      </header>
      <ContestFacts contest={contest} />
      <blockquote data-own-text>{contest.text}</blockquote>
      {contest.reason && (
        <p>
          {t('reason')}: <span data-own-text>{contest.reason}</span>
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
              const { failure } = await decide({ variables: { id: contest.id, accepted: accepting, reason } });
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

function ContestFacts({ contest: { order, openedAt } }: { contest: Contest }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <dl className="dispute-facts">
      {order && (
        <>
          <dt>{t('buyer')}</dt>
          <dd>
            {order.buyer.name} · {format.digits(order.buyer.phone ?? '')}
          </dd>
          <dt>{t('refusals')}</dt>
          <dd>
            {t('refusalsOf', {
              refused: format.number(order.buyer.refusals.refused),
              deliveries: format.number(order.buyer.refusals.deliveries),
            })}
          </dd>
          <dt>{t('seller')}</dt>
          <dd>
            {order.seller.name} · {format.digits(order.seller.phone ?? '')}
          </dd>
          <dt>{t('amount')}</dt>
          <dd>{format.money(order.total)}</dd>
        </>
      )}
      <dt>{t('opened')}</dt>
      <dd>
        <DateText at={openedAt} withTime />
      </dd>
    </dl>
  );
}
