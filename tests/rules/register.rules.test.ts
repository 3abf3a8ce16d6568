import { registerRules } from '../../schema/rules/register.rules';
import { complaints } from './support/complaints';

const consumer = { role: 'CONSUMER', name: 'Rahima', phone: '01711000001', password: 'secret1' };
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
const sentences = {
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

describe('registration: every sentence of specification §5', () => {
  it.each([
    ['role missing', { role: undefined }, { role: sentences.role }],
    ['role not picked', { role: '' }, { role: sentences.role }],
    ['A10 role ADMIN', { role: 'ADMIN' }, { role: sentences.role }],
    ['name missing', { name: undefined }, { name: sentences.name }],
    ['name blank', { name: '   ' }, { name: sentences.name }],
    ['phone missing', { phone: undefined }, { phone: sentences.phone }],
    ['A12 phone of 9 digits', { phone: '123456789' }, { phone: sentences.phone }],
    ['A12 phone of 16 digits', { phone: '1234567890123456' }, { phone: sentences.phone }],
    ['A12 phone with a dash', { phone: '01711-00000' }, { phone: sentences.phone }],
    ['A12 phone with a plus', { phone: '+8801711000001' }, { phone: sentences.phone }],
    ['phone as an object', { phone: { $ne: '' } }, { phone: sentences.phone }],
    ['password missing', { password: undefined }, { password: sentences.password }],
    ['A13 password of 5', { password: '12345' }, { password: sentences.password }],
    ['password of 5 and blanks', { password: ' 12345 ' }, { password: sentences.password }],
    ['password of 129', { password: 'x'.repeat(129) }, { password: 'This is too long.' }],
    ['email missing', { email: '' }, { email: sentences.email }],
    ['A14 email a@b', { email: 'a@b' }, { email: sentences.email }],
    ['email with a blank', { email: 'a b@c.d' }, { email: sentences.email }],
    ['NID missing', { nid: undefined }, { nid: sentences.nid }],
    ['NID of 9', { nid: '123456789' }, { nid: sentences.nid }],
    ['NID of 18', { nid: '1'.repeat(18) }, { nid: sentences.nid }],
    ['NID with letters', { nid: '12345678AB' }, { nid: sentences.nid }],
    ['division missing', { divisionId: undefined }, { divisionId: sentences.location }],
    ['division not chosen', { divisionId: '', districtId: '', upazilaId: '' }, { divisionId: sentences.location }],
    ['district missing', { districtId: null }, { districtId: sentences.location }],
    ['A16 thana missing', { upazilaId: '' }, { upazilaId: sentences.location }],
    ['A17 address missing', { address: ' ' }, { address: sentences.address }],
    ['address of 301', { address: 'x'.repeat(301) }, { address: 'This is too long.' }],
  ])('G3 %s', (_what, change, wanted) => {
    expect(complaints(registerRules, { ...seller, ...change })).toEqual(wanted);
  });

  it('G3 tells everything at once, in the order of the form', () => {
    const told = complaints(registerRules, { role: 'PRODUCER' });
    expect(Object.entries(told)).toEqual([
      ['name', sentences.name],
      ['phone', sentences.phone],
      ['password', sentences.password],
      ['email', sentences.email],
      ['nid', sentences.nid],
      ['tradeLicense', sentences.tradeLicense],
      ['divisionId', sentences.location],
      ['address', sentences.address],
    ]);
  });

  it.each(['PRODUCER', 'SUPERSALER'])('G4 %s must give a trade license', (role) => {
    expect(complaints(registerRules, { ...seller, role, tradeLicense: '' })).toEqual({ tradeLicense: sentences.tradeLicense });
  });

  it('G4 WHOLESALER may leave it out', () => {
    expect(complaints(registerRules, { ...seller, role: 'WHOLESALER', tradeLicense: '' })).toEqual({});
  });

  it('G2 a consumer gives name, phone and password, and leaves the rest', () => {
    expect(complaints(registerRules, consumer)).toEqual({});
    const blankForm = { email: '', nid: '', tradeLicense: '', divisionId: '', districtId: '', upazilaId: '', address: '' };
    expect(complaints(registerRules, { ...consumer, ...blankForm })).toEqual({});
  });

  it.each(['PRODUCER', 'SUPERSALER', 'WHOLESALER'])('G2 %s passes when all is given', (role) => {
    expect(complaints(registerRules, { ...seller, role })).toEqual({});
  });

  it('G3 trims, writes NFC and ASCII digits, and reads ids from a select', () => {
    const typed = { ...seller, name: '  রহিমা ', phone: ' ০১৭১১০০০০০১ ', nid: '১২৩৪৫৬৭৮৯০', address: ' cafe\u0301 ', upazilaId: '100' };
    expect(registerRules.validateSync(typed)).toMatchObject({
      name: 'রহিমা',
      phone: '01711000001',
      nid: '1234567890',
      address: 'caf\u00e9',
      upazilaId: 100,
    });
  });

  it('G32 refuses NUL bytes', () => {
    expect(complaints(registerRules, { ...seller, name: 'a\0b', address: 'x\0' })).toEqual({
      name: 'This contains characters that cannot be stored.',
      address: 'This contains characters that cannot be stored.',
    });
  });

  it('G34 knows two languages', () => {
    expect(complaints(registerRules, { ...consumer, language: 'bn' })).toEqual({});
    expect(complaints(registerRules, { ...consumer, language: "en' OR 1=1--" })).toEqual({ language: 'Please check what you entered.' });
  });
});
