/** What a seller reports of a delivery that failed. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { DeliveryFailure } from '../../values/orders/order-states';
import { key, optionalText, requiredChoice } from '../shared/fields';

export const failedDeliveryRules = object({
  failure: requiredChoice(Object.values(DeliveryFailure), key('order.failureRequired')),
  note: optionalText(limits.reasonLength),
});
