import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Role } from '../../../../schema/values/accounts/roles';
import { defaultQuantity } from '../../../../schema/values/catalogue/sell-terms';
import { readQuantity } from '../../../../schema/text/typed-number';
import { tiersBelow } from '../../../../schema/values/accounts/trade';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import { useProductPageQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { usePageDescription } from '../../../platform/page-title';
import { paths } from '../../../platform/paths';
import { ButtonLink } from '../../../ui/buttons/button';
import { Price } from '../../../ui/display/money';
import { Page, pageTitleId } from '../../../ui/layout/page';
import { QuantityStepper } from '../../../ui/inputs/quantity-stepper';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { TextLink } from '../../../ui/buttons/text-link';
import { AddToCart, useMayBuyFrom } from '../../../widgets/buy/add-to-cart';
import { useCart } from '../../../widgets/buy/use-cart';
import { Heart } from '../../../widgets/favourite/heart';
import { Gallery } from '../../../widgets/gallery/gallery';
import type { loader } from './load-product-page';
import { ShareButton } from '../../../widgets/share/share-button';
import { SimilarProducts } from './similar-products';
import '../storefront.css';
import { messages } from './product.messages';
import type { ProductPageQuery } from '../../../generated/graphql';
import { lazyPart, Nothing } from '../../../ui/feedback/lazy-part';

export { loader } from './load-product-page';

type TieredProduct = Pick<NonNullable<ProductPageQuery['product']>, 'sellPost' | 'price' | 'unit' | 'customUnitNote'>;

/** Below the fold. */
const SellerCard = lazyPart(async () => (await import('./product-more')).SellerCard, { waiting: <Skeleton height={220} /> });
const ProductMore = lazyPart(async () => (await import('./product-more')).ProductMore, { waiting: <Skeleton height={240} /> });
/** The page is complete without it; as high as its three lines. */
const BuyFacts = lazyPart(async () => (await import('./buy-facts')).BuyFacts, { waiting: <Skeleton height={112} />, missing: Nothing });
/** Only for what is sold out. */
const NotifyMe = lazyPart(async () => (await import('../../../widgets/notify-me/notify-me')).NotifyMe);

/** The public product page: images, buy box, what it is, who sells it, reviews. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const loaded = useLoaderData<typeof loader>();
  const { data } = useProductPageQuery({ variables: { id: loaded?.id ?? '' }, fetchPolicy: 'cache-first' });
  const readable = useReadable();
  const stored = data?.product ?? loaded;
  const product = stored && readable(stored);
  const cart = useCart();
  const mayBuy = useMayBuyFrom(product?.seller ?? { id: '', role: Role.ADMIN });
  // null: nothing typed yet; '' is a box that was emptied
  const [typed, setTyped] = useState<string | null>(null);
  usePageDescription(product?.description);
  if (!product) return null;
  const name = product.name || t('unnamed');
  const least = product.sellPost?.minQuantity ?? '1';
  const inCart = cart.quantityOf(product.id);
  const quantity = typed ?? (inCart || defaultQuantity(product));
  const chosen = readQuantity(quantity) ?? defaultQuantity(product);
  const soldOut = Number(product.sellable) <= 0;
  const { harvestedFrom, harvestedUntil } = product.sellPost ?? {};
  const amount = (value: string) => format.quantity(value, product.unit, product.customUnitNote);
  return (
    <Page title={name} ownHeading>
      <Breadcrumbs category={product.category} />
      <div className="product-page">
        <Gallery name={name} images={product.images} />
        <div className="buy-box panel">
          <div className="buy-head">
            <h1 id={pageTitleId} tabIndex={-1} lang={product.lang}>
              {name}
            </h1>
            <Heart product={product} />
          </div>
          <Price price={product.price} originalPrice={product.originalPrice} unit={product.unit} note={product.customUnitNote} />
          <Stock available={soldOut ? null : amount(product.sellable)} />
          {Number(least) > 1 && <p className="caption">{t('minimum', { quantity: amount(least) })}</p>}
          <PriceTiers product={product} />
          <div className="buy-row">
            {!soldOut && mayBuy && (
              <p className="buy-sum">
                {amount(chosen)} <strong>{format.money(costOf(product, chosen))}</strong>
              </p>
            )}
            {!soldOut && mayBuy && (
              <QuantityStepper
                value={quantity}
                onChange={setTyped}
                label={t('quantity')}
                min={least}
                max={product.sellable}
                step={product.sellPost?.step ?? '1'}
                decimals={unitFacts[product.unit].decimals}
              />
            )}
            <CartStep product={product} quantity={quantity} isThere={inCart !== '' && Number(inCart) === Number(chosen)} />
            {soldOut && <NotifyMe product={product} />}
          </div>
          {harvestedFrom && harvestedUntil && (
            <p className="caption">{t('harvested', { date: format.days(harvestedFrom, harvestedUntil) })}</p>
          )}
          {mayBuy && !soldOut && <BuyFacts product={product} quantity={chosen} />}
          <ShareButton title={name} path={paths.product(product.id)} offer={product} />
          <SellerCard seller={product.seller} />
        </div>
        <section>
          <h2>{t('about')}</h2>
          <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{product.description || t('noDescription')}</p>
        </section>
        <ProductMore product={product} />
      </div>
      <SimilarProducts productId={product.id} />
    </Page>
  );
}

interface CartStepProps {
  product: NonNullable<ProductPageQuery['product']>;
  quantity: string;
  /** The cart has this quantity. */
  isThere: boolean;
}

