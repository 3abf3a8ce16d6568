import { loginRules } from '../../schema/rules/login.rules';
import { complaints } from './support/complaints';

const all = 'All fields are required!';
const good = { role: 'PRODUCER', phone: '01711000001', password: 'secret1' };

describe('login', () => {
  it.each([
    ['nothing', {}, { phone: all, password: all }],
    ['an untouched form', { role: '', phone: '', password: '' }, { role: all, phone: all, password: all }],
    ['blanks', { ...good, phone: '  ', password: ' ' }, { phone: all, password: all }],
    ['no role picked', { ...good, role: '' }, { role: all }],
    ['no phone', { ...good, phone: undefined }, { phone: all }],
    ['no password', { ...good, password: '' }, { password: all }],
    ['A04 an object for a phone', { ...good, phone: { $ne: '' } }, { phone: all }],
    ['a list for a password', { ...good, password: ['secret1'] }, { password: all }],
  ])('L3 A01 says All fields are required! for %s', (_what, values, wanted) => {
    expect(complaints(loginRules, values)).toEqual(wanted);
  });

  it('L3 lets a whole login through, with or without a role (REST sends none)', () => {
    expect(complaints(loginRules, good)).toEqual({});
    expect(complaints(loginRules, { phone: good.phone, password: good.password })).toEqual({});
  });

  it('reads Bangla digits and trims', () => {
    expect(loginRules.cast({ role: 'CONSUMER', phone: ' ০১৭১১০০০০০১ ', password: ' secret1 ' })).toEqual({ ...good, role: 'CONSUMER' });
  });

  it('refuses NUL bytes', () => {
    expect(complaints(loginRules, { ...good, password: 'sec\0ret' })).toEqual({
      password: 'This contains characters that cannot be stored.',
    });
  });
});
