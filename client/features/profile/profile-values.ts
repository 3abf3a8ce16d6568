import { isSellingRole } from '../../../schema/values/accounts/roles';
import type { OwnDocumentsQuery, ProfileCard_AccountFragment } from '../../generated/graphql';

/** Type of the account whose values the profile's forms start with, and whose completeness is measured. */
export type ProfileAccount = ProfileCard_AccountFragment;
export type Documents = OwnDocumentsQuery['myDocuments'];

const text = (value: string | number | null | undefined) => String(value ?? '');

export function personalValues(account: ProfileAccount, documents: Documents | null) {
  return {
    name: account.name,
    email: text(account.email),
    nid: text(documents?.nid),
    divisionId: text(account.division?.id),
    districtId: text(account.district?.id),
    upazilaId: text(account.upazila?.id),
    address: text(account.address),
  };
}

export function businessValues(account: ProfileAccount, documents: Documents | null) {
  return {
    nameOfBusiness: text(account.nameOfBusiness),
    production: text(account.production),
    productionType: text(account.productionType),
    tradeLicense: text(documents?.tradeLicense),
  };
}

/** Where a buyer lives is in their delivery addresses. */
const personalParts = ['email', 'division'] as const;
const sellerParts = [...personalParts, 'address', 'nid', 'nameOfBusiness', 'production', 'productionType', 'tradeLicense'] as const;
type ProfilePart = (typeof sellerParts)[number];

/** Name and phone are always there: they count, so that no one starts at nothing. */
const alwaysThere = 2;

export function completeness(account: ProfileAccount): { readonly percent: number; readonly missing: readonly ProfilePart[] } {
  const parts: readonly ProfilePart[] = isSellingRole(account.role) ? sellerParts : personalParts;
  const missing = parts.filter((part) => !account[part]);
  const all = parts.length + alwaysThere;
  return { percent: Math.floor(((all - missing.length) / all) * 100), missing };
}