/** The button that puts the quantity into the cart, and then the way there in its place, which takes its focus. */
function CartStep({ product, quantity, isThere }: CartStepProps) {
  const t = useMessages(messages);
  const [added, setAdded] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isThere || !added) return;
    link.current?.focus({ preventScroll: true });
    setAdded(false);
  }, [added, isThere]);
  if (!isThere) return <AddToCart product={product} quantity={quantity} plain size="xl" onAdded={() => setAdded(true)} />;
  return (
    <ButtonLink to={paths.cart()} size="xl" full ref={link}>
      {t('goToCart')}
    </ButtonLink>
  );
}

/** BDT; of whole paisa and grams, so that it is exact without the decimal library. */
function costOf({ sellPost, price }: TieredProduct, quantity: string): number {
  const tier = tiersBelow(sellPost?.tiers ?? [], price).findLast(({ minQuantity }) => Number(minQuantity) <= Number(quantity));
  const whole = (value: string, parts: number) => Math.round(Number(value) * parts);
  return Math.round((whole(tier?.price ?? price, 100) * whole(quantity, 1000)) / 1000) / 100;
}

function PriceTiers({ product }: { product: TieredProduct }) {
  const t = useMessages(messages);
  const format = useFormat();
  const tiers = tiersBelow(product.sellPost?.tiers ?? [], product.price);
  if (tiers.length === 0) return null;
  return (
    <section>
      <h2>{t('tiers')}</h2>
      <ul>
        {tiers.map((tier) => (
          <li key={tier.minQuantity}>
            {t('tier', {
              quantity: format.quantity(tier.minQuantity, product.unit, product.customUnitNote),
              price: format.price(tier.price, product.unit, product.customUnitNote),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Breadcrumbs({ category }: { category: NonNullable<ProductPageQuery['product']>['category'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <nav aria-label={t('breadcrumbs')} className="result-count">
      <TextLink to={paths.storefront()}>{t('home')}</TextLink> /{' '}
      <TextLink to={paths.search({ category: category.slug })}>{format.name(category)}</TextLink>
    </nav>
  );
}

function Stock({ available }: { available: string | null }) {
  const t = useMessages(messages);
  if (available === null) return <StatusBadge tone="bad">{t('soldOut')}</StatusBadge>;
  return <p>{t('available', { quantity: available })}</p>;
}
