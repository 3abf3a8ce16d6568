/** Addresses, payout accounts, profiles, second factors, and the filters of users. */
import { addressRules } from '../../../schema/rules/accounts/address.rules';
import { customerFilterRules } from '../../../schema/rules/accounts/customer.rules';
import { loginRules, secondFactorConfirmRules, secondFactorRules } from '../../../schema/rules/accounts/login.rules';
import { payoutAccountRules } from '../../../schema/rules/accounts/payout-account.rules';
import { businessRules, personalRules, profileRules, resubmissionRules } from '../../../schema/rules/accounts/profile.rules';
import { registerRules, requestRegistrationCodeRules, verifyPhoneRules } from '../../../schema/rules/accounts/register.rules';
import { sellerFilterRules } from '../../../schema/rules/accounts/seller.rules';
import {
  changePasswordRules,
  confirmPasswordRules,
  requestResetRules,
  resetPasswordRules,
} from '../../../schema/rules/shared/password.rules';
import { rejects } from '../support/rejects';
import { keysOf } from '../support/rule-keys';

describe('a saved address', () => {
  rejects(addressRules, { label: 'Home', contactName: 'Rahima', contactPhone: '০১৭১১০০০০০১', upazilaId: 12, address: 'Road 1' }, [
    [{ label: 'x'.repeat(41) }, { label: 'error.tooLong' }],
    [{ contactName: '' }, { contactName: 'order.contactName' }],
    [{ contactName: '01711000001' }, { contactName: 'error.badName' }],
    [{ contactPhone: '1' }, { contactPhone: 'register.phone' }],
    [{ upazilaId: '' }, { upazilaId: 'order.placeRequired' }],
    [{ upazilaId: 0 }, { upazilaId: 'order.placeRequired' }],
    [{ address: '' }, { address: 'order.addressRequired' }],
  ]);
});

describe('a payout account', () => {
  const bank = { method: 'BANK', number: '1234 5678-90', holder: 'Rahima', bankName: 'Sonali Bank', branch: 'Bogura' };
  const mobile = { method: 'BKASH', number: '+88০১৭১১-০০০০০১', holder: 'Rahima', bankName: 'x', branch: 'y' };
  it('has plain digits, and a bank only where it is of one', () => {
    expect(payoutAccountRules.cast(bank)).toMatchObject({ number: '1234567890', bankName: 'Sonali Bank', branch: 'Bogura' });
    expect(payoutAccountRules.cast({ ...mobile, number: '8801711000001' }).number).toBe('01711000001');
    expect(payoutAccountRules.cast({ ...bank, number: '12 88 01 34' }).number).toBe('12880134');
    expect(payoutAccountRules.cast(mobile)).toMatchObject({ number: '01711000001', bankName: null, branch: null });
  });
  describe('of a bank', () =>
    rejects(payoutAccountRules, bank, [
      [{ number: '12345' }, { number: 'payout.bankNumberWrong' }],
      [{ number: '1'.repeat(21) }, { number: 'payout.bankNumberWrong' }],
      [{ number: 'x123456' }, { number: 'payout.bankNumberWrong' }],
      [{ bankName: '' }, { bankName: 'payout.bankName' }],
      [{ branch: 'x'.repeat(81) }, { branch: 'error.tooLong' }],
      [{ holder: '' }, { holder: 'payout.holder' }],
    ]));
  describe('of mobile money', () =>
    rejects(payoutAccountRules, mobile, [
      [{ number: '' }, { number: 'payout.number' }],
      [{ number: {} }, { number: 'payout.number' }],
      [{ number: '01211000001' }, { number: 'order.paymentNumberWrong' }],
      [{ number: '017110000011' }, { number: 'order.paymentNumberWrong' }],
      [{ number: '8801' }, { number: 'order.paymentNumberWrong' }],
      [{ number: '018801711000' }, { number: 'order.paymentNumberWrong' }],
      [{ method: 'PURSE' }, { method: 'payout.method' }],
    ]));
  it.each([
    ['ROCKET', '017110000011', {}],
    ['ROCKET', '01711000001', {}],
    ['ROCKET', '0171100000112', { number: 'order.paymentNumberWrong' }],
    ['NAGAD', '01711000001', {}],
    ['NAGAD', '017110000011', { number: 'order.paymentNumberWrong' }],
  ])('%s %s: %j', (method, number, keys) => expect(keysOf(payoutAccountRules, { ...mobile, method, number })).toEqual(keys));
});

