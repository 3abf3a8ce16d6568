import { registerRules } from '../../schema/rules/accounts/register.rules';
import { violations } from './support/violations';

const consumer = { role: 'CONSUMER', name: 'Rahima', phone: '01711000001', password: 'secret-1' };
const seller = {
  ...consumer,
  role: 'PRODUCER',
  email: 'rahima@example.com',
  nid: '1234567890',
  tradeLicense: 'TL-77',
  divisionId: 6,
  districtId: 47,
  upazilaId: 100,
  address: 'Bazar Road 1',
};
const texts = {
  role: 'SelectedRole is required.',
  name: 'Name is required.',
  phone: 'Phone number must be 10-15 digits.',
  password: 'Password must be at least 6 characters.',
  email: 'Invalid email format.',
  nid: 'NID must be 10-17 digits.',
  location: 'Location details (Division, District, Thana) are required.',
  address: 'Address is required.',
  tradeLicense: 'Trade license is required.',
} as const;

describe('registration: every required message', () => {
  it.each([
    ['role missing', { role: undefined }, { role: texts.role }],
    ['role not picked', { role: '' }, { role: texts.role }],
    ['role ADMIN', { role: 'ADMIN' }, { role: texts.role }],
    ['name missing', { name: undefined }, { name: texts.name }],
    ['name blank', { name: '   ' }, { name: texts.name }],
    ['phone missing', { phone: undefined }, { phone: texts.phone }],
    ['phone of 9 digits', { phone: '123456789' }, { phone: texts.phone }],
    ['phone of 16 digits', { phone: '1234567890123456' }, { phone: texts.phone }],
    ['phone with a dash that is too short', { phone: '0171-00000' }, { phone: texts.phone }],
    ['phone with letters', { phone: '01711000001 x' }, { phone: texts.phone }],
    ['phone as an object', { phone: { $ne: '' } }, { phone: texts.phone }],
    ['password missing', { password: undefined }, { password: texts.password }],
    ['password of 5', { password: '12345' }, { password: texts.password }],
    ['password of 5 and blanks', { password: ' 12345 ' }, { password: texts.password }],
    ['password of 129', { password: 'x'.repeat(129) }, { password: 'This is too long.' }],
    ['email missing', { email: '' }, { email: texts.email }],
    ['email a@b', { email: 'a@b' }, { email: texts.email }],
    ['email with a blank', { email: 'a b@c.d' }, { email: texts.email }],
    ['NID missing', { nid: undefined }, { nid: texts.nid }],
    ['NID of 9', { nid: '123456789' }, { nid: texts.nid }],
    ['NID of 18', { nid: '1'.repeat(18) }, { nid: texts.nid }],
    ['NID with letters', { nid: '12345678AB' }, { nid: texts.nid }],
    ['division missing', { divisionId: undefined }, { divisionId: texts.location }],
    ['division not chosen', { divisionId: '', districtId: '', upazilaId: '' }, { divisionId: texts.location }],
    ['district missing', { districtId: null }, { districtId: texts.location }],
    ['thana missing', { upazilaId: '' }, { upazilaId: texts.location }],
    ['address missing', { address: ' ' }, { address: texts.address }],
    ['address of 301', { address: 'x'.repeat(301) }, { address: 'This is too long.' }],
  ])('%s [G3]', (_what, change, wanted) => {
    expect(violations(registerRules, { ...seller, ...change })).toEqual(wanted);
  });

  it('returns everything at once, in the order of the form [G3]', () => {
    const notified = violations(registerRules, { role: 'PRODUCER' });
    expect(Object.entries(notified)).toEqual([
      ['name', texts.name],
      ['phone', texts.phone],
      ['password', texts.password],
      ['email', texts.email],
      ['nid', texts.nid],
      ['tradeLicense', texts.tradeLicense],
      ['divisionId', texts.location],
      ['address', texts.address],
    ]);
  });

  it.each(['PRODUCER', 'SUPERSALER'])('%s must give a trade license [G4]', (role) => {
    expect(violations(registerRules, { ...seller, role, tradeLicense: '' })).toEqual({ tradeLicense: texts.tradeLicense });
  });

  it('WHOLESALER may leave it out [G4]', () => {
    expect(violations(registerRules, { ...seller, role: 'WHOLESALER', tradeLicense: '' })).toEqual({});
  });

  it('a consumer gives name, phone and password, and leaves the rest [G2]', () => {
    expect(violations(registerRules, consumer)).toEqual({});
    const blankForm = { email: '', nid: '', tradeLicense: '', divisionId: '', districtId: '', upazilaId: '', address: '' };
    expect(violations(registerRules, { ...consumer, ...blankForm })).toEqual({});
  });

  it.each(['PRODUCER', 'SUPERSALER', 'WHOLESALER'])('%s passes when all is given [G2]', (role) => {
    expect(violations(registerRules, { ...seller, role })).toEqual({});
  });

  it('trims, writes NFC and ASCII digits, and reads ids from a select [G3]', () => {
    const typed = { ...seller, name: '  রহিমা ', phone: ' ০১৭১১০০০০০১ ', nid: '১২৩৪৫৬৭৮৯০', address: ' cafe\u0301 ', upazilaId: '100' };
    expect(registerRules.validateSync(typed)).toMatchObject({
      name: 'রহিমা',
      phone: '01711000001',
      nid: '1234567890',
      address: 'caf\u00e9',
      upazilaId: 100,
    });
  });

  it('rejects NUL bytes [G32]', () => {
    expect(violations(registerRules, { ...seller, name: 'a\0b', address: 'x\0' })).toEqual({
      name: 'This contains characters that cannot be stored.',
      address: 'This contains characters that cannot be stored.',
    });
  });

  it('knows two languages [G34]', () => {
    expect(violations(registerRules, { ...consumer, language: 'bn' })).toEqual({});
    expect(violations(registerRules, { ...consumer, language: "en' OR 1=1--" })).toEqual({ language: 'Please check what you entered.' });
  });
});
