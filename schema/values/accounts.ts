/** How an admin's list of accounts may be ordered, and what makes two accounts look like one person's. */
export const AccountSort = { OLDEST: 'OLDEST', NEWEST: 'NEWEST', NAME: 'NAME', LAST_LOGIN: 'LAST_LOGIN' } as const;
export type AccountSort = (typeof AccountSort)[keyof typeof AccountSort];

export const DuplicateTrait = { NID: 'NID', TRADE_LICENSE: 'TRADE_LICENSE', PHONE: 'PHONE' } as const;
export type DuplicateTrait = (typeof DuplicateTrait)[keyof typeof DuplicateTrait];
