import { useState } from 'react';
import Big from 'big.js';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unitFacts } from '../../../schema/values/catalogue/units';
import { useBasketMoreProductsQuery, useSetSharedBasketLineMutation } from '../../generated/graphql';
import type { BasketProduct_ProductFragment, Basket_SharedBasketFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { Button } from '../../ui/buttons/button';
import { UnbrokenText } from '../../ui/display/unbroken-text';
import { Alert } from '../../ui/feedback/alert';
import { QueryState } from '../../ui/feedback/query-state';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { CartStepper } from '../../widgets/buy/cart-stepper';
import { messages } from './baskets.messages';

type Basket = Basket_SharedBasketFragment;
export type BasketTotals = NonNullable<Basket['totals']>;
type TotalLine = BasketTotals['lines'][number];

interface BasketProductsProps {
  basket: Basket;
  totals: BasketTotals;
}

const NONE = '0';

/**
 * Lists the products that are ordered together: the price reached, the quantity missing to the next tier, and the
 * viewer's share.
 */
export function BasketProducts({ basket, totals }: BasketProductsProps) {
  const t = useMessages(messages);
  const [set, { busy, errorText }] = useAppMutation(useSetSharedBasketLineMutation);
  const put = async (productId: string, quantity: string) => (await set({ variables: { id: basket.id, productId, quantity } })).failure;
  const lineIds = new Set(totals.lines.map(({ id }) => id));
  const own = new Map(basket.participants.find(({ isViewer }) => isViewer)?.lines.map((line) => [line.productId, line.quantity]));
  const gone = [...own.keys()].filter((productId) => !lineIds.has(productId));
  return (
    <section className="panel" aria-labelledby="basket-products">
      <h2 id="basket-products">{t('products')}</h2>
      {errorText && <Alert tone="error">{errorText}</Alert>}
      <ul className="basket-products">
        {totals.lines.map((line) => (
          <ProductRow key={line.id} basket={basket} line={line} own={own.get(line.id) ?? NONE} onPut={put} />
        ))}
        {gone.map((productId) => (
          <li key={productId}>
            <span className="basket-image" />
            <div className="basket-product">
              <span className="basket-problem">{t('gone')}</span>
              <Button look="outline" busy={busy} onClick={() => void put(productId, NONE)}>
                {t('remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {basket.isParticipant && basket.state === 'OPEN' && (
        <MoreProducts sellerId={basket.seller.id} lineIds={lineIds} busy={busy} onPut={put} />
      )}
    </section>
  );
}

interface ProductRowProps {
  basket: Basket;
  line: TotalLine;
  own: string;
  onPut: (productId: string, quantity: string) => Promise<Failure | null>;
}

function ProductRow({ basket, line, own, onPut }: ProductRowProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const product = useReadable()(line.product);
  const amount = (value: string) => format.quantity(value, product.unit, product.customUnitNote);
  const isCheaper = new Big(line.unitPrice).lt(line.listPrice);
  const mayChange = basket.isParticipant && (basket.state === 'OPEN' || own !== NONE);
  return (
    <li>
      <div className="basket-image">
        <ResponsiveImage image={product.image} alt="" sizes="64px" />
      </div>
      <div className="basket-product">
        <Link className="text-link basket-name" to={paths.product(product.id)} lang={product.lang}>
          {product.name}
        </Link>
        <p className="caption">
          {format.price(line.unitPrice, product.unit, product.customUnitNote)}
          {isCheaper && (
            <>
              {' '}
              <del>
                <span className="visually-hidden">{t('insteadOf')} </span>
                {format.money(line.listPrice)}
              </del>
            </>
          )}
          {' · '}
          {t('together', { quantity: amount(line.quantity) })}
        </p>
        {isCheaper && (!line.nextTier || basket.state !== 'OPEN') && <p className="basket-reached">{t('reached')}</p>}
        {basket.state === 'OPEN' && line.nextTier && <TierProgress line={line} nextTier={line.nextTier} />}
        {line.problems.map(({ kind, value }) => (
          <p key={kind} className="basket-problem">
            {kind in stock ? t(stock[kind as keyof typeof stock], { value: amount(value ?? NONE) }) : t('GONE')}
          </p>
        ))}
        {mayChange && <OwnQuantity product={product} own={own} isOpen={basket.state === 'OPEN'} onPut={onPut} />}
      </div>
    </li>
  );
}

const stock = {
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  LESS_STOCK: 'LESS_STOCK',
  BELOW_MINIMUM: 'BELOW_MINIMUM',
  NOT_A_MULTIPLE: 'NOT_A_MULTIPLE',
  DEAL_LIMIT: 'DEAL_LIMIT',
} as const;

/** How far it is to the next lower price, as a bar and as text. */
function TierProgress({ line, nextTier }: { line: TotalLine; nextTier: NonNullable<TotalLine['nextTier']> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { unit, customUnitNote } = useReadable()(line.product);
  const missing = new Big(nextTier.minQuantity).minus(line.quantity).toString();
  const text = t('missing', {
    quantity: format.quantity(missing, unit, customUnitNote),
    price: format.price(nextTier.price, unit, customUnitNote),
  });
  return (
    <div className="basket-tier">
      <progress className="progress" max={Number(nextTier.minQuantity)} value={Number(line.quantity)} aria-label={text} />
      <span className="caption">
        <UnbrokenText text={text} />
      </span>
    </div>
  );
}

interface OwnQuantityProps {
  product: BasketProduct_ProductFragment;
  own: string;
  isOpen: boolean;
  onPut: ProductRowProps['onPut'];
}

/** Minimum and step are those of all together, so that one buyer may take less; after the closing it only goes down. */
function OwnQuantity({ product, own, isOpen, onPut }: OwnQuantityProps) {
  const t = useMessages(messages);
  const least = leastOf(product);
  if (own === NONE) {
    return (
      <Button
        look="outline"
        icon={<Plus aria-hidden />}
        aria-label={t('add', { name: product.name })}
        onClick={() => void onPut(product.id, least)}
      >
        {t('addShort')}
      </Button>
    );
  }
  return (
    <div className="basket-own">
      <span className="caption">{t('yourQuantity')}</span>
      <CartStepper
        product={{ ...product, sellable: isOpen ? product.sellable : own, sellPost: { minQuantity: least, step: least } }}
        quantity={own}
        onCommit={(quantity) => onPut(product.id, quantity)}
        onRemove={() => void onPut(product.id, NONE)}
      />
    </div>
  );
}

/** One unit, or half of one that is weighed. */
const leastOf = ({ unit }: Pick<BasketProduct_ProductFragment, 'unit'>) => (unitFacts[unit].decimals > 0 ? '0.5' : '1');

interface MoreProductsProps {
  sellerId: string;
  lineIds: ReadonlySet<string>;
  busy: boolean;
  onPut: ProductRowProps['onPut'];
}

function MoreProducts({ sellerId, lineIds, busy, onPut }: MoreProductsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  const [open, setOpen] = useState(false);
  const query = useBasketMoreProductsQuery({ variables: { sellerId }, skip: !open });
  const others = query.data?.products.nodes.filter(({ id }) => !lineIds.has(id)).map(readable) ?? [];
  if (!open) {
    return (
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('more')}
      </Button>
    );
  }
  return (
    <QueryState
      query={query}
      loadingText={t('moreLoading')}
      isEmpty={() => others.length === 0}
      empty={<p className="caption">{t('noMore')}</p>}
    >
      {() => (
        <ul className="basket-products" aria-label={t('more')}>
          {others.map((product) => (
            <li key={product.id}>
              <div className="basket-image">
                <ResponsiveImage image={product.image} alt="" sizes="64px" />
              </div>
              <div className="basket-product">
                <span className="basket-name" lang={product.lang}>
                  {product.name}
                </span>
                <span className="caption">{format.price(product.price, product.unit, product.customUnitNote)}</span>
                <Button
                  look="outline"
                  icon={<Plus aria-hidden />}
                  disabled={busy}
                  aria-label={t('add', { name: product.name })}
                  onClick={() => void onPut(product.id, leastOf(product))}
                >
                  {t('addShort')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
