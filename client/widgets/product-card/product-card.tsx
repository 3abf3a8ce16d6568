import { memo, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gradeNames } from '../../../schema/values/catalogue/grades';
import type { ProductCard_ProductFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { CardIcon } from '../../ui/display/card-icon';
import { Price } from '../../ui/display/money';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { Stars } from '../../ui/display/stars';
import { Heart } from '../favourite/heart';
import { AddToCart } from '../buy/add-to-cart';
import { messages } from './product-card.messages';

interface ProductCardProps {
  product: ProductCard_ProductFragment;
  priority?: boolean;
  /** The look of its drawing, where others of the grid have the same one. */
  look?: number;
  /** False for what is no longer on the market: it has no page, and nothing to put into the cart. */
  offered?: boolean;
  /** Above the name: what became of it. */
  note?: ReactNode;
  /** Instead of the way into the cart. */
  action?: ReactNode;
}

const paisa = (amount: string) => Math.round(Number(amount) * 100);

/**
 * How much a running deal takes off, in whole percent; null without one. Whole paisa stay exact without the decimal
 * library, which cards can do without.
 */
function percentOff(product: Pick<ProductCard_ProductFragment, 'price' | 'originalPrice'>): number | null {
  const before = paisa(product.originalPrice ?? '0');
  return before > 0 ? Math.round(((before - paisa(product.price)) * 100) / before) : null;
}

/**
 * A product in a grid: image with grade, name, price, place, rating, and the way into the cart. Where the server has
 * drawn it, React takes each card over by itself, after the page around it and as soon as it is tapped; a new render of
 * the page leaves cards of the same products alone, which would hurry that.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
});

function Card({ product: stored, priority = false, look, offered = true, note, action }: ProductCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const product = useReadable()(stored);
  const off = percentOff(product);
  const { district } = product.seller;
  const from = [district && format.name(district), sellerName(product.seller)].filter(Boolean).join(' · ');
  return (
    <article className="product-card">
      <div className="product-card-image">
        <ResponsiveImage image={product.image} alt="" sizes="(min-width: 1024px) 260px, 50vw" priority={priority} look={look} />
        {off !== null && off > 0 && (
          <span className="badge product-card-corner" data-tone="offer">
            {t('off', { percent: format.percent(off) })}
          </span>
        )}
        {product.grade && <span className="badge product-card-grade">{gradeNames[product.grade][format.language]}</span>}
        <Heart product={product} corner />
      </div>
      <div className="product-card-body">
        {note && <p>{note}</p>}
        <h3 className="product-card-name two-lines" lang={product.lang}>
          {offered ? <Link to={paths.product(product.id)}>{product.name}</Link> : product.name}
        </h3>
        <Price price={product.price} originalPrice={product.originalPrice} unit={product.unit} note={product.customUnitNote} />
        <p className="product-card-line">
          {product.ratingAverage !== null && product.ratingAverage !== undefined && (
            <Stars value={product.ratingAverage} size={14}>
              {format.number(Math.round(product.ratingAverage * 10) / 10)}
            </Stars>
          )}
          {product.soldCount > 0 && <span>{t('sold', { count: format.compact(product.soldCount) })}</span>}
        </p>
        <p className="product-card-line">
          <span className="one-line">
            <CardIcon name="pin" size={14} style={{ display: 'inline', verticalAlign: '-2px' }} /> {from}
          </span>
        </p>
        {offered && <CardDelivery product={product} />}
        {(offered || action) && <div className="product-card-actions">{action ?? <AddToCart product={product} />}</div>}
      </div>
    </article>
  );
}

type Delivered = Partial<Pick<ProductCard_ProductFragment, 'deliveryFrom' | 'freeDeliveryFrom'>>;

/** Shows the least that delivery costs; nothing where the seller names it, or for pickup alone. */
function CardDelivery({ product: { deliveryFrom, freeDeliveryFrom } }: { product: Delivered }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!deliveryFrom) return null;
  const isFree = Number(deliveryFrom) === 0;
  return (
    <p className="product-card-line product-card-delivery">
      <span>{isFree ? t('freeDelivery') : t('delivery', { fee: format.money(deliveryFrom) })}</span>
      {!isFree && freeDeliveryFrom && <span>{t('freeFrom', { amount: format.money(freeDeliveryFrom) })}</span>}
    </p>
  );
}
