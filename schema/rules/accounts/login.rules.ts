/** Login: anything missing is one message. REST sends no role; the form holds '' until one is picked. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { Role, SessionKind } from '../../values/accounts/roles';
import { key, optionalChoice, optionalText, requiredDigits, typedPassword, ungroupedDigits } from '../shared/fields';
import { lookedUpPhone } from '../shared/phone.rules';

const missing = key('login.allFieldsRequired');

export const loginRules = object({
  role: optionalChoice(Object.values(Role), missing),
  phone: lookedUpPhone(missing),
  password: typedPassword(missing),
  code: optionalText(limits.secondFactorLength).transform(ungroupedDigits),
});

/** Setting up an admin's second factor: who it is, and a code of the app or recovery code that is to be replaced. */
export const secondFactorRules = object({
  phone: lookedUpPhone(missing),
  password: typedPassword(missing),
  code: optionalText(limits.secondFactorLength).transform(ungroupedDigits),
});

/** The first code of a new app. */
export const secondFactorConfirmRules = object({
  phone: lookedUpPhone(missing),
  password: typedPassword(missing),
  code: requiredDigits(key('secondFactor.invalid'), { min: limits.otpDigits, max: limits.otpDigits }, key('secondFactor.required')),
  sessionKind: optionalChoice(Object.values(SessionKind)),
});
