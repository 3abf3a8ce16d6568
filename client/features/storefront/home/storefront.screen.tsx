import { Grid2x2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { limits } from '../../../../schema/values/limits';
import { dailyCategories, storefrontTiles } from '../../../../schema/values/site/storefront-tiles';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { useStorefrontDealsQuery } from '../../../generated/graphql';
import { useQuiet } from '../../../platform/device/first-view';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { Page } from '../../../ui/layout/page';
import { ProductCardsSkeleton } from '../../../ui/feedback/skeleton';
import { drawingLooks } from '../../../ui/images/drawing-looks';
import { ProductCard } from '../../../widgets/product-card/product-card';
import { HeroCarousel } from './hero-carousel';
import { JustForYou } from './just-for-you';
import { PlaceLine } from './place-line';
import '../storefront.css';
import { messages } from '../storefront.messages';
import { Nothing, lazyPart } from '../../../ui/feedback/lazy-part';

/** Comes after the shop itself. */
const OfferDialog = lazyPart(async () => (await import('../offer/offer-dialog')).OfferDialog, { missing: Nothing });

export function Component() {
  const t = useMessages(messages);
  const quiet = useQuiet();
  const format = useFormat();
  const { role, loading } = useSession();
  const mayBuy = !loading && (role === null || buyingRoles.some((buyer) => buyer === role));
  const { data, loading: dealsLoading } = useStorefrontDealsQuery({ variables: { first: limits.dealsShown } });
  const deals = data?.deals.nodes ?? [];
  const looks = drawingLooks(deals.map(({ image }) => image));
  // a day without deals shows products and their prices at once, and everything else after them
  const hasDeals = dealsLoading || deals.length > 0;
  return (
    <Page title={t('title')} ownHeading>
      <h1 id="page-title" tabIndex={-1} className="visually-hidden">
        {t('title')}
      </h1>
      <HeroCarousel />
      <nav aria-label={t('categories')}>
        <ul className="tile-row">
          {storefrontTiles.map((tile) => (
            <li key={tile.path}>
              <Link to={paths.category(tile.path)}>
                <img src={`/art/tile-${tile.art}.webp`} width={96} height={96} alt="" fetchPriority="low" />
                <span>{tile[format.language]}</span>
              </Link>
            </li>
          ))}
          {dailyCategories.map((category) => (
            <li key={category.slug}>
              <Link to={paths.categoryOf(category.slug)}>
                <img src={`/art/category-${category.slug}.webp`} width={96} height={96} alt="" fetchPriority="low" />
                <span>{category[format.language]}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.categories()}>
              <span className="tile-all">
                <Grid2x2 aria-hidden />
              </span>
              <span>{t('allCategories')}</span>
            </Link>
          </li>
        </ul>
      </nav>
      {dealsLoading && deals.length === 0 && (
        <div className="shelf deals-loading" aria-hidden>
          <ProductCardsSkeleton count={limits.dealsShown} columns={5} />
        </div>
      )}
      {deals.length > 0 && (
        <section className="shelf" aria-labelledby="deals">
          <h2 id="deals">{t('deals')}</h2>
          <ul className="product-grid deal-row" data-columns="5">
            {deals.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} look={looks[index]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasDeals && <PlaceLine />}
      <section className="shelf" aria-labelledby="just-for-you">
        <h2 id="just-for-you">{t('justForYou')}</h2>
        <JustForYou hasLead={hasDeals} />
      </section>
      {!hasDeals && <PlaceLine />}
      {quiet && <OfferDialog wanted={mayBuy && data !== undefined} />}
    </Page>
  );
}
