import type { ReactNode } from 'react';
import { ArrowUpDown, Check } from 'lucide-react';
import type { SaleCountsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { RemovableChip } from '../../../ui/display/chip';
import { DayInput } from '../../../ui/inputs/day-input';
import { Menu } from '../../../ui/overlays/menu';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Select } from '../../../ui/inputs/select';
import { ListBar } from '../../../ui/tables/list-bar';
import { noSaleFilter, saleFilter } from './sale-filter';
import { saleChoices, saleSorting } from './sale-sorting';
import { messages } from '../sales.messages';

type Districts = SaleCountsQuery['salesCounts']['districts'];

interface SaleToolsProps {
  districts: Districts;
  /** The sides of a trader's orders, and their states. */
  chips: ReactNode;
}

/** Search, days, district and the sort menu; what is chosen is listed below as chips that can be removed one by one. */
export function SaleTools({ districts, chips }: SaleToolsProps) {
  const t = useMessages(messages);
  const url = useUrlState();
  const { filter } = saleFilter(url);
  const { chosen, choose } = saleSorting(url);
  const items = saleChoices.map((choice) => ({
    key: choice.value,
    label: t(choice.label),
    icon: chosen.includes(choice) ? <Check aria-hidden /> : <span className="sale-no-check" />,
    onSelect: () => choose(choice),
  }));
  return (
    <>
      <ListBar
        className="sale-tools"
        chips={chips}
        search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
        filters={<PlaceAndDays districts={districts} />}
        isFiltered={Boolean(filter.placedFrom || filter.placedUntil || filter.districtId)}
      >
        <Menu
          triggerClass="chip"
          trigger={
            <>
              <ArrowUpDown aria-hidden />
              <span className="list-bar-text">{t('sort')}</span>
            </>
          }
          items={items}
        />
      </ListBar>
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
