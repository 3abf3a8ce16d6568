import { limits } from '../../../schema/values/limits';
import { useDeskDealsQuery, useEndDealMutation } from '../../generated/graphql';
import type { DealRow_DealFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { Button } from '../../ui/button';
import { DataTable } from '../../ui/data-table';
import type { Column } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { Pager } from '../../ui/pager';
import { Picture } from '../../ui/picture';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { ActDialog } from './act-dialog';
import { messages as deskMessages } from './desk.messages';
import { useOfferFilter } from './offer-filters';
import { OfferState, OfferWindow } from './offer-state';
import { messages } from './offers.messages';
import { useEnding } from './use-ending';

type Row = DealRow_DealFragment;
const size = limits.adminPerPage;

export function DealList({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(messages);
  const url = useUrlState();
  const { state, search } = useOfferFilter();
  const [end] = useAppMutation(useEndDealMutation);
  const query = useDeskDealsQuery({
    variables: { state, search, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const { asked, ask, endNow } = useEnding<Row>({
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
      {asked && (
        <ActDialog
          act={{
            title: t('endTitle', { name: asked.product.name }),
            reasonLabel: t('reasonTold'),
            hint: t('endDealHint'),
            submitLabel: t('end'),
            send: (reason) => endNow(asked, reason),
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function DealTable({ rows, onEnd }: { rows: readonly Row[]; onEnd: (row: Row) => void }) {
  const t = useMessages(messages);
  const desk = useMessages(deskMessages);
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ product }) => (
        <span className="thing-cell">
          <Picture image={product.image} alt="" sizes="44px" className="thing-picture" />
          <span>
            <TextLink to={paths.product(product.id)}>{product.name}</TextLink>
            <span className="caption thing-note">{product.seller.name}</span>
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
      key: 'window',
      header: t('window'),
      cell: ({ startsAt, endsAt }) => <OfferWindow from={startsAt} until={endsAt} />,
    },
    {
      key: 'actions',
      header: desk('actions'),
      width: '130px',
      onCard: 'actions',
      cell: (row) =>
        row.state !== 'ENDED' && (
          <Button look="outline" size="md" tone="danger" aria-label={t('endOf', { name: row.product.name })} onClick={() => onEnd(row)}>
            {t('end')}
          </Button>
        ),
    },
  ];
  return <DataTable caption={t('deals')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}
