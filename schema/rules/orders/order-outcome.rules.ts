/**
 * Rules of a seller's report of a failed delivery, and of an admin's decision that ends an order which its parties
 * cannot end.
 */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { OrderResolution } from '../../values/orders/order-moves';
import { DeliveryFailure } from '../../values/orders/order-states';
import { typedReasonRules } from '../market/moderation.rules';
import { key, optionalText, requiredChoice } from '../shared/fields';

export const failedDeliveryRules = object({
  failure: requiredChoice(Object.values(DeliveryFailure), key('order.failureRequired')),
  note: optionalText(limits.reasonLength),
});

/** `word` of the context is the tracking number, typed once more since there is no way back. */
export const resolveOrderRules = object({
  state: requiredChoice([OrderResolution.DELIVERED, OrderResolution.RETURNED, OrderResolution.COMPLETED], key('order.resolutionRequired')),
}).concat(typedReasonRules);
