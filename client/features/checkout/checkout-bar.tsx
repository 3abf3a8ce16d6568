import type { ReactNode } from 'react';
import type { CheckoutCartQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { SubmitButton } from '../../ui/fields/submit-button';
import { messages } from './checkout.messages';

interface CheckoutBarProps {
  cart: CheckoutCartQuery['cart'];
  /** Why the order has to be placed again: it is read where the button is. */
  children?: ReactNode;
}

/** The total and the order's button, always in sight on a phone. On wide screens the total is in the summary alone. */
export function CheckoutBar({ cart, children }: CheckoutBarProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className="checkout-bar">
      {children}
      <div className="checkout-bar-row">
        <p className="checkout-bar-total">
          <span className="caption">{t('total')}</span> <strong className="money">{format.money(cart.total)}</strong>
          {cart.hasFeeOnConfirmation && <span className="caption"> {t('plusOpenFee')}</span>}
        </p>
        <SubmitButton busyLabel={t('placing')} size="xl">
          {t('placeOrder')}
        </SubmitButton>
      </div>
    </div>
  );
}
