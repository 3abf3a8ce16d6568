import { findCategory } from '../../../../schema/values/catalogue/categories';
import { gradeNames, grades } from '../../../../schema/values/catalogue/grades';
import { units } from '../../../../schema/values/catalogue/units';
import { useDistrictsQuery, useDivisionsQuery, useFilteredSellerQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { RemovableChip } from '../../../ui/display/chip';
import { filterNames, leastStars, priceLimits } from './market-filter';
import type { FilterName } from './market-filter';
import { messages } from '../storefront.messages';

/** Shows a chip for each active filter, which removes that filter, and one button that removes all of them. */
export function ActiveFilters({ withCategory }: { withCategory: boolean }) {
  const t = useMessages(messages);
  const url = useUrlState();
  const texts = useFilterTexts();
  const active = filterNames.filter((name) => (withCategory || name !== 'category') && texts[name]);
  if (active.length === 0) return null;
  const remove = (name: FilterName) => url.set({ [name]: null, ...(name === 'division' && { district: null }), show: null });
  return (
    <div className="active-filters">
      <ul className="chip-row" aria-label={t('activeFilters')}>
        {active.map((name) => (
          <li key={name}>
            <RemovableChip label={t('removeFilter', { filter: texts[name] })} onRemove={() => remove(name)}>
              {texts[name]}
            </RemovableChip>
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={() => url.set({ ...Object.fromEntries(active.map((name) => [name, null])), show: null })}>
        {t('clearAll')}
      </Button>
    </div>
  );
}

/** Each filter of the address as text; empty where it is not set, or not yet known by name. */
export function useFilterTexts(): Record<FilterName, string> {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const division = url.whole('division') ?? 0;
  const seller = url.get('seller');
  const divisions = useDivisionsQuery({ skip: !division, fetchPolicy: 'cache-first' });
  const districts = useDistrictsQuery({ variables: { divisionId: division }, skip: !division, fetchPolicy: 'cache-first' });
  const sellers = useFilteredSellerQuery({ variables: { id: seller }, skip: !seller, fetchPolicy: 'cache-first' });
  const named = (name: string, places: readonly { id: number; nameEn: string; nameBn: string }[] | undefined) => {
    const place = places?.find(({ id }) => String(id) === url.get(name));
    return place ? format.name(place) : '';
  };
  const unit = units.find((one) => one === url.get('unit'));
  const grade = grades.find((one) => one === url.get('grade'));
  const prices = priceLimits(url);
  const stars = leastStars(url);
  const priced = (name: 'min' | 'max') =>
    prices[name] ? t(name === 'min' ? 'fromPrice' : 'toPrice', { price: format.money(prices[name]) }) : '';
  return {
    category: findCategory(url.get('category'))?.[format.language] ?? '',
    division: named('division', divisions.data?.divisions),
    district: named('district', districts.data?.districts),
    min: priced('min'),
    max: priced('max'),
    unit: unit ? format.unit(unit) : '',
    grade: grade ? gradeNames[grade][format.language] : '',
    rating: stars ? t('starsUp', { stars: format.number(stars) }) : '',
    seller: seller ? (sellers.data?.seller?.name ?? t('seller')) : '',
    stock: url.get('stock') === '1' ? t('inStock') : '',
  };
}
