/** How a seller gave a refund: by mobile money with its TrxID, or in cash. */
import { object } from 'yup';
import { isMobileMoney, mobileMoneyMethods, PaymentMethod } from '../../values/orders/orders';
import { key, requiredChoice } from '../shared/fields';
import { trxId } from './mobile-money.rules';

export const refundGivenRules = object({
  method: requiredChoice([...mobileMoneyMethods, PaymentMethod.CASH_ON_DELIVERY], key('refund.method')),
  reference: trxId().when('method', {
    is: (method: string) => isMobileMoney(method),
    then: (rule) => rule.required(key('order.paymentReference')),
  }),
});
