import { limits } from '../../../../schema/values/limits';
import { useBulkMarketQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { RemovableChip } from '../../../ui/display/chip';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { BulkTable } from './bulk-table';
import { Compare } from './compare';
import { messages } from './buying.messages';
import { useChosen } from './use-chosen';
import type { Chosen } from './use-chosen';
import { BulkEmpty, BulkTools } from './bulk-tools';
import { useBulkSearch } from './use-bulk-search';

const size = limits.bulkPerPage;

/** The market as a trader may buy from it; search, filters, order, page and the open comparison are in the address. */
export function BulkMarket() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const url = useUrlState();
  const [chosen, setChosen] = useChosen();
  const selected = new Set(chosen.map(({ id }) => id));
  const search = useBulkSearch();
  const query = useBulkMarketQuery({
    variables: { filter: search.filter, sort: search.sort, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const compared = url.get('compare').split(',').filter(Boolean).slice(0, limits.compareAtOnce);
  /** The boxes of this page decide about this page's products; what was chosen on others stays. */
  const choose = (next: ReadonlySet<string>, shown: readonly Chosen[]) => {
    const elsewhere = next.size === 0 ? [] : chosen.filter(({ id }) => !shown.some((one) => one.id === id));
    const before = chosen.filter(({ id }) => next.has(id) && shown.some((one) => one.id === id));
    const added = shown.filter(({ id }) => next.has(id) && !selected.has(id));
    const all = [...elsewhere, ...before, ...added];
    if (all.length > limits.compareAtOnce) toast.error(t('atMost'));
    setChosen(all.slice(0, limits.compareAtOnce).map(({ id, name }) => ({ id, name })));
  };
  return (
    <>
      <BulkTools search={search} />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={8} />}
        isEmpty={(data) => data.bulkProducts.nodes.length === 0}
        empty={<BulkEmpty isFiltered={search.isFiltered} />}
      >
        {({ bulkProducts }) => (
          <>
            <BulkTable
              products={bulkProducts.nodes}
              selection={{
                selected,
                onChange: (next) => choose(next, bulkProducts.nodes),
                label: ({ name }) => t('select', { name }),
                status: format.digits(t('chosen', { count: chosen.length })),
                actions: (
                  <>
                    <ChosenNames chosen={chosen} onRemove={(id) => setChosen(chosen.filter((one) => one.id !== id))} />
                    <Button onClick={() => url.set({ compare: [...selected].join(','), page: url.page })} disabled={selected.size < 2}>
                      {format.digits(t('compareCount', { count: selected.size }))}
                    </Button>
                  </>
                ),
              }}
            />
            <Pager page={url.page} totalCount={bulkProducts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {compared.length > 0 && (
        <Compare
          ids={compared}
          onTakeOut={(id) => {
            const left = compared.filter((one) => one !== id);
            setChosen(chosen.filter((one) => one.id !== id));
            url.set({ compare: left.join(','), page: url.page });
          }}
          onClose={() => url.set({ compare: null, page: url.page })}
        />
      )}
    </>
  );
}

function ChosenNames({ chosen, onRemove }: { chosen: readonly Chosen[]; onRemove: (id: string) => void }) {
  const t = useMessages(messages);
  return (
    <ul className="chosen-names">
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <RemovableChip label={t('takeOut', { name })} onRemove={() => onRemove(id)}>
            {name}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
