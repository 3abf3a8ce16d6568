import { limits } from '../../../../schema/values/limits';
import { CalendarDays, Hourglass, Wallet } from 'lucide-react';
import { useOwnPayoutsQuery } from '../../../generated/graphql';
import type { OwnPayoutsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatTile } from '../../../ui/display/stat-tile';
import { Alert } from '../../../ui/feedback/alert';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { Pager } from '../../../ui/tables/pager';
import { PayoutAccounts } from '../../../widgets/payout-accounts/payout-accounts';
import { messages as accountTexts } from '../../../widgets/payout-accounts/payout-accounts.messages';
import { PayoutTable } from '../../../widgets/payouts/payout-table';
import { messages } from './own-payouts.messages';
import { PayoutRequestForm } from './payout-request.form';

const size = limits.customersPerPage;

type Outlook = OwnPayoutsQuery['myPayoutOutlook'];
type HeldOrder = Outlook['heldOrders'][number];

/** Shows what a seller can be paid now, what follows later, and what was paid. */
export function OwnPayouts() {
  const t = useMessages(messages);
  const url = useUrlState();
  const query = useOwnPayoutsQuery({ variables: { first: size, offset: (url.page - 1) * size }, fetchPolicy: 'cache-and-network' });
  return (
    <section className="form-column" aria-labelledby="payouts-title">
      <h2 id="payouts-title" className="visually-hidden">
        {t('title')}
      </h2>
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton count={size} />}>
        {({ myPayoutOutlook, myPayoutAccounts, payouts }) => (
          <>
            <Figures outlook={myPayoutOutlook} />
            <NextStep outlook={myPayoutOutlook} accounts={myPayoutAccounts} />
            <Accounts />
            {myPayoutOutlook.heldOrders.length > 0 && <HeldOrders orders={myPayoutOutlook.heldOrders} />}
            {payouts.nodes.length === 0 ? (
              <EmptyState title={t('none')} text={t('noneText')} />
            ) : (
              <>
                <PayoutTable payouts={payouts.nodes} />
                <Pager page={url.page} totalCount={payouts.totalCount} pageSize={size} />
              </>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Figures({ outlook: { due, held, minimum, nextBatchOn } }: { outlook: Outlook }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className="tiles">
      <StatTile label={t('due')} value={format.money(due)} definition={t('dueMeaning')} icon={<Wallet aria-hidden />} />
      <StatTile label={t('held')} value={format.money(held)} definition={t('heldMeaning')} icon={<Hourglass aria-hidden />} />
      <StatTile
        label={t('next')}
        value={format.date(nextBatchOn)}
        definition={t('nextMeaning', { amount: format.money(minimum) })}
        icon={<CalendarDays aria-hidden />}
      />
    </div>
  );
}

/** The form; or what has to happen before there is something to ask for. */
function NextStep({
  outlook: { due, minimum, canBeAskedFor, underWay },
  accounts,
}: {
  outlook: Outlook;
  accounts: OwnPayoutsQuery['myPayoutAccounts'];
}) {
  const t = useMessages(messages);
  const format = useFormat();
  if (underWay)
    return (
      <Alert role={null} title={t('underWay', { amount: format.money(underWay.amount) })}>
        {t('underWayText')}
      </Alert>
    );
  if (Number(due) === 0) return null;
  if (!canBeAskedFor) return <p>{t('belowMinimum', { amount: format.money(minimum) })}</p>;
  if (accounts.length > 0) return <PayoutRequestForm due={due} accounts={accounts} />;
  return (
    <Alert tone="warning" role={null} title={t('noAccount')}>
      {t('noAccountText')}
    </Alert>
  );
}

/** Where the money goes: the accounts and their form are here, beside what is paid to them. */
function Accounts() {
  const t = useMessages(accountTexts);
  return (
    <section className="panel form-column" aria-labelledby="accounts-title">
      <h3 id="accounts-title">{t('title')}</h3>
      <p className="notice-meta">{t('hint')}</p>
      <PayoutAccounts />
    </section>
  );
}

function HeldOrders({ orders }: { orders: readonly HeldOrder[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const columns: Column<HeldOrder>[] = [
    {
      key: 'order',
      header: t('order'),
      onCard: 'title',
      cell: ({ orderId, trackingNumber }) => <TextLink to={paths.sale(role, orderId)}>{trackingNumber}</TextLink>,
    },
    {
      key: 'dueAt',
      header: t('dueAt'),
      cell: ({ dueAt, deliveredAt }) => (dueAt ? <DateText at={dueAt} /> : t(deliveredAt ? 'afterProblem' : 'afterDelivery')),
    },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => format.money(amount) },
  ];
  return (
    <section className="form-column" aria-labelledby="held-title">
      <h3 id="held-title">{t('heldOrders')}</h3>
      <DataTable caption={t('heldOrders')} rows={orders} columns={columns} rowKey={({ orderId }) => orderId} />
    </section>
  );
}
