import type { CartView_CartFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import type { Named } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { TextLink } from '../../ui/text-link';
import { messages } from './cart.messages';

interface CartSummaryProps {
  cart: CartView_CartFragment;
  member: boolean;
  /** Where a visitor shops from: what the delivery would cost there. */
  place: Named | null;
}

/** Sums and the way on; a visitor logs in first and comes back to the checkout. */
export function CartSummary({ cart, member, place }: CartSummaryProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="panel cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t('summary')}</h2>
      <dl className="sums">
        <dt>{t('items')}</dt>
        <dd className="money">{format.money(cart.subtotal)}</dd>
        <dt>{place ? t('deliveryTo', { place: format.name(place) }) : t('delivery')}</dt>
        <dd>{cart.deliveryFee ? format.money(cart.deliveryFee) : t('deliveryLater')}</dd>
        <dt className="sum-total">{t('total')}</dt>
        <dd className="sum-total money">{format.money(cart.total)}</dd>
      </dl>
      {!member && <TextLink to={paths.location({ next: paths.cart() })}>{t(place ? 'changePlace' : 'choosePlace')}</TextLink>}
      {cart.hasProblems && <Alert tone="warning" title={t('fixFirst')} />}
      <ButtonLink to={member ? paths.checkout() : paths.login({ next: paths.checkout() })} size="xl" full>
        {t(member ? 'checkout' : 'loginToCheckout')}
      </ButtonLink>
      <TextLink to={paths.storefront()}>{t('continueShopping')}</TextLink>
    </section>
  );
}
