import { useState } from 'react';
import { categories } from '../../../schema/values/categories';
import { limits } from '../../../schema/values/limits';
import { BulkSort } from '../../../schema/values/sort-options';
import { useBulkMarketCsvLazyQuery, useBulkMarketQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { EmptyState } from '../../ui/empty-state';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { SearchInput } from '../../ui/search-input';
import { Select } from '../../ui/select';
import { RowsSkeleton } from '../../ui/skeleton';
import { ExportCsv } from '../../widgets/export-csv/export-csv';
import { BulkTable } from './bulk-table';
import { Compare } from './compare';
import { messages } from './trade.messages';

const size = limits.bulkPerPage;

/** The market as a trader may buy from it; search, filters, order, page and the open comparison are in the address. */
export function BulkMarket() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const url = useUrlState();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sort = Object.values(BulkSort).find((one) => one === url.get('sort')) ?? BulkSort.NEWEST;
  const category = categories.find(({ slug }) => slug === url.get('category'));
  const filter = { search: url.get('q') || null, categories: category ? [category.slug] : null, inStock: url.get('stock') === '1' || null };
  const query = useBulkMarketQuery({
    variables: { filter, sort, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useBulkMarketCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { filter, sort } });
    return { file: data?.bulkProductsCsv, error };
  };
  const compared = url.get('compare').split(',').filter(Boolean).slice(0, limits.compareAtOnce);
  const choose = (next: ReadonlySet<string>) => {
    if (next.size > limits.compareAtOnce) toast.error(t('atMost'));
    setSelected(new Set([...next].slice(0, limits.compareAtOnce)));
  };
  const clear = () => url.set({ q: null, category: null, stock: null });
  return (
    <>
      <div className="trade-tools">
        <SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />
        <Select
          label={t('category')}
          value={category?.slug ?? ''}
          onChange={(slug) => url.set({ category: slug })}
          choices={[
            { value: '', label: t('anyCategory') },
            ...categories.map((one) => ({ value: one.slug, label: format.name({ nameEn: one.en, nameBn: one.bn }) })),
          ]}
        />
        <Select
          label={t('sort')}
          value={sort}
          onChange={(chosen) => url.set({ sort: chosen === BulkSort.NEWEST ? null : chosen })}
          choices={Object.values(BulkSort).map((one) => ({ value: one, label: t(one) }))}
        />
        <Chip active={filter.inStock === true} onClick={() => url.set({ stock: filter.inStock ? null : '1' })}>
          {t('inStock')}
        </Chip>
        <ExportCsv load={loadCsv} />
      </div>
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={8} />}
        isEmpty={(data) => data.bulkProducts.nodes.length === 0}
        empty={
          filter.search || category || filter.inStock ? (
            <EmptyState
              title={t('noMatch')}
              text={t('noMatchText')}
              action={
                <Button look="outline" onClick={clear}>
                  {t('reset')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('emptyMarket')} text={t('emptyMarketText')} />
          )
        }
      >
        {({ bulkProducts }) => (
          <>
            <BulkTable
              products={bulkProducts.nodes}
              selection={{
                selected,
                onChange: choose,
                label: ({ name }) => t('select', { name }),
                actions: (
                  <Button onClick={() => url.set({ compare: [...selected].join(','), page: url.page })} disabled={selected.size < 2}>
                    {format.digits(t('compareCount', { count: selected.size }))}
                  </Button>
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
            setSelected(new Set(left));
            url.set({ compare: left.join(','), page: url.page });
          }}
          onClose={() => url.set({ compare: null, page: url.page })}
        />
      )}
    </>
  );
}
