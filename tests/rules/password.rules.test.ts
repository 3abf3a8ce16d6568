import { requestResetRules, resetPasswordRules } from '../../schema/rules/shared/password.rules';
import { violations } from './support/violations';

const all = 'All fields are required!';
const good = { phone: '01711000001', code: '123456', password: 'secret2', confirmPassword: 'secret2' };

describe('forgotten password', () => {
  it.each(['', '   ', undefined, { $ne: '' }])('asks for the phone: %p [F2 A23]', (phone) => {
    expect(violations(requestResetRules, { phone })).toEqual({ phone: 'Please enter your phone number!' });
  });

  it('returns All fields are required! for each empty field [F2 A26]', () => {
    expect(violations(resetPasswordRules, {})).toEqual({ phone: all, code: all, password: all, confirmPassword: all });
    for (const field of ['phone', 'code', 'password', 'confirmPassword']) {
      expect(violations(resetPasswordRules, { ...good, [field]: ' ' })).toHaveProperty(field, all);
    }
  });

  it('returns Passwords do not match! [F2]', () => {
    expect(violations(resetPasswordRules, { ...good, confirmPassword: 'secret3' })).toEqual({
      confirmPassword: 'Passwords do not match!',
    });
  });

  it('passes when both are the same, the blanks around them too [F2]', () => {
    expect(violations(resetPasswordRules, good)).toEqual({});
    expect(violations(resetPasswordRules, { ...good, confirmPassword: ' secret2 ' })).toEqual({
      confirmPassword: 'Passwords do not match!',
    });
  });

  it('the code is six digits, Bangla ones too; the password at least six characters [F1]', () => {
    const short = { password: '12345', confirmPassword: '12345' };
    expect(resetPasswordRules.cast({ ...good, code: '১২৩৪৫৬' }).code).toBe('123456');
    expect(violations(resetPasswordRules, { ...good, code: '12345' })).toEqual({ code: 'The code is wrong or has expired.' });
    expect(violations(resetPasswordRules, { ...good, ...short })).toEqual({ password: 'Password must be at least 6 characters.' });
  });
});
