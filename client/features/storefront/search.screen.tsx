import { limits } from '../../../schema/values/limits';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { marketVariables, shownCount } from './market-filter';
import { ProductResults } from './product-results';
import { SearchFilters } from './search-filters';
import './storefront.css';
import { messages } from './storefront.messages';

/** `/search?q=`: what the server finds, mistakes forgiven, in either script. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const search = url.get('q').trim();
  return (
    <Page title={search ? t('resultsFor', { search }) : t('allProducts')}>
      <SearchFilters withCategory searching={search !== ''} />
      <ProductResults
        key={search}
        variables={marketVariables(url, { search })}
        shown={shownCount(url)}
        step={limits.marketPerPage}
        max={limits.maxFirst}
        onShow={(show) => url.set({ show })}
        withCount
        priority
        empty={
          <EmptyState
            title={t('noMatch')}
            text={t('noMatchText')}
            action={
              <Button look="outline" onClick={() => url.set({ category: null, min: null, max: null, stock: null })}>
                {t('clearFilters')}
              </Button>
            }
          />
        }
      />
    </Page>
  );
}
