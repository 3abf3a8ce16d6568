/** The figures that admins set for the whole market, fields in the order of the form. */
import { object, string } from 'yup';
import type { MessageKey } from '../../messages/text';
import { normalised } from '../../text/normalised';
import { limits } from '../../values/limits';
import { weekdays } from '../../values/orders/delivery';
import { requiredAmount } from '../shared/amount';
import { deliveryRateList } from '../orders/delivery.rules';
import { asAmount, asciiDigits, key, optionalChoice, optionalText } from '../shared/fields';
import { emailPattern } from '../accounts/register.rules';
import { supportPhonePattern } from './support.rules';

/** A limit that may be left out: it stays as it is then. */
const optionalAmount = (max: number, decimals: number, wrong: MessageKey) => {
  const shape = decimals > 0 ? new RegExp(`^[0-9]{1,10}(\\.[0-9]{1,${decimals}})?$`) : /^[0-9]{1,10}$/;
  return string()
    .transform(asAmount)
    .typeError(wrong)
    .nullable()
    .test('amount', wrong, (value) => value === null || value === undefined || (shape.test(value) && +value >= 1 && +value <= max));
};
const orderCount = () => optionalAmount(limits.maxOpenOrders, 0, key('settings.openOrders'));
const orderAmount = () => optionalAmount(limits.maxOpenAmount, limits.moneyDecimals, key('settings.openAmount'));

export const platformSettingsRules = object({
  commissionPercent: requiredAmount(limits.maxCommissionPercent, 2, key('settings.commission')),
  deliveryRates: deliveryRateList(),
  approvalHours: string()
    .transform(asAmount)
    .typeError(key('settings.approvalHours'))
    .required(key('settings.approvalHours'))
    .test(
      'hours',
      key('settings.approvalHours'),
      (value) => !value || (/^[0-9]{1,3}$/.test(value) && +value >= 1 && +value <= limits.maxApprovalHours),
    ),
  supportPhone: optionalText(limits.supportPhoneLength, key('settings.supportPhone'))
    .transform(asciiDigits)
    .matches(supportPhonePattern, { message: key('settings.supportPhone'), excludeEmptyString: true }),
  supportEmail: optionalText(limits.emailLength, key('register.email')).matches(emailPattern, {
    message: key('register.email'),
    excludeEmptyString: true,
  }),
  newBuyerOrders: orderCount(),
  newBuyerAmount: orderAmount(),
  buyerOrders: orderCount(),
  buyerAmount: orderAmount(),
  payoutMinimum: optionalAmount(limits.maxPayoutMinimum, limits.moneyDecimals, key('settings.payoutMinimum')),
  payoutWeekday: optionalChoice(weekdays, key('settings.payoutWeekday')),
  reason: string()
    .transform((value: unknown) => (typeof value === 'string' ? normalised(value, limits.reasonLength) : value))
    .required(key('order.reasonRequired'))
    .max(limits.reasonLength, key('error.tooLong')),
});
