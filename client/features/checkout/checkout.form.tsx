import { useEffect, useRef, useState } from 'react';
import { checkoutContactRules, checkoutPaymentRules, checkoutPlaceRules } from '../../../schema/rules/order.rules';
import { useCheckoutCartQuery } from '../../generated/graphql';
import type { CheckoutCartQuery, DeliveryInput, PlaceOrderInput } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { collectErrors, useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { remember } from '../../platform/session/tab-memory';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { AddressPart, PaymentPart } from './checkout-parts';
import { checkoutSteps, stepFields } from './checkout-steps';
import type { CheckoutStep, CheckoutValues } from './checkout-steps';
import { messages } from './checkout.messages';
import { CouponPart } from './coupon-part';
import { typedName } from './known-values';
import type { SavedAddress } from './known-values';
import { ReviewPart, ReviewTotal } from './review-part';

const rules = checkoutContactRules.concat(checkoutPlaceRules).concat(checkoutPaymentRules);
type Clean = Omit<PlaceOrderInput, 'lines'>;

/** What is missing or wrong, by step; a step without faults is not in it. */
function faultsOf(values: CheckoutValues): Partial<Record<CheckoutStep, Record<string, string>>> {
  let all: Record<string, string> = {};
  try {
    rules.validateSync(values, { abortEarly: false });
  } catch (error) {
    all = collectErrors(error);
  }
  const of = (step: CheckoutStep) => Object.entries(all).filter(([name]) => stepFields[step].includes(name));
  return Object.fromEntries(checkoutSteps.filter((step) => of(step).length > 0).map((step) => [step, Object.fromEntries(of(step))]));
}

/** The first step that is not done, or the last one. */
const firstOpen = (values: CheckoutValues): CheckoutStep => checkoutSteps.find((step) => step in faultsOf(values)) ?? 'review';

interface CheckoutFormProps {
  owner: string;
  groups: CheckoutCartQuery['cart']['groups'];
  addresses: readonly SavedAddress[];
  initialValues: CheckoutValues;
  step: CheckoutStep;
  /** An earlier try did not reach the server. */
  wasAbsent: boolean;
  onStep: (step: CheckoutStep) => void;
  onSend: (input: PlaceOrderInput) => Promise<Failure | null>;
}

/** Address, payment, review. What is typed outlives a reload; what is sent is what the review showed, to the paisa. */
export function CheckoutForm({ owner, groups, addresses, initialValues, step, wasAbsent, onStep, onSend }: CheckoutFormProps) {
  const t = useMessages(messages);
  const [stepFailures, setStepFailures] = useState(0);
  const [coupon, setCoupon] = useState(initialValues.couponCode.trim());
  const place = checkoutSteps.indexOf(step);
  const last = step === 'review';

  const submit = async (clean: Clean): Promise<Failure | null> => {
    if (!shown) return null; // nobody orders what he has not seen, by Enter neither
    const { cart } = shown;
    const lines = cart.groups.flatMap((group) => group.lines.map((line) => ({ productId: line.product.id, quantity: line.quantity })));
    const failure = await onSend({ ...clean, couponCode: coupon || null, expectedTotal: cart.total, lines });
    if (!failure) return null;
    review.refetch().catch(() => undefined); // the refusal may be about what the review shows
    const refused = checkoutSteps.find((one) => stepFields[one].some((name) => name in failure.fields));
    if (refused && refused !== step) onStep(refused);
    return failure;
  };
  const form = useRulesForm({ rules, initialValues, submit: (clean) => submit(clean as Clean) });
  const delivery: DeliveryInput = {
    method: form.values.deliveryMethod === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    upazilaId: Number(form.values.upazilaId) || null,
  };
  const review = useCheckoutCartQuery({
    variables: { delivery, couponCode: coupon || null },
    skip: !last,
    fetchPolicy: 'cache-and-network',
  });
  const shown = review.data ?? review.previousData;

  useEffect(() => remember(typedName, owner, form.values), [form.values, owner]);

  const begin = useRef(() => {
    const open = firstOpen(initialValues);
    if (checkoutSteps.indexOf(open) < place) onStep(open); // the address jumps ahead of what is known
  });
  useEffect(() => begin.current(), []);

  const goOn = (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    const faults = faultsOf(form.values);
    const faulty = last ? firstOpen(form.values) : step;
    form.formik.setErrors(faults[faulty] ?? {});
    if (faults[faulty]) {
      if (faulty !== step) onStep(faulty);
      return setStepFailures((count) => count + 1);
    }
    const typed = form.values.couponCode.trim();
    if (last && typed !== coupon) return setCoupon(typed); // first its effect on the total, then the order
    if (last) return form.handleSubmit();
    setStepFailures(0);
    onStep(checkoutSteps[place + 1] ?? 'review');
  };
  return (
    <RulesForm form={{ ...form, failures: form.failures + stepFailures, handleSubmit: goOn }} label={t('title')}>
      <div className="form-column">
        <ErrorSummary />
        {step === 'address' && <AddressPart addresses={addresses} groups={groups} />}
        {step === 'delivery' && <PaymentPart />}
        {last && (
          <QueryState query={{ ...review, data: shown }} loadingText={t('loading')} skeleton={<RowsSkeleton count={2} />}>
            {({ cart }) => (
              <>
                <ReviewPart cart={cart} delivery={delivery} onChange={onStep} />
                <CouponPart coupon={cart.coupon} applied={coupon} busy={review.loading} onApply={setCoupon} />
                <ReviewTotal cart={cart} />
              </>
            )}
          </QueryState>
        )}
        {last && wasAbsent && <Alert tone="warning" role="alert" title={t('absent')} />}
        {last && shown && (
          <SubmitButton busyLabel={t('placing')} size="xl">
            {t('placeOrder')}
          </SubmitButton>
        )}
        {!last && (
          <Button type="submit" size="xl" full>
            {t('next')}
          </Button>
        )}
        {place > 0 && (
          <Button look="ghost" full onClick={() => onStep(checkoutSteps[place - 1] ?? 'address')}>
            {t('back')}
          </Button>
        )}
      </div>
    </RulesForm>
  );
}
