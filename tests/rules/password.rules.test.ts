import { requestResetRules, resetPasswordFormRules, resetPasswordRules } from '../../schema/rules/password.rules';
import { complaints } from './support/complaints';

const all = 'All fields are required!';
const good = { phone: '01711000001', otp: '123456', password: 'secret2', confirmPassword: 'secret2' };

describe('forgotten password', () => {
  it.each(['', '   ', undefined, { $ne: '' }])('F2 A23 asks for the phone: %p', (phone) => {
    expect(complaints(requestResetRules, { phone })).toEqual({ phone: 'Please enter your phone number!' });
  });

  it('F2 A26 says All fields are required! for each empty field', () => {
    expect(complaints(resetPasswordFormRules, {})).toEqual({ phone: all, otp: all, password: all, confirmPassword: all });
    for (const field of ['phone', 'otp', 'password', 'confirmPassword']) {
      expect(complaints(resetPasswordFormRules, { ...good, [field]: ' ' })).toHaveProperty(field, all);
    }
  });

  it('F2 says Passwords do not match!', () => {
    expect(complaints(resetPasswordFormRules, { ...good, confirmPassword: 'secret3' })).toEqual({
      confirmPassword: 'Passwords do not match!',
    });
  });

  it('F2 passes when both are the same; the server is not asked to confirm', () => {
    expect(complaints(resetPasswordFormRules, good)).toEqual({});
    expect(complaints(resetPasswordRules, { ...good, confirmPassword: undefined })).toEqual({});
  });

  it('the code is six digits, Bangla ones too; the password at least six characters', () => {
    expect(resetPasswordRules.cast({ ...good, otp: '১২৩৪৫৬' }).otp).toBe('123456');
    expect(complaints(resetPasswordRules, { ...good, otp: '12345' })).toEqual({ otp: 'The code is wrong or has expired.' });
    expect(complaints(resetPasswordRules, { ...good, password: '12345' })).toEqual({ password: 'Password must be at least 6 characters.' });
  });
});
