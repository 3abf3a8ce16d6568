import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findCategory } from '../../../../schema/values/catalogue/categories';
import { storefrontTiles } from '../../../../schema/values/site/storefront-tiles';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Page } from '../../../ui/layout/page';
import { TextLink } from '../../../ui/buttons/text-link';
import { MarketList } from './market-list';
import '../storefront.css';
import { messages } from '../storefront.messages';
import { besideCategory, SubCategories } from './sub-categories';

interface CategoryPage {
  readonly en: string;
  readonly bn: string;
  readonly categories: readonly string[];
}

/**
 * `/rice`, `/banananpm`, … by the tile's name, `/category/tomato` by the category's. Strings only: a loader's data is
 * stored with the history.
 */
export function loader({ request, params }: LoaderFunctionArgs): CategoryPage {
  const path = new URL(request.url).pathname.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
  const category = params.slug === undefined ? null : findCategory(params.slug.toLowerCase());
  if (category) return { en: category.en, bn: category.bn, categories: [category.slug] };
  const tile = params.slug === undefined ? storefrontTiles.find((one) => one.path === path) : undefined;
  if (!tile) throw data(null, { status: 404 });
  return { en: tile.en, bn: tile.bn, categories: tile.categories };
}

export function Component() {
  const t = useMessages(messages);
  const { language } = useFormat();
  const url = useUrlState();
  const page = useLoaderData<typeof loader>();
  const [only = ''] = page.categories;
  const isWhole = page.categories.length > 1;
  return (
    <Page
      title={page[language]}
      lead={
        <div className="category-lead">
          <nav aria-label={t('breadcrumbs')}>
            <TextLink to={paths.storefront()}>{t('home')}</TextLink> / <span aria-current="page">{page[language]}</span>
          </nav>
          <TextLink to={paths.prices({ category: only })}>{t('prices', { category: page[language] })}</TextLink>
        </div>
      }
    >
      <MarketList key={page.categories.join(' ')} fixed={{ categories: page.categories }} withCategory={false}>
        {isWhole ? (
          <SubCategories
            slugs={page.categories}
            current={url.get('category')}
            hrefOf={(category) => url.hrefWith({ category, show: null })}
            allHref={url.hrefWith({ category: null, show: null })}
          />
        ) : (
          <SubCategories slugs={besideCategory(only)} current={only} hrefOf={paths.categoryOf} />
        )}
      </MarketList>
    </Page>
  );
}
