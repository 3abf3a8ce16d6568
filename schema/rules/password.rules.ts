/**
 * Passwords: a new one, and the two steps of a forgotten one (specification §5; parity F2).
 * A password is trimmed like every value of a form, here and at login alike.
 */
import { boolean, object } from 'yup';
import { limits } from '../values/limits';
import { asciiDigits, key, requiredDigits, requiredText } from './fields';

const missing = key('login.allFieldsRequired');

/** At least 6 characters (§5), at most 128 (security.md). */
export const newPassword = (absent = key('register.password')) =>
  requiredText(absent, limits.passwordLength.max).test(
    'short',
    key('register.password'),
    (value) => !value || value.length >= limits.passwordLength.min,
  );

export const requestResetRules = object({
  phone: requiredText(key('reset.phoneRequired'), limits.loginPhoneLength).transform(asciiDigits),
});

/** The new password is typed twice, and the server compares as well: a client that forgets to would lock its user out by a slip. */
export const resetPasswordRules = object({
  phone: requiredText(missing, limits.loginPhoneLength).transform(asciiDigits),
  code: requiredDigits(key('reset.codeInvalid'), { min: limits.otpDigits, max: limits.otpDigits }, missing),
  password: newPassword(missing),
  confirmPassword: repeated('password'),
});

/** Changing it in the settings: the present one proves who asks. */
export const changePasswordRules = object({
  currentPassword: requiredText(missing, limits.passwordLength.max),
  newPassword: newPassword(missing),
  confirmPassword: repeated('newPassword'),
  endApiKeys: boolean().nullable(),
});

/** The same text as in the field of this name. */
function repeated(field: 'password' | 'newPassword') {
  return requiredText(missing, limits.passwordLength.max).test(
    'same',
    key('reset.mismatch'),
    (value, { parent }: { parent: Partial<Record<typeof field, string>> }) => !value || value === parent[field],
  );
}
