import { useEffect, useRef, useState } from 'react';
import { useCheckoutCartQuery } from '../../generated/graphql';
import type { DeliveryInput, PlaceOrderInput } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { remember } from '../../platform/session/tab-memory';
import { checkoutRules, errorsByStep, firstOpen } from './checkout-problems';
import { checkoutSteps, stepFields } from './checkout-steps';
import type { CheckoutStep, CheckoutValues } from './checkout-steps';
import { typedName } from './known-values';
import { useAppliedCoupon } from './use-applied-coupon';

type Clean = Omit<PlaceOrderInput, 'lines'>;

export interface CheckoutFormOptions {
  owner: string;
  initialValues: CheckoutValues;
  step: CheckoutStep;
  /** `forced`: the user did not ask for it, so Back must not lead to where they were. */
  onStep: (step: CheckoutStep, forced?: boolean) => void;
  onSend: (input: PlaceOrderInput) => Promise<Failure | null>;
}

/** The values and errors of all steps, the total of the review, and what Enter does. What is typed outlives a reload; what is sent is what the review showed, to the paisa. */
export function useCheckoutForm({ owner, initialValues, step, onStep, onSend }: CheckoutFormOptions) {
  const [stepFailures, setStepFailures] = useState(0);
  const [rejected, setRejected] = useState<Failure | null>(null);
  const [editing, setEditing] = useState<CheckoutStep | null>(null);
  const place = checkoutSteps.indexOf(step);
  const last = step === 'review';

  const submit = async (clean: Clean): Promise<Failure | null> => {
    if (!review.data) return null; // no one orders what they have not seen, by Enter neither
    const { groups, total } = review.data.cart;
    const lines = groups.flatMap((group) =>
      group.lines.map(({ product, quantity, unitPrice }) => ({ productId: product.id, quantity, seenPrice: unitPrice })),
    );
    setRejected(null);
    const failure = await onSend({ ...clean, couponCode: applied.coupon || null, expectedTotal: total, lines });
    if (!failure) return null;
    setRejected(failure);
    review.refetch().catch(() => undefined); // the error may be about what the review shows
    const wrong = checkoutSteps.find((one) => stepFields[one].some((name) => name in failure.fields));
    if (wrong && wrong !== 'review') setEditing(wrong);
    return failure;
  };
  const form = useRulesForm({ rules: checkoutRules, initialValues, submit: (clean) => submit(clean as Clean) });
  const { couponCode } = form.values;
  const applied = useAppliedCoupon(couponCode);
  const delivery: DeliveryInput = {
    method: form.values.deliveryMethod === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    upazilaId: Number(form.values.upazilaId) || null,
  };
  const review = useCheckoutCartQuery({
    variables: { delivery, couponCode: applied.coupon || null },
    skip: !last,
    fetchPolicy: 'cache-and-network',
  });

  useEffect(() => remember(typedName, owner, form.values), [form.values, owner]);

  const begin = useRef(() => {
    const open = firstOpen(initialValues);
    if (checkoutSteps.indexOf(open) < place) onStep(open, true); // the address jumps ahead of what is known
  });
  useEffect(() => begin.current(), []);

  /** True where the part has errors, which are shown. */
  const showErrors = (part: CheckoutStep): boolean => {
    const errors = errorsByStep(form.values)[part];
    form.formik.setErrors(errors ?? {});
    if (errors) setStepFailures((count) => count + 1);
    return errors !== undefined;
  };
  const goOn = (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (!last) {
      if (showErrors(step)) return;
      setStepFailures(0);
      return onStep(checkoutSteps[place + 1] ?? 'review');
    }
    const open = firstOpen(form.values);
    if (showErrors(open)) return setEditing(open);
    setEditing(null);
    if (couponCode.trim() === applied.coupon) return form.handleSubmit();
    applied.recount();
  };
  return {
    form: { ...form, failures: form.failures + stepFailures, handleSubmit: goOn },
    /** The part of the review that is open. */
    editing,
    setEditing,
    /** Closes the open part where nothing in it is wrong. */
    closePart: () => editing && !showErrors(editing) && setEditing(null),
    review,
    applied,
    /** Why the last try was rejected: which lines, and what the order costs now. */
    rejected,
  };
}
