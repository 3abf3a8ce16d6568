import { limits } from '../../../../schema/values/limits';
import { SettlementDifference } from '../../../../schema/values/money/gateways';
import { useAdminSettlementsQuery } from '../../../generated/graphql';
import type { GatewayDifference_RowFragment, GatewayReconciliation_FiguresFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { TextLink } from '../../../ui/buttons/text-link';
import { ChipLink } from '../../../ui/display/chip';
import { StatTile } from '../../../ui/display/stat-tile';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { Pager } from '../../../ui/tables/pager';
import '../admin.css';
import { RefundsByHand } from './refunds-by-hand';
import { RejectedRefunds } from './rejected-refunds';
import { SettlementFiles } from './settlement-files';
import { messages } from './settlements.messages';

type Difference = GatewayDifference_RowFragment;

const size = limits.adminPerPage;
const kinds = Object.values(SettlementDifference);

/**
 * Shows what gateways have yet to pay out and how their settlements differ from it. The address holds the kind of
 * difference and the page.
 */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const kind = kinds.find((one) => one === url.get('kind')) ?? null;
  const query = useAdminSettlementsQuery({
    variables: { filter: { kind }, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SettlementFiles />
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton />}>
        {({ gatewayReconciliation, gatewayDifferences, rejectedRefunds, refundsByHand }) => (
          <>
            <Figures figures={gatewayReconciliation} />
            <RejectedRefunds refunds={rejectedRefunds} />
            <RefundsByHand refunds={refundsByHand} />
            <section aria-labelledby="differences-title" className="admin-recent">
              <h2 id="differences-title">{t('differences')}</h2>
              <Kinds figures={gatewayReconciliation} current={kind} hrefOf={(one) => url.hrefWith({ kind: one })} />
              {gatewayDifferences.nodes.length === 0 ? (
                <EmptyState title={t('noDifference')} text={t('noDifferenceText')} />
              ) : (
                <>
                  <DifferenceTable differences={gatewayDifferences.nodes} />
                  <Pager page={url.page} totalCount={gatewayDifferences.totalCount} pageSize={size} />
                </>
              )}
            </section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

function Figures({ figures: { clearing, fees, waitDays } }: { figures: GatewayReconciliation_FiguresFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="admin-recent">
      <div className="tiles">
        <StatTile label={t('clearing')} value={format.money(clearing)} definition={t('clearingMeaning')} />
        <StatTile label={t('fees')} value={format.money(fees)} definition={t('feesMeaning')} />
      </div>
      <p className="caption">{t('missingMeaning', { days: format.number(waitDays) })}</p>
    </section>
  );
}

interface KindsProps {
  figures: GatewayReconciliation_FiguresFragment;
  current: SettlementDifference | null;
  hrefOf: (kind: SettlementDifference | null) => string;
}

function Kinds({ figures: { missing, doubled, otherAmount, unknown, rejected, notOwed }, current, hrefOf }: KindsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const counts = { MISSING: missing, DOUBLED: doubled, AMOUNT: otherAmount, REJECTED: rejected, NOT_OWED: notOwed, UNKNOWN: unknown };
  return (
    <nav aria-label={t('differences')} className="admin-filters">
      <ul className="chip-row">
        <li>
          <ChipLink to={hrefOf(null)} active={current === null}>
            {t('all')}
          </ChipLink>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <ChipLink to={hrefOf(kind)} active={current === kind}>
              {t('chip', { kind: t(kind), count: format.number(counts[kind]) })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const amount = (value: string | null) => (value === null ? t('none') : format.money(value));
  const columns: Column<Difference>[] = [
    { key: 'transaction', header: t('transaction'), onCard: 'title', cell: ({ transactionId }) => transactionId || t('none') },
    { key: 'kind', header: t('kind'), cell: (difference) => <Kind difference={difference} /> },
    { key: 'gateway', header: t('gateway'), cell: ({ gateway }) => t(gateway) },
    {
      key: 'order',
      header: t('order'),
      cell: ({ orderId, trackingNumber }) =>
        orderId ? <TextLink to={paths.adminOrders({ order: orderId })}>{trackingNumber}</TextLink> : t('none'),
    },
    { key: 'day', header: t('day'), cell: ({ settledOn, foundAt }) => format.date(settledOn ?? foundAt) },
    { key: 'expected', header: t('expected'), numeric: true, cell: ({ expected }) => amount(expected) },
    { key: 'settled', header: t('settled'), numeric: true, cell: ({ settled }) => amount(settled) },
  ];
  return <DataTable caption={t('differences')} rows={differences} columns={columns} rowKey={({ id }) => id} />;
}

/** The difference, and one sentence about what to do where it is about a refund. */
function Kind({ difference: { kind, orderId } }: { difference: Difference }) {
  const t = useMessages(messages);
  const advice = adviceOf(kind, orderId !== null);
  return (
    <>
      <StatusBadge tone="waiting">{t(kind)}</StatusBadge>
      {advice && <p className="caption">{t(advice)}</p>}
    </>
  );
}

function adviceOf(kind: SettlementDifference, hasOrder: boolean) {
  if (kind === 'REJECTED') return 'rejectedAdvice';
  if (kind === 'NOT_OWED') return 'notOwedAdvice';
  return kind === 'UNKNOWN' && hasOrder ? 'likelyAdvice' : null;
}
