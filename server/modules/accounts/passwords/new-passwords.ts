/** Checks a new password beyond the rules of the form, which cannot carry the list of common ones. */
import { limits } from '../../../../schema/values/limits';
import { invalidInput } from '../../../platform/errors/validation-error';
import { isCommonPassword } from '../../../platform/security/common-passwords';

/** BAD_USER_INPUT at this field for one of the passwords that everyone tries first. */
export async function assertUncommon(password: string, field: 'password' | 'newPassword'): Promise<void> {
  if (await isCommonPassword(password, limits.passwordLength.min)) throw invalidInput([{ field, key: 'password.common' }]);
}
