import { useEffect, useRef, useState } from 'react';
import { useCheckoutCartQuery } from '../../generated/graphql';
import type { CheckoutCartQuery, PlaceOrderInput } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { remember } from '../../platform/session/tab-memory';
import { checkoutRules, errorsByStep, firstOpen } from './checkout-problems';
import { checkoutSteps, stepFields } from './checkout-steps';
import type { CheckoutStep, CheckoutValues } from './checkout-steps';
import { typedName } from './known-values';
import { deliveriesOf } from './seller-deliveries';
import { useChosenSellers } from './use-chosen-sellers';
import { useAppliedCoupon } from './use-applied-coupon';

/** Each seller has a choice of its own: the method for all of them is asked for and not sent. */
type Clean = Omit<PlaceOrderInput, 'lines'> & { readonly deliveryMethod?: unknown };

export interface CheckoutFormOptions {
  owner: string;
  cart: CheckoutCartQuery['cart'];
  initialValues: CheckoutValues;
  step: CheckoutStep;
  /** `forced`: the user did not ask for it, so Back must not lead to where they were. */
  onStep: (step: CheckoutStep, forced?: boolean) => void;
  onSend: (input: PlaceOrderInput) => Promise<Failure | null>;
}

interface ReviewOptions extends Pick<CheckoutFormOptions, 'cart'> {
  values: CheckoutValues;
  couponCode: string;
  isOpen: boolean;
}

/**
 * The cart as it would be ordered. What the sellers offer for the place, by the quote before, decides what is asked
 * for.
 */
function useReview({ cart, values, couponCode, isOpen }: ReviewOptions) {
  const { sellers, fetchPolicy } = useChosenSellers();
  const [offered, setOffered] = useState(cart.groups);
  const isPickup = values.deliveryMethod === 'PICKUP';
  const review = useCheckoutCartQuery({
    variables: {
      delivery: { upazilaId: isPickup ? null : Number(values.upazilaId) || null },
      deliveries: deliveriesOf(offered, values),
      couponCode: couponCode || null,
      ...sellers,
    },
    skip: !isOpen,
    fetchPolicy,
  });
  const quoted = review.data?.cart.groups;
  useEffect(() => {
    if (quoted) setOffered(quoted);
  }, [quoted]);
  return review;
}

/**
 * The values and errors of all steps, the total of the review, and what Enter does. What is typed outlives a reload;
 * what is sent is what the review showed, to the paisa.
 */
export function useCheckoutForm({ owner, cart, initialValues, step, onStep, onSend }: CheckoutFormOptions) {
  const [stepFailures, setStepFailures] = useState(0);
  const [rejected, setRejected] = useState<Failure | null>(null);
  const [editing, setEditing] = useState<CheckoutStep | null>(null);
  const place = checkoutSteps.indexOf(step);
  const last = step === 'review';

  const submit = async ({ deliveryMethod: _asked, ...clean }: Clean): Promise<Failure | null> => {
    if (!review.data) return null; // no one orders what they have not seen, by Enter neither
    const { groups, total } = review.data.cart;
    const lines = groups.flatMap((group) =>
      group.lines.map(({ product, quantity, unitPrice }) => ({ productId: product.id, quantity, seenPrice: unitPrice })),
    );
    setRejected(null);
    const deliveries = deliveriesOf(groups, form.values);
    const sent = { ...clean, deliveries, couponCode: applied.coupon || null };
    const failure = await onSend({ ...sent, expectedTotal: total, lines });
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
  const review = useReview({ cart, values: form.values, couponCode: applied.coupon, isOpen: last });

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
