import { loginRules } from '../../schema/rules/accounts/login.rules';
import { violations } from './support/violations';

const all = 'All fields are required!';
const good = { role: 'PRODUCER', phone: '01711000001', password: 'secret-1' };

describe('login', () => {
  it.each([
    ['nothing', {}, { phone: all, password: all }],
    ['an untouched form', { role: '', phone: '', password: '' }, { role: all, phone: all, password: all }],
    ['blanks', { ...good, phone: '  ', password: ' ' }, { phone: all, password: all }],
    ['no role picked', { ...good, role: '' }, { role: all }],
    ['no phone', { ...good, phone: undefined }, { phone: all }],
    ['no password', { ...good, password: '' }, { password: all }],
    ['an object for a phone', { ...good, phone: { $ne: '' } }, { phone: all }],
    ['a list for a password', { ...good, password: ['secret-1'] }, { password: all }],
  ])('returns All fields are required! for %s [L3 A01]', (_what, values, wanted) => {
    expect(violations(loginRules, values)).toEqual(wanted);
  });

  it('lets a whole login through, with or without a role (REST sends none) [L3]', () => {
    expect(violations(loginRules, good)).toEqual({});
    expect(violations(loginRules, { phone: good.phone, password: good.password })).toEqual({});
  });

  it('reads Bangla digits and trims, but for the password', () => {
    expect(loginRules.cast({ role: 'CONSUMER', phone: ' ০১৭১১০০০০০১ ', password: ' secret-1 ' })).toEqual({
      ...good,
      role: 'CONSUMER',
      password: ' secret-1 ',
    });
  });

  it.each(['+8801711000001', '+880 1711-000001', '008801711000001', '+৮৮০১৭১১০০০০০১', '+88001711000001', '8801711000001', '1711000001'])(
    'reads the phone %s as the one that is stored [L3]',
    (phone) => {
      expect(loginRules.cast({ ...good, phone })).toEqual(good);
    },
  );

  it('rejects NUL bytes', () => {
    expect(violations(loginRules, { ...good, password: 'sec\0ret' })).toEqual({
      password: 'This contains characters that cannot be stored.',
    });
  });
});
