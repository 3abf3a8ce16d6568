/**
 * Passwords: a new one, and the two steps of a forgotten one.
 * Passwords are taken as they are typed, blanks included.
 */
import { boolean, object } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredDigits, typedPassword } from './fields';
import { lookedUpPhone } from './phone.rules';

const missing = key('login.allFieldsRequired');

/** At least 6 characters besides blanks around them, at most 128: a longer one only costs hashing time. */
export const newPassword = (absent = key('register.password')) =>
  typedPassword(absent).test(
    'short',
    key('register.password'),
    (value) => !value?.trim() || value.trim().length >= limits.passwordLength.min,
  );

export const requestResetRules = object({
  phone: lookedUpPhone(key('reset.phoneRequired')),
});

/**
 * The new password is typed twice, and the server compares as well: a client that forgets to would lock its user out by
 * a slip.
 */
export const resetPasswordRules = object({
  phone: lookedUpPhone(missing),
  code: requiredDigits(key('reset.codeInvalid'), { min: limits.otpDigits, max: limits.otpDigits }, missing),
  password: newPassword(missing),
  confirmPassword: repeated('password'),
});

/** Changing it in the settings: the present one proves who asks. */
export const changePasswordRules = object({
  currentPassword: typedPassword(missing),
  newPassword: newPassword(missing),
  confirmPassword: repeated('newPassword'),
  endApiKeys: boolean().nullable(),
});

/** The password once more, before API keys and webhooks. */
export const confirmPasswordRules = object({ password: typedPassword(missing) });

/** The same text as in the field of this name. */
function repeated(field: 'password' | 'newPassword') {
  return typedPassword(missing).test(
    'same',
    key('reset.mismatch'),
    (value, { parent }: { parent: Partial<Record<typeof field, string>> }) => !value || value === parent[field],
  );
}
