import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { storefrontTiles } from '../../../schema/values/storefront-tiles';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { Page } from '../../ui/page';
import { TextLink } from '../../ui/text-link';
import { marketVariables, shownCount } from './market-filter';
import { ProductResults } from './product-results';
import { SearchFilters } from './search-filters';
import './storefront.css';
import { messages } from './storefront.messages';

/** `/rice`, `/banananpm`, …: the tile's name is the last part of the address. */
export function loader({ request }: LoaderFunctionArgs): string {
  const path = new URL(request.url).pathname.split('/').filter(Boolean).at(-1)?.toLowerCase();
  if (!storefrontTiles.some((tile) => tile.path === path)) throw data(null, { status: 404 });
  return path ?? '';
}

export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const path = useLoaderData<typeof loader>();
  const tile = storefrontTiles.find((one) => one.path === path);
  if (!tile) return null;
  return (
    <Page
      title={tile[format.language]}
      lead={
        <nav aria-label={t('breadcrumbs')}>
          <TextLink to={paths.storefront()}>{t('home')}</TextLink> / <span aria-current="page">{tile[format.language]}</span>
        </nav>
      }
    >
      <SearchFilters withCategory={false} searching={false} />
      <ProductResults
        key={tile.path}
        variables={marketVariables(url, { categories: tile.categories })}
        shown={shownCount(url)}
        step={limits.marketPerPage}
        max={limits.maxFirst}
        onShow={(show) => url.set({ show })}
        withCount
        priority
        empty={undefined}
      />
    </Page>
  );
}
