import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Select } from '../../../ui/inputs/select';
import { productSorts, sortOf } from './product-sorting';
import { messages } from './product-sorting.messages';

/** The order of the seller's products, in the address. */
export function SortSelect() {
  const t = useMessages(messages);
  const url = useUrlState();
  return (
    <Select
      label={t('sort')}
      value={sortOf(url.get('sort')).word}
      onChange={(sort) => url.set({ sort: sort === productSorts[0].word ? null : sort })}
      choices={productSorts.map(({ word, sort }) => ({ value: word, label: t(sort) }))}
    />
  );
}
