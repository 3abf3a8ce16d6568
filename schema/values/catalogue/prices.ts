/** How far the market's prices are put together (days, weeks, months), and how far back each is shown. */
export const PriceSpan = { DAY: 'DAY', WEEK: 'WEEK', MONTH: 'MONTH' } as const;
export type PriceSpan = (typeof PriceSpan)[keyof typeof PriceSpan];

/** Days back from today. */
export const priceSpanDays: Record<PriceSpan, number> = { DAY: 31, WEEK: 26 * 7, MONTH: 366 };
