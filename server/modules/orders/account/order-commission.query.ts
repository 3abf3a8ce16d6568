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

const products = (o: string): string => `${o}.subtotal - ${o}.discount`;

/**
 * This SQL is the part of these deals that is of units which stayed sold: a deal belongs to its line, so that it goes
 * with the refund of that line alone. Lines are looked up again only where something was refunded.
 */
export const keptDealsOf = (o: string): string => `CASE WHEN ${o}.refunded = 0 THEN ${dealDiscountOf(o)} ELSE kept_deals(${o}.id) END`;

const keptCommission = (o: string): string =>
  `kept_commission(${o}.commission + ${o}.platform_discount + ${dealDiscountOf(o)}, ${products(o)}, ${o}.platform_discount, ${dealDiscountOf(o)}, ${keptDealsOf(o)}, ${o}.refunded, ${o}.total)`;

/** This SQL is true where nothing of the delivered order `o` is due any more. */
export const isPaidOff = (o: string): string => `(${o}.received - ${o}.given_back >= ${o}.total - ${o}.refunded)`;

/** Commission less the deals and discounts that the market pays, which it does for orders that are paid. */
export const netCommissionOf = (o: string): string => `CASE WHEN NOT ${isPaidOff(o)} THEN ${keptCommission(o)}
  WHEN ${o}.refunded = 0 THEN ${o}.commission
  ELSE ${keptCommission(o)} - kept_amount(${o}.platform_discount, ${products(o)}, ${o}.refunded, ${o}.total) - kept_deals(${o}.id) END`;

/**
 * This SQL is the commission before what the market pays, as the ledger has it once the order is delivered; it is 0 of
 * an order that ended.
 */
export const commissionOf = (o: string): string => `CASE WHEN ${o}.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') THEN 0::numeric(14,2)
  ELSE ${keptCommission(o)}::numeric(14,2) END`;
