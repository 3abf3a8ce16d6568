import { categories, categoryGroups } from '../../../../schema/values/catalogue/categories';
import { gradeNames, grades } from '../../../../schema/values/catalogue/grades';
import { units } from '../../../../schema/values/catalogue/units';
import { useDistrictsQuery, useDivisionsQuery } from '../../../generated/graphql';
import type { Named } from '../../../platform/format';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Chip } from '../../../ui/display/chip';
import { Select } from '../../../ui/inputs/select';
import { priceLimits } from './market-filter';
import type { FilterName } from './market-filter';
import { PriceRange } from './price-range';
import { messages } from '../storefront.messages';

const starChoices = [4, 3, 2];

/** Every filter, each applied at once. */
export function FilterFields({ withCategory }: { withCategory: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { language } = format;
  const url = useUrlState();
  const division = url.whole('division') ?? 0;
  const divisions = useDivisionsQuery({ fetchPolicy: 'cache-first' });
  const districts = useDistrictsQuery({ variables: { divisionId: division }, skip: !division, fetchPolicy: 'cache-first' });
  const prices = priceLimits(url);
  const choose = (name: FilterName) => (value: string) => url.set({ [name]: value, show: null });
  const placeChoices = (places: readonly (Named & { id: number })[] | undefined) =>
    (places ?? [])
      .map((place) => ({ value: String(place.id), label: format.name(place) }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <>
      {withCategory && (
        <Select
          label={t('category')}
          value={url.get('category')}
          onChange={choose('category')}
          choices={[
            { value: '', label: t('allCategories') },
            ...categories.map((category) => ({
              value: category.slug,
              label: category[language],
              group: categoryGroups.find((group) => group.slug === category.group)?.[language],
            })),
          ]}
        />
      )}
      <Select
        label={t('division')}
        value={url.get('division')}
        onChange={(chosen) => url.set({ division: chosen, district: null, show: null })}
        choices={[{ value: '', label: t('everywhere') }, ...placeChoices(divisions.data?.divisions)]}
      />
      {division > 0 && (
        <Select
          label={t('district')}
          value={url.get('district')}
          onChange={choose('district')}
          choices={[{ value: '', label: t('allDistricts') }, ...placeChoices(districts.data?.districts)]}
        />
      )}
      <Select
        label={t('unit')}
        value={url.get('unit')}
        onChange={choose('unit')}
        choices={[{ value: '', label: t('anyUnit') }, ...units.map((unit) => ({ value: unit, label: format.unit(unit) }))]}
      />
      <Select
        label={t('grade')}
        value={url.get('grade')}
        onChange={choose('grade')}
        choices={[{ value: '', label: t('anyGrade') }, ...grades.map((grade) => ({ value: grade, label: gradeNames[grade][language] }))]}
      />
      <Select
        label={t('rating')}
        value={url.get('rating')}
        onChange={choose('rating')}
        choices={[
          { value: '', label: t('anyRating') },
          ...starChoices.map((stars) => ({ value: String(stars), label: t('starsUp', { stars: format.number(stars) }) })),
        ]}
      />
      <PriceRange
        key={`${prices.min}-${prices.max}`}
        min={prices.min}
        max={prices.max}
        onApply={(min, max) => url.set({ min, max, show: null })}
      />
      <Chip active={url.get('stock') === '1'} onClick={() => url.set({ stock: url.get('stock') === '1' ? null : '1', show: null })}>
        {t('inStock')}
      </Chip>
    </>
  );
}
