import type { Language, Role } from '../../../schema/values/accounts/roles';
import type { Responses } from './fake-server';
import { account } from './render';

/** A whole account as `me` returns it, its documents, and the addresses of a buyer. */
const named = (id: number, nameEn: string, nameBn: string) => ({ id, nameEn, nameBn });
const singra = {
  ...named(511, 'Singra', 'সিংড়া'),
  district: { ...named(51, 'Natore', 'নাটোর'), division: named(5, 'Rajshahi', 'রাজশাহী') },
};

export function profile(role: Role, { language, ...more }: { readonly language?: Language } & object = {}) {
  const isSeller = role !== 'CONSUMER' && role !== 'ADMIN';
  return {
    ...account(role, { email: 'rahim@example.com', language }),
    division: named(5, 'Rajshahi', 'রাজশাহী'),
    district: named(51, 'Natore', 'নাটোর'),
    upazila: named(511, 'Singra', 'সিংড়া'),
    address: 'House 1, Road 2',
    ...(isSeller ? { nid: '*********3456', tradeLicense: '****0118' } : { nid: null, tradeLicense: null }),
    nameOfBusiness: null,
    production: null,
    productionType: null,
    ...more,
  };
}

export const documents: Responses = { myDocuments: { nid: '1985123453456', tradeLicense: 'TRAD0118' } };

export function savedAddress(id: string, more: object = {}) {
  return {
    id,
    label: 'Home',
    contactName: 'Rahima',
    contactPhone: '01712345678',
    address: '12 Station Road',
    isDefault: false,
    upazila: singra,
    ...more,
  };
}
