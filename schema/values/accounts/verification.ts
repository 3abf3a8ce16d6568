import { IdentityDocumentKind } from './accounts';

/**
 * An admin or a code may check these details of a seller; some changes of a profile end a check
 * (docs/decisions/0099-verified-sellers.md).
 */
export const VerificationKind = { PHONE: 'PHONE', NID: 'NID', TRADE_LICENSE: 'TRADE_LICENSE', ADDRESS: 'ADDRESS' } as const;
export type VerificationKind = (typeof VerificationKind)[keyof typeof VerificationKind];

/** An admin checks these; the phone number is checked by a code alone. */
export const adminVerificationKinds = [
  VerificationKind.NID,
  VerificationKind.TRADE_LICENSE,
  VerificationKind.ADDRESS,
] as const satisfies readonly VerificationKind[];
export type AdminVerificationKind = (typeof adminVerificationKinds)[number];

/** The check that an image of a document is compared for; it ends with another image. */
export const checkOfDocument = {
  NID_FRONT: 'NID',
  TRADE_LICENSE: 'TRADE_LICENSE',
} as const satisfies Record<IdentityDocumentKind, AdminVerificationKind>;

/** The documents whose images these checks have compared. */
export const documentsOfChecks = (kinds: readonly AdminVerificationKind[]): IdentityDocumentKind[] =>
  Object.values(IdentityDocumentKind).filter((kind) => kinds.includes(checkOfDocument[kind]));

/** Fields of a user that each check has compared. The check cannot be made without the first of them. */
const checkedFields = {
  NID: ['nid', 'name'],
  TRADE_LICENSE: ['tradeLicense', 'nameOfBusiness'],
  ADDRESS: ['address', 'divisionId', 'districtId', 'upazilaId'],
} as const satisfies Record<AdminVerificationKind, readonly [string, ...string[]]>;

type CheckedField = (typeof checkedFields)[AdminVerificationKind][number];
export type CheckedDetails = Readonly<Record<CheckedField, string | number | null>>;

/** Which of these checks nothing could be compared with. */
export const notGiven = (kinds: readonly AdminVerificationKind[], user: CheckedDetails): AdminVerificationKind[] =>
  kinds.filter((kind) => !user[checkedFields[kind][0]]);

/** Which checks are over after a change of the user's details. */
export const endedByChange = (before: CheckedDetails, after: CheckedDetails): AdminVerificationKind[] =>
  adminVerificationKinds.filter((kind) => checkedFields[kind].some((field) => before[field] !== after[field]));
