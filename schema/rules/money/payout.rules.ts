/** Payouts: how one is marked as paid, and the transfers of a report. */
import { object, string } from 'yup';
import { limits } from '../../values/limits';
import { PayoutMethod } from '../../values/accounts/payouts';
import { transferReference } from '../../text/transfer-key';
import { key, requiredChoice, requiredDecimal, requiredText } from '../shared/fields';
import { transferLines } from './transfer-lines';
import { transferNumber } from './transfer-number';

const compact = (value: unknown): unknown => (typeof value === 'string' ? transferReference(value, limits.reasonLength) : value);

const reference = () => transferNumber().required(key('bill.reference'));

export const payoutReferenceRules = object({ reference: reference() });

/** A recorded number is wrong: the right one, empty where it is not known, and why. */
export const correctedNumberRules = object({
  reference: transferNumber(),
  reason: requiredText(key('order.reasonRequired'), limits.reasonLength),
});

export const payoutTransferRules = object({
  number: string()
    .transform(compact)
    .typeError(key('payout.transferNumber'))
    .required(key('payout.transferNumber'))
    .max(40, key('error.tooLong')),
  reference: reference(),
  amount: requiredDecimal(key('bill.amount'), { max: limits.maxPayoutAmount, decimals: 2 }),
});

const method = () => requiredChoice(Object.values(PayoutMethod), key('payout.method'));

export const payoutRequestRules = object({ method: method() });

/** A report as it is copied into the form: each of its lines is a transfer. */
export const payoutReportRules = object({
  method: method(),
  report: string()
    .required(key('payout.report'))
    .test('transfers', key('payout.report'), (report) => transferLines(report ?? '').every((line) => payoutTransferRules.isValidSync(line)))
    .test('count', key('payout.tooManyTransfers'), (report) => transferLines(report ?? '').length <= limits.payoutTransfers),
});
