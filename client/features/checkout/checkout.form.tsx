import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { CheckoutBar } from './checkout-bar';
import { AddressPart, PaymentPart } from './checkout-parts';
import { checkoutSteps } from './checkout-steps';
import { messages } from './checkout.messages';
import { DeliveryPart } from './delivery-part';
import { CouponPart } from './coupon-part';
import type { SavedAddress } from './known-values';
import { OrderSummary, OrderTotal } from './order-summary';
import { ReviewPart } from './review-part';
import { useCheckoutForm } from './use-checkout-form';
import type { CheckoutFormOptions } from './use-checkout-form';

interface CheckoutFormProps extends CheckoutFormOptions {
  addresses: readonly SavedAddress[];
  /** An earlier try did not reach the server. */
  wasAbsent: boolean;
  onBack: () => void;
}

/** Address, payment, review, with the order beside them where there is space. */
export function CheckoutForm({ owner, cart, addresses, initialValues, step, wasAbsent, onStep, onBack, onSend }: CheckoutFormProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { form, editing, setEditing, closePart, review, applied, rejected } = useCheckoutForm({
    owner,
    cart,
    initialValues,
    step,
    onStep,
    onSend,
  });
  const last = step === 'review';
  const shown = review.data ?? review.previousData;
  return (
    <RulesForm form={form} label={t('title')}>
      <div className="checkout-columns" data-step={step}>
        <div className="form-column checkout-main">
          <ErrorSummary />
          {step === 'address' && <AddressPart addresses={addresses} groups={cart.groups} />}
          {step === 'delivery' && <PaymentPart methods={cart.paymentMethods} />}
          {last && shown && <DeliveryPart groups={shown.cart.groups} />}
          {last && shown && <ReviewPart cart={shown.cart} addresses={addresses} editing={editing} onEdit={setEditing} onDone={closePart} />}
        </div>
        <aside className="panel checkout-summary" aria-label={t('yourOrder')}>
          <h2>{t('yourOrder')}</h2>
          {last ? (
            <QueryState query={{ ...review, data: shown }} loadingText={t('loading')} skeleton={<RowsSkeleton count={2} />}>
              {({ cart: counted }) => (
                <>
                  <OrderSummary cart={counted} problems={rejected?.problems} />
                  <CouponPart coupon={counted.coupon} applied={applied.coupon} busy={review.loading} onApply={applied.setCoupon} />
                  <OrderTotal cart={counted} />
                </>
              )}
            </QueryState>
          ) : (
            <>
              <OrderSummary cart={cart} />
              <OrderTotal cart={cart} />
            </>
          )}
        </aside>
        <div className="form-column checkout-actions">
          {last && wasAbsent && <Alert tone="warning" role="alert" title={t('absent')} />}
          {last && shown && (
            <CheckoutBar cart={shown.cart}>
              {applied.isRecounted && review.data && !review.loading && <Recounted cart={review.data.cart} />}
              {rejected?.total && <Alert tone="info" role="status" title={t('newTotal', { total: format.money(rejected.total) })} />}
            </CheckoutBar>
          )}
          {!last && (
            <>
              <p className="checkout-so-far">
                {t(cart.deliveryFee === null || cart.hasFeeOnConfirmation ? 'soFarOpen' : 'soFar', { total: format.money(cart.total) })}
              </p>
              <Button type="submit" size="xl" full>
                {t('next')}
              </Button>
            </>
          )}
          {step !== checkoutSteps[0] && (
            <Button look="ghost" full onClick={onBack}>
              {t('back')}
            </Button>
          )}
        </div>
      </div>
    </RulesForm>
  );
}

/** Says what a coupon does that was typed, and not applied before the order was to be placed. */
function Recounted({ cart: { coupon, total } }: Pick<CheckoutFormOptions, 'cart'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const isUseless = Boolean(coupon?.problem);
  return (
    <Alert
      tone={isUseless ? 'warning' : 'info'}
      role="status"
      title={t(isUseless ? 'recountedWithout' : 'recounted', { total: format.money(total) })}
    />
  );
}
