/**
 * This SQL computes which part of an order's commission, and of the amount that the market pays towards its price,
 * belongs to products that stayed sold. The ledger posts the same amounts (money/ledger/posting.ts), and guards of the
 * database check them; dashboards and files read them here, so that every figure agrees to the paisa.
 */

/**
 * This SQL is what the market pays for its deals on the products of the order `o`, BDT. It never counts more of a
 * product than was ordered.
 */
export const dealDiscountOf = (o: string): string =>
  `(SELECT coalesce(sum(round(least(l.quantity, l.ordered_quantity) * l.platform_pays, 2)), 0) FROM order_lines l WHERE l.order_id = ${o}.id AND l.platform_pays > 0)`;

const kept = (o: string, amount: string): string => `kept_amount(${amount}, ${o}.subtotal - ${o}.discount, ${o}.refunded, ${o}.total)`;

/**
 * Commission less the deals and discounts that the market pays. Deals are looked up only where something was refunded:
 * before, the sum of the order is exact.
 */
export const netCommissionOf = (o: string): string => `CASE WHEN ${o}.refunded = 0 THEN ${o}.commission
  ELSE ${kept(o, `${o}.commission + ${o}.platform_discount + ${dealDiscountOf(o)}`)} - ${kept(o, `${o}.platform_discount + ${dealDiscountOf(o)}`)} END`;

/**
 * This SQL is the commission before what the market pays, as the ledger has it once the order is delivered; it is 0 of
 * an order that ended.
 */
export const commissionOf = (o: string): string => `CASE WHEN ${o}.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') THEN 0::numeric(14,2)
  ELSE ${kept(o, `${o}.commission + ${o}.platform_discount + ${dealDiscountOf(o)}`)}::numeric(14,2) END`;
