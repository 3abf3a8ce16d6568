/**
 * Buyers see these figures of a seller's service: how soon orders and questions get a response, how many orders had a
 * problem, and how many refunds were given in time (docs/decisions/0090-service-figures.md).
 */

/**
 * The figures are of so many days, and shown from so many responses, delivered orders and refunds on. A question counts
 * as waiting once it is open for `openHours`.
 */
export const serviceFigures = { days: 90, leastResponses: 5, leastDelivered: 10, leastRefunds: 5, openHours: 24 } as const;

/** Hours that a response time is rounded up to; the last step, the whole period, is for everything above a week. */
export const responseSteps = [1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168, serviceFigures.days * 24] as const;

/** Hours of a week: the longest response time that is shown as a time. */
export const LONGEST_RESPONSE = 168;

/** Percent of orders up to which each percent is shown; above, each fifth. */
export const FINE_PERCENT = 5;
