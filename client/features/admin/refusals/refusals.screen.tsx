import { useAdminRefusalsQuery, useDecideRefusalContestMutation } from '../../../generated/graphql';
import type { RefusalContest_ContestFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { useListView } from '../../../ui/tables/list-by-view';
import '../disputes/disputes.css';
import { AdminQueue, queueSize, queueViews } from '../admin-queue';
import { AcceptOrDismiss } from '../decision';
import { nameAndPhone } from '../name-and-phone';
import { messages } from './refusals.messages';
import { sellerName } from '../../../platform/seller-name';

type Contest = RefusalContest_ContestFragment;

const tones = { OPEN: 'waiting', ACCEPTED: 'good', DISMISSED: 'plain' } as const;

/** Refusals that their buyers contest, the longest waiting first. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(queueViews, queueSize);
  const query = useAdminRefusalsQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminQueue t={t} views={queueViews} current={view} query={query} listOf={(data) => data.refusalContests} listClass="disputes">
      {(contest, onDone) => <OneContest key={contest.id} contest={contest} onDone={onDone} />}
    </AdminQueue>
  );
}

function OneContest({ contest, onDone }: { contest: Contest; onDone: () => void }) {
  const t = useMessages(messages);
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
        <AcceptOrDismiss
          t={t}
          number={number}
          decide={(accepted) => (reason) => decide({ variables: { id: contest.id, accepted, reason } })}
          onDone={onDone}
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
          <dd>{nameAndPhone(order.buyer.name, order.buyer.phone, format.digits)}</dd>
          <dt>{t('refusals')}</dt>
          <dd>
            {t('refusalsOf', {
              refused: format.number(order.buyer.refusals.refused),
              deliveries: format.number(order.buyer.refusals.deliveries),
            })}
          </dd>
          <dt>{t('seller')}</dt>
          <dd>{nameAndPhone(sellerName(order.seller), order.seller.phone, format.digits)}</dd>
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