describe('a profile', () => {
  const personal = {
    name: 'Rahima',
    email: 'r@example.com',
    nid: '1234567890',
    divisionId: 6,
    districtId: 47,
    upazilaId: 100,
    address: 'Road 1',
  };
  const business = { nameOfBusiness: 'Rahima Traders', production: 'Rice', productionType: 'Boro', tradeLicense: 'TL-1' };
  describe('of a supersaler', () =>
    rejects(() => profileRules('SUPERSALER'), { ...personal, ...business }, [
      [{ name: '' }, { name: 'register.name' }],
      [{ email: '' }, { email: 'register.email' }],
      [{ email: 'a@b' }, { email: 'register.email' }],
      [{ nid: '' }, { nid: 'register.nid' }],
      [{ nid: '123' }, { nid: 'register.nid' }],
      [{ divisionId: '' }, { divisionId: 'register.location' }],
      [{ districtId: '' }, { districtId: 'register.location' }],
      [{ upazilaId: '' }, { upazilaId: 'register.location' }],
      [{ address: '' }, { address: 'register.address' }],
      [{ nameOfBusiness: 'www.x.com' }, { nameOfBusiness: 'error.badName' }],
      [{ production: 'x'.repeat(121) }, { production: 'error.tooLong' }],
      [{ productionType: 'x'.repeat(121) }, { productionType: 'error.tooLong' }],
      [{ tradeLicense: '' }, { tradeLicense: 'register.tradeLicense' }],
    ]));
  it('of a consumer has a name, and no half of a place', () => {
    const keys = (change: object) => keysOf(personalRules('CONSUMER'), { name: 'Rahima', ...change });
    expect([keys({}), keys({ divisionId: 6 }), keys({ divisionId: 6, districtId: 47 }), keys({ districtId: 47 })]).toEqual([
      {},
      { districtId: 'register.location' },
      { upazilaId: 'register.location' },
      {},
    ]);
  });
  it('of a business needs a license where the role does', () => {
    expect([keysOf(businessRules('SUPERSALER'), {}), keysOf(businessRules('CONSUMER'), {})]).toEqual([
      { tradeLicense: 'register.tradeLicense' },
      {},
    ]);
  });
  it('sent again has what registration needs', () => {
    expect(Object.keys(resubmissionRules('SUPERSALER').fields)).toEqual([
      'name',
      'email',
      'nid',
      'tradeLicense',
      'divisionId',
      'districtId',
      'upazilaId',
      'address',
    ]);
    expect(keysOf(resubmissionRules('SUPERSALER'), { ...personal })).toEqual({ tradeLicense: 'register.tradeLicense' });
  });
});

describe('registration', () => {
  it('asks for a code where the market does', () => {
    const consumer = { role: 'CONSUMER', name: 'Rahima', phone: '01711000001', password: 'secret-1' };
    expect([keysOf(registerRules, consumer), keysOf(registerRules, consumer, { codeRequired: true })]).toEqual([
      {},
      { otp: 'register.codeRequired' },
    ]);
    expect(registerRules.cast({ ...consumer, otp: '১২৩৪৫৬' }).otp).toBe('123456');
    expect(keysOf(registerRules, { ...consumer, divisionId: 6 })).toEqual({});
    expect(keysOf(registerRules, { ...consumer, divisionId: 6, districtId: 47 })).toEqual({});
    expect(keysOf(registerRules, { ...consumer, districtId: 47 })).toEqual({});
  });
  it('a code has six digits', () => {
    expect([keysOf(verifyPhoneRules, { code: '১২৩৪৫৬' }), keysOf(verifyPhoneRules, { code: '1' }), keysOf(verifyPhoneRules, {})]).toEqual([
      {},
      { code: 'reset.codeInvalid' },
      { code: 'register.codeRequired' },
    ]);
    expect(keysOf(requestRegistrationCodeRules, { phone: '1' })).toEqual({ phone: 'register.phone' });
  });
});

