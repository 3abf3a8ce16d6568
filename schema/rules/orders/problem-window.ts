/** How long a buyer may report a problem with what was delivered. Pure. */
import { isPerishable } from '../../values/catalogue/perishables';
import { problemHours } from '../../values/orders/order-problems';

const HOUR_MS = 3_600_000;

export interface Delivered {
  readonly deliveredAt: Date | null;
  /** Null while its completion is open; a complete order has no problems any more. */
  readonly completedAt: Date | null;
  /** When its replacement was sent; null where there was none. */
  readonly replacedAt: Date | null;
  /** Category of the line; null for the order as a whole. */
  readonly categorySlug: string | null;
  /** A problem with it was reported that was neither withdrawn nor replaced. */
  readonly hasProblem: boolean;
}

/**
 * The moment until which a problem may be reported, exclusive; null where none may be reported, or the time is over.
 */
export function problemWindowEnd({ deliveredAt, completedAt, replacedAt, categorySlug, hasProblem }: Delivered, now: Date): Date | null {
  if (deliveredAt === null || completedAt !== null || hasProblem) return null;
  const hours = categorySlug !== null && isPerishable(categorySlug) ? problemHours.reportPerishable : problemHours.report;
  const end = new Date((replacedAt ?? deliveredAt).getTime() + hours * HOUR_MS);
  return end > now ? end : null;
}
