/** The figures the market itself sets (product.md "Numbers", "Buying"), fields in the order of the form. */
import { object, string } from 'yup';
import type { MessageKey } from '../messages/text';
import { limits } from '../values/limits';
import { asciiDigits, key } from './fields';

/** An exact decimal from nothing up to `max`. */
function amount(max: number, decimals: number, wrong: MessageKey) {
  const shape = new RegExp(`^[0-9]{1,7}(\\.[0-9]{1,${decimals}})?$`);
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? asciiDigits(value.trim()) : value))
    .typeError(wrong)
    .required(wrong)
    .test('amount', wrong, (value) => !value || (shape.test(value) && +value <= max));
}

const fee = () => amount(limits.maxDeliveryFee, limits.moneyDecimals, key('settings.fee'));

export const platformSettingsRules = object({
  commissionPercent: amount(limits.maxCommissionPercent, 2, key('settings.commission')),
  sameUpazila: fee(),
  sameDistrict: fee(),
  sameDivision: fee(),
  elsewhere: fee(),
  approvalHours: string()
    .transform((value: unknown) => asciiDigits(value))
    .typeError(key('settings.approvalHours'))
    .required(key('settings.approvalHours'))
    .test(
      'hours',
      key('settings.approvalHours'),
      (value) => !value || (/^[0-9]{1,3}$/.test(value) && +value >= 1 && +value <= limits.maxApprovalHours),
    ),
  reason: string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .required(key('order.reasonRequired'))
    .max(limits.reasonLength, key('error.tooLong')),
});
