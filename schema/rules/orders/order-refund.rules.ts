/** How a refund was given: by mobile money with its TrxID, or in cash. */
import { object } from 'yup';
import { isMobileMoney, mobileMoneyMethods, PaymentMethod } from '../../values/orders/orders';
import { key, optionalChoice, requiredChoice } from '../shared/fields';
import { reasonRules } from '../shared/reason.rules';
import { trxId } from './mobile-money.rules';

const ways = [...mobileMoneyMethods, PaymentMethod.CASH_ON_DELIVERY];
const reference = trxId().when('method', {
  is: (method: string) => isMobileMoney(method),
  then: (rule) => rule.required(key('order.paymentReference')),
});

export const refundGivenRules = object({ method: requiredChoice(ways, key('refund.method')), reference });

/** An admin has found that a refund was given; how, where that is known. */
export const refundFoundGivenRules = object({
  method: optionalChoice(ways, key('refund.method')).transform((value: unknown) => (value === '' ? null : value)),
  reference,
}).concat(reasonRules);
