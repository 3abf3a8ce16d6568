/** Which change of a profile ends which check, and what can be checked at all. */
import { verificationRules } from '../../schema/rules/accounts/verification.rules';
import { type CheckedDetails, endedByChange, notGiven } from '../../schema/values/accounts/verification';

const details: CheckedDetails = {
  name: 'Karim',
  nid: '1234567890',
  tradeLicense: 'TRAD-1',
  nameOfBusiness: null,
  address: 'Road 1',
  divisionId: 5,
  districtId: 51,
  upazilaId: 511,
};

it.each([
  [{}, []],
  [{ name: 'Rahim' }, ['NID']],
  [{ nid: '1234567891' }, ['NID']],
  [{ tradeLicense: null }, ['TRADE_LICENSE']],
  [{ nameOfBusiness: 'Agro' }, ['TRADE_LICENSE']],
  [{ address: 'Road 2' }, ['ADDRESS']],
  [{ divisionId: 6 }, ['ADDRESS']],
  [{ districtId: 52 }, ['ADDRESS']],
  [{ upazilaId: 512 }, ['ADDRESS']],
  [{ name: 'Rahim', address: null }, ['NID', 'ADDRESS']],
] satisfies [Partial<CheckedDetails>, string[]][])('a change of %j ends %j', (change, ended) => {
  expect(endedByChange(details, { ...details, ...change })).toEqual(ended);
});

it('what a seller has not given cannot be checked', () => {
  const none = { ...details, nid: null, tradeLicense: '', address: null };
  expect(notGiven(['NID', 'TRADE_LICENSE', 'ADDRESS'], none)).toEqual(['NID', 'TRADE_LICENSE', 'ADDRESS']);
  expect(notGiven(['NID', 'TRADE_LICENSE'], { ...details, nid: null })).toEqual(['NID']);
  expect(notGiven(['NID', 'TRADE_LICENSE', 'ADDRESS'], details)).toEqual([]);
});

it('a check names one kind at least, and never the phone number', async () => {
  await expect(verificationRules.validate({ kinds: ['NID', 'ADDRESS'] })).resolves.toEqual({ kinds: ['NID', 'ADDRESS'] });
  for (const kinds of [[], ['PHONE'], ['NID', 'PHONE'], ['NID', 'NID', 'NID', 'NID']])
    await expect(verificationRules.validate({ kinds })).rejects.toThrow();
});
