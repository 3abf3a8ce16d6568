import { limits } from '../../../../schema/values/limits';
import { useAdminDealsQuery, useEndDealMutation } from '../../../generated/graphql';
import type { DealRow_DealFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { sellerName } from '../../../platform/seller-name';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Pager } from '../../../ui/tables/pager';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { TextLink } from '../../../ui/buttons/text-link';
import { ActDialog } from '../act-dialog';
import { messages as adminMessages } from '../admin.messages';
import { useOfferFilter } from './offer-filters';
import { OfferState, OfferWindow } from './offer-state';
import { messages } from './offers.messages';
import { useEnding } from './use-ending';

type Row = DealRow_DealFragment;
const size = limits.adminPerPage;
const endable: ReadonlySet<string> = new Set(['PROPOSED', 'SCHEDULED', 'RUNNING', 'USED_UP']);

export function DealList({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(messages);
  const url = useUrlState();
  const { dealState: state, search } = useOfferFilter();
  const [end] = useAppMutation(useEndDealMutation);
  const query = useAdminDealsQuery({
    variables: { state, search, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const { confirming, ask, endNow } = useEnding<Row>({
    nameOf: ({ product }) => product.name,
    end: (id, reason) => end({ variables: { id, reason } }),
    onChanged,
  });
  return (
    <>
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.deals.nodes.length === 0}
        empty={<EmptyState title={t('noDeals')} text={t('noDealsText')} />}
      >
        {({ deals }) => (
          <>
            <p className="caption users-found" role="status">
              {t('foundDeals', { count: deals.totalCount })}
            </p>
            <DealTable rows={deals.nodes} onEnd={ask} />
            <Pager page={url.page} totalCount={deals.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {confirming && (
        <ActDialog
          act={{
            title: t('endTitle', { name: confirming.product.name }),
            reasonLabel: t('reasonShown'),
            hint: t(confirming.state === 'PROPOSED' ? 'withdrawHint' : 'endDealHint'),
            submitLabel: t('end'),
            send: (reason) => endNow(confirming, reason),
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function DealTable({ rows: deals, onEnd }: { rows: readonly Row[]; onEnd: (row: Row) => void }) {
  const readable = useReadable();
  const rows = deals.map((row) => ({ ...row, product: readable(row.product) }));
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ product }) => (
        <span className="thing-cell">
          <ResponsiveImage image={product.image} alt="" sizes="44px" className="thing-image" />
          <span>
            <TextLink to={paths.product(product.id)} lang={product.lang}>
              {product.name}
            </TextLink>
            <span className="caption thing-note">{sellerName(product.seller)}</span>
          </span>
        </span>
      ),
    },
    { key: 'state', header: t('states'), onCard: 'badge', cell: ({ state }) => <OfferState state={state} /> },
    {
      key: 'off',
      header: t('off'),
      cell: ({ percent, priceBefore, product }) => (
        <>
          <strong>{format.percent(percent)}</strong>
          <span className="caption thing-note">
            {t('beforeWas', { price: format.price(priceBefore, product.unit, product.customUnitNote) })}
          </span>
        </>
      ),
    },
    {
      key: 'paidBy',
      header: t('paidBy'),
      cell: ({ financedBy, madeBy, marketBudget, marketSpent }) => (
        <>
          {t(financedBy)}
          {marketBudget && (
            <span className="caption thing-note">
              {t('spentOf', { spent: format.money(marketSpent ?? '0'), budget: format.money(marketBudget) })}
            </span>
          )}
          {madeBy === 'SELLER' && <span className="caption thing-note">{t('madeBySeller')}</span>}
        </>
      ),
    },
    {
      key: 'window',
      header: t('window'),
      cell: ({ startsAt, endsAt }) => <OfferWindow from={startsAt} until={endsAt} />,
    },
    {
      key: 'actions',
      header: shared('actions'),
      width: '130px',
      onCard: 'actions',
      cell: (row) =>
        endable.has(row.state) && (
          <Button
            look="outline"
            size="md"
            tone="danger"
            aria-label={t(row.state === 'PROPOSED' ? 'withdrawOf' : 'endOf', { name: row.product.name })}
            onClick={() => onEnd(row)}
          >
            {t(row.state === 'PROPOSED' ? 'withdraw' : 'end')}
          </Button>
        ),
    },
  ];
  return <DataTable caption={t('deals')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}
