import type { Responses } from './fake-server';

/** A few places for the location picker. */
const named = (id: number, nameEn: string, nameBn: string) => ({ id, nameEn, nameBn });
const upazila = (id: number, nameEn: string, nameBn: string) => ({ ...named(id, nameEn, nameBn), kind: 'UPAZILA' });

export const places: Responses = {
  divisions: [named(3, 'Dhaka', 'ঢাকা'), named(5, 'Rajshahi', 'রাজশাহী')],
  districts: ({ divisionId }: { divisionId: number }) =>
    divisionId === 5 ? [named(51, 'Natore', 'নাটোর'), named(52, 'Bogura', 'বগুড়া')] : [named(31, 'Gazipur', 'গাজীপুর')],
  upazilas: ({ districtId }: { districtId: number }) =>
    districtId === 51 ? [upazila(511, 'Singra', 'সিংড়া')] : [upazila(999, 'Kaliganj', 'কালীগঞ্জ')],
  findUpazilas: ({ search }: { search: string }) =>
    'singra'.startsWith(search.toLowerCase())
      ? [{ ...named(511, 'Singra', 'সিংড়া'), district: { ...named(51, 'Natore', 'নাটোর'), division: { id: 5 } } }]
      : [],
};
