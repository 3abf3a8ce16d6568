/** Where products are in relation to the market, for the admin's list. */
export const MarketStanding = { ON_MARKET: 'ON_MARKET', OFF_MARKET: 'OFF_MARKET', HIDDEN: 'HIDDEN' } as const;
export type MarketStanding = (typeof MarketStanding)[keyof typeof MarketStanding];
