import type { ReactNode } from 'react';
import { limits } from '../../../../schema/values/limits';
import { ProductSort } from '../../../../schema/values/api/sort-options';
import { useMarketListQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useShoppingPlace } from '../../../platform/place/use-shopping-place';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Alert } from '../../../ui/feedback/alert';
import { TextLink } from '../../../ui/buttons/text-link';
import { marketVariables, shownCount } from './market-filter';
import type { FixedFilter } from './market-filter';
import { NoMatch } from './no-match';
import { ProductResults } from './product-results';
import { SearchFilters } from './search-filters';
import { messages } from '../storefront.messages';
import { useFirstCount, useListPolicy } from './use-growing-list';

interface MarketListProps {
  /** The page sets this part of the filter; the user's filters narrow it. */
  fixed: FixedFilter;
  /** Off where the page itself is a category. */
  withCategory: boolean;
  /** Between the filters and the list. */
  children?: ReactNode;
}

/** Filters, sort, count and products of a search or a category; all of it is in the address. */
export function MarketList({ fixed, withCategory, children }: MarketListProps) {
  const t = useMessages(messages);
  const url = useUrlState();
  const { near, loading } = useShoppingPlace();
  const policy = useListPolicy();
  const shown = shownCount(url);
  const first = useFirstCount(shown);
  const variables = marketVariables(url, fixed, near);
  const isNearest = variables.sort === ProductSort.NEAREST;
  const query = useMarketListQuery({
    variables: { ...variables, first },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: policy,
    skip: isNearest && loading,
  });
  return (
    <>
      <SearchFilters withCategory={withCategory} searching={Boolean(fixed.search)} total={query.data?.products.totalCount ?? null} />
      {children}
      {isNearest && !near && !loading && (
        <Alert
          tone="info"
          title={t('placeWanted')}
          action={<TextLink to={paths.location({ next: url.hrefWith({}) })}>{t('choosePlace')}</TextLink>}
        />
      )}
      {fixed.search && query.data?.products.isSimilar && (
        <div className="similar-note">
          <Alert tone="info" title={t('similarOnly', { search: fixed.search })} />
        </div>
      )}
      <ProductResults
        query={query}
        shown={shown}
        step={limits.marketPerPage}
        max={limits.marketShownMax}
        onShow={(show) => url.set({ show })}
        withCount
        priority
        empty={<NoMatch search={fixed.search ?? ''} />}
      />
    </>
  );
}
