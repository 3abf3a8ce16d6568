/**
 * Rules of the profile that a user can change after registration: the fields of registration with the same messages,
 * and the business. The role comes from the account, never from the form. The rules of sending a rejected registration
 * again are here as well.
 */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { isSellingRole, tradeLicenseRoles } from '../../values/accounts/roles';
import type { Role } from '../../values/accounts/roles';
import { key, optionalDigits, optionalId, optionalText } from '../shared/fields';
import { emailPattern } from './register.rules';
import { ownBusinessName, ownName } from '../shared/name.rules';

const location = key('register.location');

function personalFields(role: Role) {
  const isSeller = isSellingRole(role);
  const email = optionalText(limits.emailLength, key('register.email')).matches(emailPattern, {
    message: key('register.email'),
    excludeEmptyString: true,
  });
  const nid = optionalDigits(key('register.nid'), limits.nidDigits);
  const divisionId = optionalId(location);
  const address = optionalText(limits.addressLength, key('register.address'));
  return {
    name: ownName(key('register.name')),
    email: isSeller ? email.required(key('register.email')) : email,
    nid: isSeller ? nid.required(key('register.nid')) : nid,
    divisionId: isSeller ? divisionId.required(location) : divisionId,
    districtId: optionalId(location).when('divisionId', { is: Boolean, then: (field) => field.required(location) }),
    upazilaId: optionalId(location).when(['divisionId', 'districtId'], {
      is: (division: unknown, district: unknown) => Boolean(division) && Boolean(district),
      then: (field) => field.required(location),
    }),
    address: isSeller ? address.required(key('register.address')) : address,
  };
}

function tradeLicense(role: Role) {
  const field = optionalText(limits.tradeLicenseLength, key('register.tradeLicense'));
  return tradeLicenseRoles.some((needed) => needed === role) ? field.required(key('register.tradeLicense')) : field;
}

function businessFields(role: Role) {
  return {
    nameOfBusiness: ownBusinessName(),
    production: optionalText(limits.businessTextLength),
    productionType: optionalText(limits.businessTextLength),
    tradeLicense: tradeLicense(role),
  };
}

/**
 * Personal Information: what sellers registered with stays required, a consumer gives any of it, but no half of a
 * location.
 */
export function personalRules(role: Role) {
  return object(personalFields(role));
}

/** Business Information: all of it may be left out but the license of those who need one. */
export function businessRules(role: Role) {
  return object(businessFields(role));
}

/** Both cards. */
export function profileRules(role: Role) {
  return object({ ...personalFields(role), ...businessFields(role) });
}

/**
 * A rejected registration, corrected: everything that registration needs except role, phone and password, in the order
 * of its form.
 */
export function resubmissionRules(role: Role) {
  const { name, email, nid, ...place } = personalFields(role);
  return object({ name, email, nid, tradeLicense: tradeLicense(role), ...place });
}
