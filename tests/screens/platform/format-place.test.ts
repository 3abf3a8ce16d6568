import { Language } from '../../../schema/values/accounts/roles';
import { createFormat } from '../../../client/platform/format';

const [savar, dhaka, division] = [
  { nameEn: 'Savar', nameBn: 'সাভার' },
  { nameEn: 'Dhaka', nameBn: 'ঢাকা' },
  { nameEn: 'Dhaka', nameBn: 'ঢাকা' },
];

it('a place is named from the inside out, and a division of the name of its district once', () => {
  expect(createFormat(Language.EN).place([savar, dhaka, division])).toBe('Savar, Dhaka');
  expect(createFormat(Language.BN).place([savar, dhaka])).toBe('সাভার, ঢাকা');
  expect(createFormat(Language.EN).place([null, dhaka, undefined])).toBe('Dhaka');
  expect(createFormat(Language.EN).place([undefined])).toBe('');
});
