/** Payments of commission bills, the terms of billing and tax numbers, fields in the order of their forms. */
import { object, string } from 'yup';
import { limits } from '../../values/limits';
import { BillPaymentMethod, TAX_NUMBER_DIGITS } from '../../values/money/bills';
import { requiredAmount } from '../shared/amount';
import {
  asciiDigits,
  key,
  optionalDigits,
  optionalText,
  requiredChoice,
  requiredDecimal,
  requiredDigits,
  requiredText,
  requiredWhole,
} from '../shared/fields';
import { transferNumber } from './transfer-number';

const digits = { min: TAX_NUMBER_DIGITS, max: TAX_NUMBER_DIGITS };
const isCash = (method: unknown) => method === BillPaymentMethod.CASH;

/** None of cash. */
const reference = () =>
  transferNumber().when('method', {
    is: isCash,
    then: (field) => field.transform(() => null),
    otherwise: (field) => field.required(key('bill.reference')),
  });

export const billPaymentRules = object({
  amount: requiredDecimal(key('bill.amount'), { max: limits.maxBillAmount, decimals: 2 }),
  method: requiredChoice(Object.values(BillPaymentMethod), key('bill.method')),
  reference: reference(),
  receivedOn: string().transform(asciiDigits).typeError(key('bill.receivedOn')).required(key('bill.receivedOn')),
  takeBackReason: optionalText(limits.reasonLength),
});

export const billingTermsRules = object({
  vatPercent: requiredAmount(100, 2, key('bill.vatPercent')),
  dueDays: requiredWhole(key('bill.dueDays'), key('bill.dueDays'), { min: 1, max: 90 }),
  overdueLimit: requiredAmount(limits.maxBillAmount, 2, key('bill.overdueLimit')),
  billedFrom: requiredText(key('bill.firstMonth'), 7),
  taxNumber: optionalDigits(key('bill.taxNumber'), digits),
  payee: optionalText(limits.billPayeeLength),
  reason: requiredText(key('order.reasonRequired'), limits.reasonLength),
});

export const taxNumberRules = object({ taxNumber: requiredDigits(key('bill.taxNumber'), digits) });
