import { SellPostState } from '../../../schema/values/catalogue';
import { SellPostSort } from '../../../schema/values/sort-options';
import type { MySellPostListQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { ChipLink } from '../../ui/chip';
import { SearchInput } from '../../ui/search-input';
import { Select } from '../../ui/select';
import { messages } from './sell-posts.messages';

interface SellPostToolsProps {
  state: SellPostState;
  sort: SellPostSort;
  counts: MySellPostListQuery['mySellPosts']['counts'] | undefined;
}

const tabs = [
  { state: SellPostState.OPEN, count: 'open' },
  { state: SellPostState.PAUSED, count: 'paused' },
  { state: SellPostState.ENDED, count: 'ended' },
] as const;

/** The three tabs with how many each holds, search and order. */
export function SellPostTools({ state, sort, counts }: SellPostToolsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const hrefOf = (tab: SellPostState) => url.hrefWith({ tab: tab === SellPostState.OPEN ? null : tab, new: null, edit: null });
  return (
    <div className="post-tools">
      <nav aria-label={t('tabs')}>
        <ul className="chip-row">
          {tabs.map((tab) => (
            <li key={tab.state}>
              <ChipLink to={hrefOf(tab.state)} active={tab.state === state}>
                {t(tab.state)}
                {counts && <span className="post-count">{format.number(counts[tab.count])}</span>}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="filter-row">
        <SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />
        <Select
          label={t('sort')}
          value={sort}
          onChange={(choice) => url.set({ sort: choice === SellPostSort.NEWEST ? null : choice })}
          choices={Object.values(SellPostSort).map((value) => ({ value, label: t(value) }))}
        />
      </div>
    </div>
  );
}
