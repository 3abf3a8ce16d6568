import { LotState } from '../../../../schema/values/catalogue/lots';
import { useMessages } from '../../../platform/i18n/use-messages';
import { type UrlChange, useUrlState } from '../../../platform/router/use-url-state';
import { RemovableChip } from '../../../ui/display/chip';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Select } from '../../../ui/inputs/select';
import { ListBar } from '../../../ui/tables/list-bar';
import { messages as lotTexts } from '../../../widgets/lots/lots.messages';
import { messages } from './recalls.messages';

const states = Object.values(LotState);

/** Without any filter of all lots. */
export const noFilters: UrlChange = { code: null, seller: null, product: null, state: null };

/** Reads the filter of all lots from the address, which holds all of it. */
export function useLotFilter() {
  const url = useUrlState();
  return {
    code: url.get('code') || null,
    sellerId: url.get('seller') || null,
    productId: url.get('product') || null,
    state: states.find((one) => one === url.get('state')) ?? null,
  };
}

/** Any lot by its code; all lots by state, and by one seller or product, which a lot of theirs leads to. */
export function LotFilters({ isAll }: { isAll: boolean }) {
  const t = useMessages(messages);
  const ofLots = useMessages(lotTexts);
  const url = useUrlState();
  const { sellerId, productId, state } = useLotFilter();
  const chips = (['seller', 'product'] as const).filter((name) => isAll && (name === 'seller' ? sellerId : productId));
  return (
    <>
      <ListBar
        className="admin-filters"
        isFiltered={state !== null}
        search={<SearchInput label={t('search')} value={url.get('code')} onSearch={(typed) => url.set({ code: typed || null })} />}
        filters={
          isAll && (
            <Select
              label={t('state')}
              value={state ?? ''}
              onChange={(chosen) => url.set({ state: chosen || null })}
              choices={[{ value: '', label: t('anyState') }, ...states.map((value) => ({ value, label: ofLots(value) }))]}
            />
          )
        }
      />
      {chips.length > 0 && (
        <ul className="chip-row admin-filters">
          {chips.map((name) => (
            <li key={name}>
              <RemovableChip label={t('showAll')} onRemove={() => url.set({ [name]: null })}>
                {t(name)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
