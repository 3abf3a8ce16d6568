import { SellPostState } from '../../../schema/values/catalogue/catalogue';
import { SellPostSort } from '../../../schema/values/api/sort-options';
import type { MySellPostListQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { ChipLink } from '../../ui/display/chip';
import { SearchInput } from '../../ui/inputs/search-input';
import { Select } from '../../ui/inputs/select';
import { ListBar } from '../../ui/tables/list-bar';
import { neverPosted } from './sell-post-tabs';
import type { SellPostTab } from './sell-post-tabs';
import { messages } from './sell-posts.messages';

interface SellPostToolsProps {
  tab: SellPostTab;
  sort: SellPostSort;
  counts: MySellPostListQuery['mySellPosts']['counts'] | undefined;
}

const tabs = [
  { tab: SellPostState.OPEN, count: 'open' },
  { tab: SellPostState.PAUSED, count: 'paused' },
  { tab: SellPostState.ENDED, count: 'ended' },
  { tab: neverPosted, count: 'neverPosted' },
] as const;

/** The tabs with how many each holds, search and order. */
export function SellPostTools({ tab: current, sort, counts }: SellPostToolsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const hrefOf = (tab: SellPostTab) => url.hrefWith({ tab: tab === SellPostState.OPEN ? null : tab, new: null, edit: null });
  return (
    <ListBar
      className="post-tools"
      isFiltered={Boolean(url.get('sort'))}
      search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
      filters={
        current !== neverPosted && (
          <Select
            label={t('sort')}
            value={sort}
            onChange={(choice) => url.set({ sort: choice === SellPostSort.NEWEST ? null : choice })}
            choices={Object.values(SellPostSort).map((value) => ({ value, label: t(value) }))}
          />
        )
      }
      chips={
        <nav aria-label={t('tabs')}>
          <ul className="chip-row">
            {tabs.map(({ tab, count }) => (
              <li key={tab}>
                <ChipLink to={hrefOf(tab)} active={tab === current}>
                  {t(tab)}
                  {counts && <span className="post-count">{format.number(counts[count])}</span>}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
