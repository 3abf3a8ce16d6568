import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { storefrontTiles } from '../../../schema/values/storefront-tiles';
import { buyingRoles } from '../../../schema/values/trade';
import { useStorefrontDealsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { Page } from '../../ui/page';
import { ProductCard } from '../../widgets/product-card/product-card';
import { HeroCarousel } from './hero-carousel';
import { ProductResults } from './product-results';
import './storefront.css';
import { messages } from './storefront.messages';

/** Comes after the shop itself. */
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog')).OfferDialog }));

/** How many cards of Just For You the address asks for: 40 first, 20 more each time, 100 at most (S5). */
function shownFrom(text: string): number {
  const asked = Number(text);
  return Number.isInteger(asked) && asked > limits.justForYouFirst ? Math.min(asked, limits.justForYouMax) : limits.justForYouFirst;
}

export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const { role, loading } = useSession();
  const mayBuy = !loading && (role === null || buyingRoles.some((buyer) => buyer === role));
  const { data } = useStorefrontDealsQuery({ variables: { first: limits.dealsShown } });
  const deals = data?.deals.nodes ?? [];
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
                <img src={`/art/tile-${tile.art}.webp`} width={96} height={96} alt="" />
                <span>{tile[format.language]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {deals.length > 0 && (
        <section className="shelf" aria-labelledby="deals">
          <h2 id="deals">{t('deals')}</h2>
          <ul className="product-grid deal-row" data-columns="5">
            {deals.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="shelf" aria-labelledby="just-for-you">
        <h2 id="just-for-you">{t('justForYou')}</h2>
        <ProductResults
          variables={{ filter: { inStock: true }, sort: 'NEWEST' }}
          shown={shownFrom(url.get('show'))}
          step={limits.justForYouStep}
          max={limits.justForYouMax}
          onShow={(show) => url.set({ show })}
          empty={undefined}
        />
      </section>
      <Suspense>
        <OfferDialog wanted={mayBuy} />
      </Suspense>
    </Page>
  );
}
