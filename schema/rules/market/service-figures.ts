/**
 * How the figures of a seller's service are rounded before anyone else sees them: single orders and questions cannot be
 * read from them.
 */
import { FINE_PERCENT, responseSteps, serviceFigures } from '../../values/market/service-figures';

/** Hours, rounded up to a step; null below the least number of responses. `minutes` is the median. */
export function shownResponseHours(minutes: number | null, responses: number): number | null {
  if (minutes === null || responses < serviceFigures.leastResponses) return null;
  return responseSteps.find((step) => minutes <= step * 60) ?? responseSteps[responseSteps.length - 1] ?? null;
}

/**
 * Returns the percent of the refunds that the seller owed, in steps of 5: 100 only where each was given in time, 0 only
 * where none was. It is null below the least number of refunds.
 */
export function shownRefundsInTimePercent(inTime: number, due: number): number | null {
  if (due < serviceFigures.leastRefunds) return null;
  if (inTime === 0 || inTime === due) return inTime === 0 ? 0 : 100;
  return Math.min(100 - FINE_PERCENT, Math.max(FINE_PERCENT, Math.round(((inTime / due) * 100) / FINE_PERCENT) * FINE_PERCENT));
}

/**
 * Percent of the delivered orders, whole up to 5, above that in steps of 5; 0 only where there was no problem. Null
 * below the least number of delivered orders.
 */
export function shownProblemPercent(problems: number, delivered: number): number | null {
  if (delivered < serviceFigures.leastDelivered) return null;
  if (problems === 0) return 0;
  const percent = (problems / delivered) * 100;
  const step = percent > FINE_PERCENT ? FINE_PERCENT : 1;
  return Math.min(100, Math.max(1, Math.round(percent / step) * step));
}
