/** Acting for others: a grant lets an agent act for a principal, within its rights (docs/decisions/0131). */

/** FARMER: an agent sells for a grower without a smartphone. STAFF: people work in the shop of a seller. */
export const GrantKind = { FARMER: 'FARMER', STAFF: 'STAFF' } as const;
export type GrantKind = (typeof GrantKind)[keyof typeof GrantKind];

/** Never granted: payout accounts, password, phone, papers, second factor, closing, API keys, further grants. */
export const GrantRight = {
  PRODUCTS: 'PRODUCTS',
  ORDERS: 'ORDERS',
  MESSAGES: 'MESSAGES',
  MONEY_READ: 'MONEY_READ',
  REPORTS: 'REPORTS',
} as const;
export type GrantRight = (typeof GrantRight)[keyof typeof GrantRight];
export const grantRights = Object.values(GrantRight);

export const GrantState = { INVITED: 'INVITED', ACTIVE: 'ACTIVE', PAUSED: 'PAUSED', ENDED: 'ENDED' } as const;
export type GrantState = (typeof GrantState)[keyof typeof GrantState];

/** How the principal's consent was proved: a code to their own phone, or in the app. */
export const GrantConsent = { CODE: 'CODE', APP: 'APP' } as const;
export type GrantConsent = (typeof GrantConsent)[keyof typeof GrantConsent];

export const grantLimits = {
  days: 365, // the longest time of a grant
  remindDays: 14, // both sides are reminded so long before its end
  invitationDays: 7, // an invitation that no one accepted is over then
  principals: 200, // growers of one agent
  firstPrincipals: 20, // of an agent in the first days
  firstDays: 30,
  agents: 3, // of one grower
  staff: 20, // of one seller
  shops: 20, // in which one user works
  requests: 10, // that wait for one grower
  requestsPerDay: 40, // of one agent or seller
  requestsOfOnePhone: 3, // a day, from one agent or seller
  stepsPerHour: 10, // pauses of one grant and continuing it
  codesPerDay: 3, // of one grant: 15 tries at one of a million
} as const;
