/** The words of a seller about a transfer and the cash that is asked about beside it; of cash alone, how much came. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { requiredAmount } from '../shared/amount';
import { key, optionalText, requiredChoice } from '../shared/fields';

/** NONE where no transfer was reported. */
const transferWords = ['CAME', 'MISSING', 'NONE'] as const;
export type TransferWord = (typeof transferWords)[number];

/** The buyer reads why: the transfer did not come, or nothing came at all. */
export const isRejected = (transfer: string | undefined, amount: string | undefined): boolean =>
  transfer === 'MISSING' || (transfer === 'NONE' && Number(amount) === 0);

export const camePartsRules = object({
  transfer: requiredChoice(transferWords, key('payment.transferCame')),
  amount: requiredAmount(limits.maxBillAmount, 2, key('bill.amount')),
  reason: optionalText(limits.reasonLength).when(['transfer', 'amount'], {
    is: isRejected,
    then: (rule) => rule.required(key('order.reasonRequired')),
  }),
});
