import type { CartView_CartFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import type { Named } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/feedback/alert';
import { ButtonLink } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { messages } from './cart.messages';
import { type ChosenCart, type SellerChoice, useChosenCart } from './use-chosen-cart';

interface CartSummaryProps {
  cart: CartView_CartFragment;
  isOnServer: boolean;
  /** Where a visitor shops from: what the delivery would cost there. */
  place: (Named & { readonly id: number }) | null;
}

/** Sums and the way on, of what the chosen sellers have in the cart. */
export function CartSide({ cart: whole, sellers, ...rest }: CartSummaryProps & { sellers: SellerChoice }) {
  const { cart, sellerIds } = useChosenCart(whole, sellers, rest.place?.id);
  return (
    <div className="cart-side">
      <CartSummary {...rest} cart={cart} sellerIds={sellerIds} />
      <CartBar {...rest} cart={cart} sellerIds={sellerIds} />
    </div>
  );
}

/** Delivery has still to be added to the total, or a part of it that sellers name later. */
const isOpen = ({ deliveryFee, hasFeeOnConfirmation }: CartView_CartFragment): boolean => deliveryFee === null || hasFeeOnConfirmation;

/** The sums. */
function CartSummary({ cart, isOnServer, place, sellerIds }: CartSummaryProps & ChosenCart) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="panel cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t('summary')}</h2>
      <dl className="sums">
        <dt>{t('items')}</dt>
        <dd className="money">{format.money(cart.subtotal)}</dd>
        <dt>{place ? t('deliveryTo', { place: format.name(place) }) : t('delivery')}</dt>
        <dd>
          {[cart.deliveryFee && format.money(cart.deliveryFee), cart.hasFeeOnConfirmation && t('feeLater')].filter(Boolean).join(' + ') ||
            t('deliveryLater')}
        </dd>
        <dt className="sum-total">
          {t('total')}
          {isOpen(cart) && <span className="caption"> {t('plusDelivery')}</span>}
        </dt>
        <dd className="sum-total money">{format.money(cart.total)}</dd>
      </dl>
      {!isOnServer && <TextLink to={paths.location({ next: paths.cart() })}>{t(place ? 'changePlace' : 'choosePlace')}</TextLink>}
      {sellerIds && <p className="caption">{t('restStays')}</p>}
      {cart.hasProblems && <Alert tone="warning" title={t('fixFirst')} />}
      {isOnServer && <p className="caption">{t('everyWeek')}</p>}
      <TextLink to={paths.storefront()}>{t('continueShopping')}</TextLink>
    </section>
  );
}

/** The way on, always in reach on a phone; a visitor logs in or registers first and comes back to the checkout. */
function CartBar({ cart, isOnServer, sellerIds }: Pick<CartSummaryProps, 'cart' | 'isOnServer'> & ChosenCart) {
  const t = useMessages(messages);
  const format = useFormat();
  if (sellerIds?.length === 0)
    return (
      <div className="cart-bar">
        <p role="status">{t('chooseSeller')}</p>
      </div>
    );
  const checkout = paths.checkout({ sellers: sellerIds?.join(',') });
  return (
    <div className="cart-bar">
      <p className="cart-bar-total">
        <span className="caption">{t('total')}</span> <strong className="money">{format.money(cart.total)}</strong>
        {isOpen(cart) && <span className="caption"> {t('plusDelivery')}</span>}
      </p>
      {isOnServer ? (
        <ButtonLink to={checkout} size="xl" full>
          {t('checkout')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.login({ next: checkout })} size="xl" full>
            {t('loginToCheckout')}
          </ButtonLink>
          <ButtonLink to={paths.register({ role: 'consumer', next: checkout })} look="outline" size="xl" full>
            {t('registerToCheckout')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
