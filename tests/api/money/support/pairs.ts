/** Every pair of steps, one after the other in both orders, and at once; each with a case of its own. */
import type { TestApp } from '../../../support/app';
import { one } from '../../../support/sql';

/** Returns the code or the key of its error; null where it succeeded. */
export type PairStep<Case> = (of: Case) => Promise<string | null>;

interface Pair<Case> {
  readonly name: string;
  readonly run: (of: Case) => Promise<(string | null)[]>;
}

export function pairsOf<Case>(steps: Readonly<Record<string, PairStep<Case>>>): Pair<Case>[] {
  const all = Object.entries(steps);
  return all.flatMap(([name, step], index) => [
    ...all.map(([next, then]) => ({ name: `${name}, then ${next}`, run: async (of: Case) => [await step(of), await then(of)] })),
    ...all
      .slice(index)
      .map(([other, too]) => ({ name: `${name} and ${other} at once`, run: (of: Case) => Promise.all([step(of), too(of)]) })),
  ]);
}

/** Adds up the raw rows of an order, and compares the sums that the order has of them. */
export const accountByRows = (app: TestApp, orderId: string) =>
  one<Record<'cash' | 'isSummed' | 'isOwed' | 'claims' | 'isCashBound' | 'isSilentBound', unknown>>(
    app.db,
    `WITH paid AS (
       SELECT coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED'), 0) AS received, coalesce(sum(amount) FILTER (WHERE state = 'CLAIMED'), 0) AS claimed,
         coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED' AND method = 'CASH_ON_DELIVERY'), 0) AS cash,
         coalesce(sum(amount) FILTER (WHERE is_by_silence), 0) AS silent,
         coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED' AND NOT is_by_silence), 0) AS said,
         count(*) FILTER (WHERE state = 'CLAIMED') AS claims FROM order_payments WHERE order_id = $1
     ), back AS (
       SELECT coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED'), 0) AS given,
         coalesce(sum(amount) FILTER (WHERE state IN ('OWED', 'GIVEN', 'DENIED')), 0) AS owed FROM order_refunds WHERE order_id = $1
     )
     SELECT paid.cash::float AS cash, (o.received, o.claimed, o.given_back, o.refund_owed) = (paid.received, paid.claimed, back.given, back.owed) AS "isSummed",
       back.owed = greatest(0, paid.received - back.given - (o.total - (SELECT coalesce(sum(refunded), 0) FROM order_problems WHERE order_id = $1))) AS "isOwed",
       paid.claims::int AS claims, paid.cash <= o.total AS "isCashBound",
       paid.silent <= greatest(0, o.total - paid.said, back.given + back.owed - paid.said) AS "isSilentBound"
     FROM orders o, paid, back WHERE o.id = $1`,
    [orderId],
  );
