/**
 * Registration, fields in the order of the form. Consumers may leave out everything after the password. The one message
 * about the location goes to the first part of it that is missing. The form passes `codeRequired` as context where the
 * market asks for a code; the server checks the code itself.
 */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { isSellingRole, Language, pickableRoles, SessionKind, tradeLicenseRoles } from '../../values/accounts/roles';
import {
  key,
  optionalChoice,
  optionalDigits,
  optionalId,
  optionalText,
  requiredChoice,
  requiredDigits,
  ungroupedDigits,
} from '../shared/fields';
import { newPassword } from '../shared/password.rules';
import { requiredPhone } from '../shared/phone.rules';
import { requiredName } from '../shared/name.rules';

/**
 * Resembles an address: something, @, a name with a dot in it. Written so that each character can be matched in one way
 * only: a pattern that may try several takes minutes over 95 KB of dots.
 */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const isSeller = (role: unknown) => typeof role === 'string' && isSellingRole(role);
const needsTradeLicense = (role: unknown) => tradeLicenseRoles.some((needed) => needed === role);
const location = key('register.location');

/** Asking for the code that proves whose the phone is. */
export const requestRegistrationCodeRules = object({ phone: requiredPhone() });

/** The code that a signed-in user sends back. */
export const verifyPhoneRules = object({
  code: requiredDigits(key('reset.codeInvalid'), { min: limits.otpDigits, max: limits.otpDigits }, key('register.codeRequired')),
});

export const registerRules = object({
  role: requiredChoice(pickableRoles, key('register.role')),
  name: requiredName(key('register.name')),
  phone: requiredPhone(),
  password: newPassword(),
  email: optionalText(limits.emailLength, key('register.email'))
    .matches(emailPattern, { message: key('register.email'), excludeEmptyString: true })
    .when('role', { is: isSeller, then: (field) => field.required(key('register.email')) }),
  nid: optionalDigits(key('register.nid'), limits.nidDigits).when('role', {
    is: isSeller,
    then: (field) => field.required(key('register.nid')),
  }),
  tradeLicense: optionalText(limits.tradeLicenseLength, key('register.tradeLicense')).when('role', {
    is: needsTradeLicense,
    then: (field) => field.required(key('register.tradeLicense')),
  }),
  divisionId: optionalId(location).when('role', { is: isSeller, then: (field) => field.required(location) }),
  districtId: optionalId(location).when(['role', 'divisionId'], {
    is: (role: unknown, divisionId: unknown) => isSeller(role) && Boolean(divisionId),
    then: (field) => field.required(location),
  }),
  upazilaId: optionalId(location).when(['role', 'divisionId', 'districtId'], {
    is: (role: unknown, divisionId: unknown, districtId: unknown) => isSeller(role) && Boolean(divisionId) && Boolean(districtId),
    then: (field) => field.required(location),
  }),
  address: optionalText(limits.addressLength, key('register.address')).when('role', {
    is: isSeller,
    then: (field) => field.required(key('register.address')),
  }),
  otp: optionalText(limits.otpTypedLength)
    .transform(ungroupedDigits)
    .when('$codeRequired', { is: true, then: (field) => field.required(key('register.codeRequired')) }),
  language: optionalChoice(Object.values(Language)),
  sessionKind: optionalChoice(Object.values(SessionKind)),
});
