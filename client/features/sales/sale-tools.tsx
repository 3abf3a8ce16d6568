import { ArrowUpDown, Check } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Button } from '../../ui/button';
import { RemovableChip } from '../../ui/chip';
import { Menu } from '../../ui/menu';
import { SearchInput } from '../../ui/search-input';
import { saleChoices, saleSorting } from './sale-sorting';
import { messages } from './sales.messages';

/** Search and the sort menu; what is chosen stands below as chips that can be taken off one by one. */
export function SaleTools() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { chosen, choose, remove } = saleSorting(url);
  const searched = url.get('q');
  const items = saleChoices.map((choice) => ({
    key: choice.word,
    label: t(choice.label),
    icon: chosen.includes(choice) ? <Check aria-hidden /> : <span className="sale-no-check" />,
    onSelect: () => choose(choice),
  }));
  return (
    <>
      <div className="sale-tools">
        <SearchInput label={t('search')} value={searched} onSearch={(q) => url.set({ q })} />
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
      </div>
      {(chosen.length > 0 || searched) && (
        <ul className="chip-row sale-chips" aria-label={t('active')}>
          {searched && (
            <li>
              <RemovableChip label={t('remove', { choice: t('searched', { text: searched }) })} onRemove={() => url.set({ q: null })}>
                {t('searched', { text: searched })}
              </RemovableChip>
            </li>
          )}
          {chosen.map((choice) => (
            <li key={choice.word}>
              <RemovableChip label={t('remove', { choice: t(choice.label) })} onRemove={() => remove(choice)}>
                {t(choice.label)}
              </RemovableChip>
            </li>
          ))}
          <li>
            <Button look="plain" onClick={() => url.set({ sort: null, q: null })}>
              {t('reset')}
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}
