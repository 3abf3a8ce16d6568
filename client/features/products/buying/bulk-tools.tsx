import { categories } from '../../../../schema/values/catalogue/categories';
import { useBulkMarketCsvLazyQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { Chip } from '../../../ui/display/chip';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Select } from '../../../ui/inputs/select';
import { ListBar } from '../../../ui/tables/list-bar';
import { ExportCsv } from '../../../widgets/export-csv/export-csv';
import { messages } from './buying.messages';
import { TradeTabs } from './trade-tabs';
import type { BulkSearch } from './use-bulk-search';

/** Search, category, order, stock and the CSV of what was found. */
export function BulkTools({ search: { category, filter, sort, sorts, usualSort } }: { search: BulkSearch }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const [readCsv] = useBulkMarketCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { filter, sort } });
    return { file: data?.bulkProductsCsv, error };
  };
  return (
    <ListBar
      chips={<TradeTabs />}
      isFiltered={['category', 'sort', 'stock'].some((name) => url.get(name))}
      search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
      filters={
        <>
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
            onChange={(chosen) => url.set({ sort: chosen === usualSort ? null : chosen })}
            choices={sorts.map((one) => ({ value: one, label: t(one) }))}
          />
          <Chip active={filter.inStock === true} onClick={() => url.set({ stock: filter.inStock ? null : '1' })}>
            {t('inStock')}
          </Chip>
          <ExportCsv load={loadCsv} />
        </>
      }
    />
  );
}

export function BulkEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useMessages(messages);
  const url = useUrlState();
  if (!isFiltered) return <EmptyState title={t('emptyMarket')} text={t('emptyMarketText')} />;
  return (
    <EmptyState
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button look="outline" onClick={() => url.set({ q: null, category: null, stock: null })}>
          {t('reset')}
        </Button>
      }
    />
  );
}
