import { categories, categoryGroups } from '../../../../schema/values/catalogue/categories';
import { MarketStanding } from '../../../../schema/values/market/moderation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ChipLink, RemovableChip } from '../../../ui/display/chip';
import { SearchInput } from '../../../ui/inputs/search-input';
import { ListBar } from '../../../ui/tables/list-bar';
import { Select } from '../../../ui/inputs/select';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './products.messages';

const standings = Object.values(MarketStanding);

/** Reads the filter of products from the address, which holds all of it. */
export function useProductFilter() {
  const url = useUrlState();
  return {
    search: url.get('q') || null,
    categorySlug: url.get('category') || null,
    standing: standings.find((one) => one === url.get('standing')) ?? null,
    sellerId: url.get('seller') || null,
  };
}

export function ProductFilters({ sellerName }: { sellerName: string | null }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const { language } = useFormat();
  const url = useUrlState();
  const { standing } = useProductFilter();
  const about = sellerName ?? t('thisSeller');
  const groupOf = (slug: string) => categoryGroups.find((group) => group.slug === slug)?.[language];
  return (
    <ListBar
      className="admin-filters"
      isFiltered={Boolean(url.get('category'))}
      search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
      filters={
        <Select
          label={t('category')}
          value={url.get('category')}
          onChange={(category) => url.set({ category })}
          choices={[
            { value: '', label: t('anyCategory') },
            ...categories.map((one) => ({ value: one.slug, label: one[language], group: groupOf(one.group) })),
          ]}
        />
      }
      chips={
        <nav aria-label={t('standings')}>
          <ul className="chip-row">
            {[null, ...standings].map((one) => (
              <li key={one ?? ''}>
                <ChipLink to={url.hrefWith({ standing: one, page: null })} active={one === standing}>
                  {one ? t(one) : shared('all')}
                </ChipLink>
              </li>
            ))}
            {url.get('seller') && (
              <li>
                <RemovableChip label={t('removeSeller', { name: about })} onRemove={() => url.set({ seller: null })}>
                  {t('onlySeller', { name: about })}
                </RemovableChip>
              </li>
            )}
          </ul>
        </nav>
      }
    />
  );
}
