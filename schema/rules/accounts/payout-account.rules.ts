/**
 * An account to which a seller's money is sent, fields in the order of the form. Of a bank the name and, where there is
 * one, the branch; account numbers of banks in Bangladesh have 6 to 20 digits.
 */
import { object, string } from 'yup';
import { limits } from '../../values/limits';
import { PayoutMethod } from '../../values/accounts/payouts';
import { key, optionalText, requiredChoice, ungroupedDigits } from '../shared/fields';
import { requiredName } from '../shared/name.rules';
import { asPhone } from '../shared/phone.rules';

const MOBILE = /^01[3-9][0-9]{8}$/;
const ROCKET = /^01[3-9][0-9]{8,9}$/;
const BANK = /^[0-9]{6,20}$/;

const patterns: Readonly<Record<PayoutMethod, RegExp>> = { BKASH: MOBILE, NAGAD: MOBILE, ROCKET, BANK };
const ofBank = (method: unknown) => method === PayoutMethod.BANK;

function accountNumber() {
  return string()
    .typeError(key('payout.number'))
    .required(key('payout.number'))
    .when('method', ([method], field) =>
      field
        .transform(ofBank(method) ? ungroupedDigits : asPhone)
        .test('number', ofBank(method) ? key('payout.bankNumberWrong') : key('order.paymentNumberWrong'), (value) => {
          const pattern = patterns[method as PayoutMethod];
          return !value || (pattern?.test(value) ?? true);
        }),
    );
}

export const payoutAccountRules = object({
  method: requiredChoice(Object.values(PayoutMethod), key('payout.method')),
  number: accountNumber(),
  holder: requiredName(key('payout.holder')),
  bankName: optionalText(limits.bankNameLength, key('payout.bankName')).when('method', {
    is: ofBank,
    then: (field) => field.required(key('payout.bankName')),
    otherwise: (field) => field.transform(() => null),
  }),
  branch: optionalText(limits.bankNameLength).when('method', { is: ofBank, otherwise: (field) => field.transform(() => null) }),
});
