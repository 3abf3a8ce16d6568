/** All cash that was collected for an order, as an admin has found, and why. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { requiredAmount } from '../shared/amount';
import { key } from '../shared/fields';
import { reasonRules } from '../shared/reason.rules';

export const correctedCashRules = object({ amount: requiredAmount(limits.maxBillAmount, 2, key('bill.amount')) }).concat(reasonRules);
