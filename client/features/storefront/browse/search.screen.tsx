import { useEffect } from 'react';
import { recentSearches } from '../../../platform/device/recent-searches';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Page } from '../../../ui/layout/page';
import { MarketList } from './market-list';
import { RecentList } from './recent-list';
import '../storefront.css';
import { messages } from '../storefront.messages';
import { besideCategory, SubCategories } from './sub-categories';

/** `/search?q=`: what the server finds, mistakes forgiven, in either script. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const search = url.get('q').trim();
  const category = url.get('category');
  useEffect(() => recentSearches.add(search), [search]);
  return (
    <Page title={search ? t('resultsFor', { search }) : t('allProducts')}>
      <RecentList search={search} />
      <MarketList key={search} fixed={{ search }} withCategory>
        <SubCategories
          slugs={besideCategory(category)}
          current={category}
          hrefOf={(slug) => url.hrefWith({ category: slug, show: null })}
        />
      </MarketList>
    </Page>
  );
}