describe('login and second factor', () => {
  const login = { phone: ' +880 1711-000001', password: 'secret-1', code: '১২৩৪৫৬' };
  it('read a phone as it is typed in Bangladesh', () => {
    for (const rules of [loginRules, secondFactorRules])
      expect(rules.cast(login)).toMatchObject({ phone: '01711000001', code: '123456', password: 'secret-1' });
  });
  rejects(secondFactorConfirmRules, login, [
    [{ phone: '' }, { phone: 'login.allFieldsRequired' }],
    [{ phone: '1'.repeat(41) }, { phone: 'error.tooLong' }],
    [{ password: '' }, { password: 'login.allFieldsRequired' }],
    [{ code: '' }, { code: 'secondFactor.required' }],
    [{ code: '12345' }, { code: 'secondFactor.invalid' }],
    [{ sessionKind: 'X' }, { sessionKind: 'error.badInput' }],
  ]);
});

describe('passwords', () => {
  const reset = { phone: '০১৭১১০০০০০১', code: '123456', password: ' secret ', confirmPassword: ' secret ' };
  it('a forgotten one is asked for by phone', () => {
    expect(requestResetRules.cast({ phone: ' ০১৭ ' })).toEqual({ phone: '017' });
    expect(keysOf(requestResetRules, {})).toEqual({ phone: 'reset.phoneRequired' });
  });
  rejects(resetPasswordRules, reset, [
    [{ phone: '' }, { phone: 'login.allFieldsRequired' }],
    [{ code: '' }, { code: 'login.allFieldsRequired' }],
    [{ code: '1' }, { code: 'reset.codeInvalid' }],
    [
      { password: '', confirmPassword: '' },
      { password: 'login.allFieldsRequired', confirmPassword: 'login.allFieldsRequired' },
    ],
    [{ password: ' 12345 ', confirmPassword: ' 12345 ' }, { password: 'register.password' }],
    [{ confirmPassword: 'secret' }, { confirmPassword: 'reset.mismatch' }],
  ]);
  it('a changed one is typed twice', () => {
    const change = { currentPassword: 'old', newPassword: '123456', confirmPassword: '123456', endApiKeys: null };
    expect([keysOf(changePasswordRules, change), keysOf(changePasswordRules, { ...change, confirmPassword: '1234567' })]).toEqual([
      {},
      { confirmPassword: 'reset.mismatch' },
    ]);
    expect(keysOf(confirmPasswordRules, {})).toEqual({ password: 'login.allFieldsRequired' });
  });
});

it('filters of users are bounded', () => {
  expect(keysOf(customerFilterRules, { search: 'x'.repeat(101), ids: Array.from({ length: 101 }, () => 'a') })).toEqual({
    search: 'error.searchTooLong',
    ids: 'error.badInput',
  });
  expect(keysOf(customerFilterRules, { ids: [''] })).toEqual({ 'ids[0]': 'error.badInput' });
  expect(keysOf(sellerFilterRules, { role: 'CONSUMER', divisionId: 0 })).toEqual({ role: 'error.badInput', divisionId: 'error.badInput' });
  expect(keysOf(sellerFilterRules, { role: 'PRODUCER', ids: ['a'], districtId: 1, upazilaId: '' })).toEqual({});
});
