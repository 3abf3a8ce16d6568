import { limits } from '../../../../schema/values/limits';
import { useAdminCouponsQuery, useEndCouponMutation } from '../../../generated/graphql';
import type { CouponRow_CouponFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { ActDialog } from '../act-dialog';
import { messages as adminMessages } from '../admin.messages';
import { useOfferFilter } from './offer-filters';
import { OfferState, OfferWindow } from './offer-state';
import { messages } from './offers.messages';
import { useEnding } from './use-ending';

type Row = CouponRow_CouponFragment;
const size = limits.adminPerPage;

export function CouponList({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(messages);
  const url = useUrlState();
  const { couponState: state, search, source } = useOfferFilter();
  const [end] = useAppMutation(useEndCouponMutation);
  const query = useAdminCouponsQuery({
    variables: { state, search, source, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const { confirming, ask, endNow } = useEnding<Row>({
    nameOf: ({ code }) => code,
    end: (id, reason) => end({ variables: { id, reason } }),
    onChanged,
  });
  return (
    <>
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.coupons.nodes.length === 0}
        empty={<EmptyState title={t('noCoupons')} text={t('noCouponsText')} />}
      >
        {({ coupons }) => (
          <>
            <p className="caption users-found" role="status">
              {t('foundCoupons', { count: coupons.totalCount })}
            </p>
            <CouponTable rows={coupons.nodes} onEnd={ask} />
            <Pager page={url.page} totalCount={coupons.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {confirming && (
        <ActDialog
          act={{
            title: t('endTitle', { name: confirming.code }),
            reasonLabel: t('reason'),
            hint: t('endCouponHint'),
            submitLabel: t('end'),
            // its code cannot be used again, and many may be counting on it
            word: confirming.source === 'ADMIN' ? confirming.code : undefined,
            send: (reason) => endNow(confirming, reason),
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function CouponTable({ rows, onEnd }: { rows: readonly Row[]; onEnd: (row: Row) => void }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      key: 'code',
      header: t('code'),
      onCard: 'title',
      cell: ({ code, source }) => (
        <>
          <strong lang="en">{code}</strong>
          <span className="caption thing-note">{t(source)}</span>
        </>
      ),
    },
    { key: 'state', header: t('states'), onCard: 'badge', cell: ({ state }) => <OfferState state={state} /> },
    {
      key: 'off',
      header: t('off'),
      width: '120px',
      cell: ({ percent, maxDiscount }) => (
        <>
          <strong>{format.percent(percent)}</strong>
          <span className="caption thing-note">{t('atMost', { amount: format.money(maxDiscount) })}</span>
        </>
      ),
    },
    { key: 'least', header: t('least'), numeric: true, cell: ({ minSubtotal }) => format.money(minSubtotal) },
    {
      key: 'uses',
      header: t('uses'),
      numeric: true,
      cell: ({ usedCount, maxUses }) => t('usedOf', { used: format.number(usedCount), most: format.number(maxUses) }),
    },
    {
      key: 'window',
      header: t('window'),
      cell: ({ startsAt, expiresAt }) => <OfferWindow from={startsAt} until={expiresAt} />,
    },
    {
      key: 'actions',
      header: shared('actions'),
      width: '130px',
      onCard: 'actions',
      cell: (row) =>
        row.state !== 'ENDED' && (
          <Button look="outline" size="md" tone="danger" aria-label={t('endOf', { name: row.code })} onClick={() => onEnd(row)}>
            {t('end')}
          </Button>
        ),
    },
  ];
  return <DataTable caption={t('coupons')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}
