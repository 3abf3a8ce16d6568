import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { tiersBelow } from '../../../schema/values/trade';
import { unitFacts } from '../../../schema/values/units';
import { useProductPageQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { setPageDescription } from '../../platform/page-title';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/button';
import { Price } from '../../ui/money';
import { Page, pageTitleId } from '../../ui/page';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { StatusBadge } from '../../ui/status-badge';
import { TextLink } from '../../ui/text-link';
import { AddToCart } from '../../widgets/buy/add-to-cart';
import { useCart } from '../../widgets/buy/use-cart';
import { Heart } from '../../widgets/favourite/heart';
import { Gallery } from '../../widgets/gallery/gallery';
import type { loader } from './load-product-page';
import { Reviews } from '../../widgets/reviews/reviews';
import { NotifyMe } from '../../widgets/notify-me/notify-me';
import { ShareButton } from '../../widgets/share/share-button';
import { SimilarProducts } from './similar-products';
import { ProvenanceSteps } from './provenance-steps';
import { SellerCard } from './seller-card';
import './storefront.css';
import { messages } from './product.messages';

export { loader } from './load-product-page';

/** The public product page: pictures, buy box, what it is, who sells it, what buyers say. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const loaded = useLoaderData<typeof loader>();
  const { data } = useProductPageQuery({ variables: { id: loaded?.id ?? '' } });
  const product = data?.product ?? loaded;
  const cart = useCart();
  const [typed, setTyped] = useState('');
  const about = product?.description;
  useEffect(() => (about ? setPageDescription(about) : undefined), [about]);
  if (!product) return null;
  const name = product.name || t('unnamed');
  const least = product.sellPost?.minQuantity ?? '1';
  const inCart = cart.quantityOf(product.id);
  const quantity = typed || inCart || least;
  const tiers = tiersBelow(product.sellPost?.tiers ?? [], product.price);
  const soldOut = Number(product.available) <= 0;
  const amount = (value: string) => format.quantity(value, product.unit, product.customUnitNote);
  return (
    <Page title={name} ownHeading>
      <nav aria-label={t('breadcrumbs')} className="result-count">
        <TextLink to={paths.storefront()}>{t('home')}</TextLink> /{' '}
        <TextLink to={paths.search({ category: product.category.slug })}>{format.name(product.category)}</TextLink>
      </nav>
      <div className="product-page">
        <Gallery name={name} images={product.images} />
        <div className="buy-box panel">
          <div className="buy-head">
            <h1 id={pageTitleId} tabIndex={-1}>
              {name}
            </h1>
            <Heart product={product} />
          </div>
          <Price price={product.price} originalPrice={product.originalPrice} unit={product.unit} note={product.customUnitNote} />
          {soldOut ? (
            <StatusBadge tone="bad">{t('soldOut')}</StatusBadge>
          ) : (
            <p>{t('available', { quantity: amount(product.available) })}</p>
          )}
          {Number(least) > 1 && <p className="caption">{t('minimum', { quantity: amount(least) })}</p>}
          {tiers.length > 0 && (
            <section>
              <h2>{t('tiers')}</h2>
              <ul>
                {tiers.map((tier) => (
                  <li key={tier.minQuantity}>
                    {t('tier', {
                      quantity: amount(tier.minQuantity),
                      price: format.price(tier.price, product.unit, product.customUnitNote),
                    })}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="buy-row">
            {!soldOut && (
              <QuantityStepper
                value={quantity}
                onChange={setTyped}
                label={t('quantity')}
                min={least}
                max={product.available}
                step={product.sellPost?.step ?? '1'}
                decimals={unitFacts[product.unit].decimals}
              />
            )}
            <AddToCart product={product} quantity={quantity} plain size="xl" />
            {soldOut && <NotifyMe product={product} />}
            {inCart && (
              <ButtonLink to={paths.cart()} look="outline" size="xl" full>
                {t('goToCart')} · {amount(inCart)}
              </ButtonLink>
            )}
          </div>
          {product.sellPost?.harvestedOn && (
            <p className="caption">{t('harvested', { date: format.date(product.sellPost.harvestedOn) })}</p>
          )}
          <ShareButton title={name} path={paths.product(product.id)} />
          <SellerCard seller={product.seller} />
        </div>
        <section>
          <h2>{t('about')}</h2>
          <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{product.description || t('noDescription')}</p>
        </section>
        <ProvenanceSteps steps={product.provenance} />
        <Reviews of={{ product: product.id }} reviews={product.reviews} average={product.ratingAverage} counts={product.ratingCounts} />
      </div>
      <SimilarProducts productId={product.id} />
    </Page>
  );
}
