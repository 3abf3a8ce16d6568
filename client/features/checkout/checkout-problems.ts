import { checkoutContactRules, checkoutPaymentRules, checkoutPlaceRules } from '../../../schema/rules/orders/order.rules';
import { collectErrors } from '../../platform/forms/use-rules-form';
import { checkoutSteps, stepFields } from './checkout-steps';
import type { CheckoutStep, CheckoutValues } from './checkout-steps';

export const checkoutRules = checkoutContactRules.concat(checkoutPlaceRules).concat(checkoutPaymentRules);

/** Returns the missing or wrong fields by step. A step without errors has no entry. */
export function errorsByStep(values: CheckoutValues): Partial<Record<CheckoutStep, Record<string, string>>> {
  let all: Record<string, string> = {};
  try {
    checkoutRules.validateSync(values, { abortEarly: false });
  } catch (error) {
    all = collectErrors(error);
  }
  const of = (step: CheckoutStep) => Object.entries(all).filter(([name]) => stepFields[step].includes(name));
  return Object.fromEntries(checkoutSteps.filter((step) => of(step).length > 0).map((step) => [step, Object.fromEntries(of(step))]));
}

/** The first step that is not done, or the last one. */
export function firstOpen(values: CheckoutValues): CheckoutStep {
  const errors = errorsByStep(values);
  return checkoutSteps.find((step) => step in errors) ?? 'review';
}
