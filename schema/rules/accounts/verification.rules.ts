/** Which checks of a seller an admin records: one to all of those that are not made by a code. */
import { array, object, string } from 'yup';
import { type AdminVerificationKind, adminVerificationKinds } from '../../values/accounts/verification';
import { key } from '../shared/fields';

export const verificationRules = object({
  kinds: array(
    string<AdminVerificationKind>()
      .oneOf([...adminVerificationKinds], key('verification.byCode'))
      .defined(),
  )
    .min(1, key('verification.none'))
    .max(adminVerificationKinds.length, key('error.badInput'))
    .defined(),
});
