/** Images of documents that sellers send with their registration, or later from their profile. */
export const IdentityDocumentKind = { NID_FRONT: 'NID_FRONT', TRADE_LICENSE: 'TRADE_LICENSE' } as const;
export type IdentityDocumentKind = (typeof IdentityDocumentKind)[keyof typeof IdentityDocumentKind];

/** An image waits until an admin has checked it, or has rejected it with a reason. */
export const IdentityDocumentState = { WAITING: 'WAITING', CHECKED: 'CHECKED', REJECTED: 'REJECTED' } as const;
export type IdentityDocumentState = (typeof IdentityDocumentState)[keyof typeof IdentityDocumentState];

/** How an admin's list of accounts may be ordered, and what makes two accounts look like one user's. */
export const AccountSort = { OLDEST: 'OLDEST', NEWEST: 'NEWEST', NAME: 'NAME', LAST_LOGIN: 'LAST_LOGIN' } as const;
export type AccountSort = (typeof AccountSort)[keyof typeof AccountSort];

export const DuplicateTrait = { NID: 'NID', TRADE_LICENSE: 'TRADE_LICENSE', PHONE: 'PHONE' } as const;
export type DuplicateTrait = (typeof DuplicateTrait)[keyof typeof DuplicateTrait];
