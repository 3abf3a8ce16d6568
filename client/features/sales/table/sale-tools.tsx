import { useState } from 'react';
import { ArrowUpDown, Check, SlidersHorizontal } from 'lucide-react';
import type { SaleCountsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { Chip, RemovableChip } from '../../../ui/display/chip';
import { DayInput } from '../../../ui/inputs/day-input';
import { Menu } from '../../../ui/overlays/menu';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Select } from '../../../ui/inputs/select';
import { tableWidth, useMediaQuery } from '../../../ui/layout/use-media-query';
import { noSaleFilter, saleFilter } from './sale-filter';
import { saleChoices, saleSorting } from './sale-sorting';
import { messages } from '../sales.messages';

type Districts = SaleCountsQuery['salesCounts']['districts'];

/** Search, days, district and the sort menu; what is chosen is listed below as chips that can be removed one by one. */
export function SaleTools({ districts }: { districts: Districts }) {
  const t = useMessages(messages);
  const url = useUrlState();
  const wide = useMediaQuery(tableWidth);
  const { filter } = saleFilter(url);
  const [opened, setOpened] = useState(Boolean(filter.placedFrom || filter.placedUntil || filter.districtId));
  const { chosen, choose } = saleSorting(url);
  const items = saleChoices.map((choice) => ({
    key: choice.value,
    label: t(choice.label),
    icon: chosen.includes(choice) ? <Check aria-hidden /> : <span className="sale-no-check" />,
    onSelect: () => choose(choice),
  }));
  return (
    <>
      <div className="sale-tools filter-row">
        <SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />
        {!wide && (
          <Chip icon={<SlidersHorizontal aria-hidden />} active={opened} onClick={() => setOpened(!opened)}>
            {t('filters')}
          </Chip>
        )}
        <Menu
          triggerClass="chip"
          trigger={
            <>
              <ArrowUpDown aria-hidden />
              {t('sort')}
            </>
          }
          items={items}
        />
        {(wide || opened) && <PlaceAndDays districts={districts} />}
      </div>
      <ActiveFilters districts={districts} />
    </>
  );
}

function PlaceAndDays({ districts }: { districts: Districts }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const choices = districts.map(({ district, count }) => ({
    value: String(district.id),
    label: `${format.name(district)} (${format.number(count)})`,
  }));
  return (
    <div className="sale-place-days filter-row">
      <Select
        label={t('district')}
        value={url.get('district')}
        choices={[{ value: '', label: t('everyDistrict') }, ...choices]}
        onChange={(district) => url.set({ district })}
      />
      <DayInput label={t('from')} name="from" />
      <DayInput label={t('until')} name="until" />
    </div>
  );
}

function ActiveFilters({ districts }: { districts: Districts }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const { filter } = saleFilter(url);
  const { chosen, remove } = saleSorting(url);
  const district = districts.find((one) => one.district.id === filter.districtId)?.district;
  const texts = [
    filter.search && { name: 'q', text: t('searched', { text: filter.search }) },
    district && { name: 'district', text: format.name(district) },
    filter.placedFrom && { name: 'from', text: t('fromDay', { day: format.date(filter.placedFrom) }) },
    filter.placedUntil && { name: 'until', text: t('untilDay', { day: format.date(`${url.get('until')}T12:00:00+06:00`) }) },
  ].filter((one) => one !== null && one !== '' && one !== undefined);
  if (chosen.length + texts.length === 0) return null;
  return (
    <ul className="chip-row sale-chips" aria-label={t('active')}>
      {texts.map(({ name, text }) => (
        <li key={name}>
          <RemovableChip label={t('remove', { choice: text })} onRemove={() => url.set({ [name]: null })}>
            {text}
          </RemovableChip>
        </li>
      ))}
      {chosen.map((choice) => (
        <li key={choice.value}>
          <RemovableChip label={t('remove', { choice: t(choice.label) })} onRemove={() => remove(choice)}>
            {t(choice.label)}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button look="plain" onClick={() => url.set(noSaleFilter)}>
          {t('reset')}
        </Button>
      </li>
    </ul>
  );
}
