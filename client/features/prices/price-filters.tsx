import { categories, categoryGroups, findCategory } from '../../../schema/values/catalogue/categories';
import { PriceSpan } from '../../../schema/values/catalogue/prices';
import type { PriceTrendsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { ViewChips } from '../../ui/display/view-chips';
import { Select } from '../../ui/inputs/select';
import { messages } from './prices.messages';

const spans = Object.values(PriceSpan);
const usual = 'potato';

/** Reads the filter of the page from the address, which holds all of it. */
export function usePriceFilter() {
  const url = useUrlState();
  return {
    category: findCategory(url.get('category'))?.slug ?? usual,
    districtId: url.whole('district'),
    span: spans.find((one) => one === url.get('span')) ?? PriceSpan.MONTH,
  };
}

/** Only districts that have a price are offered, and the one that is chosen. */
export function PriceFilters({ districts }: { districts: PriceTrendsQuery['priceTrends']['districts'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const { category, span } = usePriceFilter();
  const groupOf = (slug: string) => categoryGroups.find((group) => group.slug === slug)?.[format.language];
  return (
    <div className="price-filters">
      <Select
        label={t('category')}
        value={category}
        onChange={(slug) => url.set({ category: slug === usual ? null : slug, district: null })}
        choices={categories.map((one) => ({ value: one.slug, label: one[format.language], group: groupOf(one.group) }))}
      />
      <Select
        label={t('district')}
        value={url.get('district')}
        onChange={(district) => url.set({ district })}
        choices={[
          { value: '', label: t('country') },
          ...districts.map(({ district }) => ({ value: String(district.id), label: format.name(district) })),
        ]}
      />
      <ViewChips
        label={t('span')}
        views={spans}
        current={span}
        hrefOf={(one) => url.hrefWith({ span: one === PriceSpan.MONTH ? null : one })}
        textOf={(one) => t(one)}
      />
    </div>
  );
}
