import { requestResetRules, resetPasswordRules } from '../../schema/rules/password.rules';
import { complaints } from './support/complaints';

const all = 'All fields are required!';
const good = { phone: '01711000001', code: '123456', password: 'secret2', confirmPassword: 'secret2' };

describe('forgotten password', () => {
  it.each(['', '   ', undefined, { $ne: '' }])('F2 A23 asks for the phone: %p', (phone) => {
    expect(complaints(requestResetRules, { phone })).toEqual({ phone: 'Please enter your phone number!' });
  });

  it('F2 A26 says All fields are required! for each empty field', () => {
    expect(complaints(resetPasswordRules, {})).toEqual({ phone: all, code: all, password: all, confirmPassword: all });
    for (const field of ['phone', 'code', 'password', 'confirmPassword']) {
      expect(complaints(resetPasswordRules, { ...good, [field]: ' ' })).toHaveProperty(field, all);
    }
  });

  it('F2 says Passwords do not match!', () => {
    expect(complaints(resetPasswordRules, { ...good, confirmPassword: 'secret3' })).toEqual({
      confirmPassword: 'Passwords do not match!',
    });
  });

  it('F2 passes when both are the same, spaces around them aside', () => {
    expect(complaints(resetPasswordRules, good)).toEqual({});
    expect(complaints(resetPasswordRules, { ...good, confirmPassword: ' secret2 ' })).toEqual({});
  });

  it('F1 the code is six digits, Bangla ones too; the password at least six characters', () => {
    const short = { password: '12345', confirmPassword: '12345' };
    expect(resetPasswordRules.cast({ ...good, code: '১২৩৪৫৬' }).code).toBe('123456');
    expect(complaints(resetPasswordRules, { ...good, code: '12345' })).toEqual({ code: 'The code is wrong or has expired.' });
    expect(complaints(resetPasswordRules, { ...good, ...short })).toEqual({ password: 'Password must be at least 6 characters.' });
  });
});
