import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Caps what the market pays for an order at what it would have paid for the ordered quantities: a higher weight raises
 * neither the discount of a coupon nor the cost of a deal of the market. Open orders with more are lowered to the cap,
 * with their commission. Orders that are over keep their postings: their stored ordered quantities and discounts are
 * raised to match.
 */
export class CapWhatTheMarketPays1764403600000 implements MigrationInterface {
  name = 'CapWhatTheMarketPays1764403600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(CARRY_ALONG);
    await replaceInGuards(db, EVERY_UNIT, ORDERED_UNITS);
    await db.query(`
      ALTER TABLE order_lines DROP CONSTRAINT order_lines_platform_pays,
        ADD CONSTRAINT order_lines_platform_pays CHECK (platform_pays >= 0 AND (platform_pays = 0 OR ordered_quantity IS NOT NULL));
      ALTER TABLE orders ADD CONSTRAINT orders_platform_discount_ordered CHECK (platform_discount <= ordered_platform_discount)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_platform_discount_ordered;
      ALTER TABLE order_lines DROP CONSTRAINT order_lines_platform_pays, ADD CONSTRAINT order_lines_platform_pays CHECK (platform_pays >= 0)`);
    await replaceInGuards(db, ORDERED_UNITS, EVERY_UNIT);
  }
}

const EVERY_UNIT = 'round(l.quantity * l.platform_pays, 2)';
const ORDERED_UNITS = 'round(least(l.quantity, l.ordered_quantity) * l.platform_pays, 2)';

/** The guards of the ledger count what deals of the market cost as the product does. */
async function replaceInGuards(db: QueryRunner, before: string, after: string): Promise<void> {
  for (const name of ['check_order_ledger', 'check_order_credit']) {
    const [guard] = (await db.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as { text: string }[];
    if (!guard?.text.includes(before)) throw new Error(`The guard ${name} does not count deals as expected.`);
    await db.query(guard.text.replace(before, after));
  }
}

const OPEN = "o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED')";

const CARRY_ALONG = `
  UPDATE order_lines SET ordered_quantity = quantity WHERE platform_pays > 0 AND ordered_quantity IS NULL AND quantity > 0;
  UPDATE order_lines SET platform_pays = 0 WHERE platform_pays > 0 AND ordered_quantity IS NULL;
  UPDATE order_lines l SET ordered_quantity = l.quantity FROM orders o
  WHERE o.id = l.order_id AND NOT ${OPEN} AND l.platform_pays > 0 AND l.quantity > l.ordered_quantity;
  UPDATE orders o SET ordered_platform_discount = o.platform_discount, ordered_discount = greatest(o.ordered_discount, o.platform_discount)
  WHERE NOT ${OPEN} AND o.platform_discount > o.ordered_platform_discount;
  UPDATE orders o SET platform_discount = p.coupon,
    commission = round((o.subtotal - o.discount + p.coupon + p.deals) * p.percent / 100, 2) - p.coupon - p.deals
  FROM (
    SELECT o.id, least(o.platform_discount, o.ordered_platform_discount) AS coupon, d.deals,
      coalesce(o.commission_percent, (o.commission + o.platform_discount + d.before) * 100 / nullif(o.subtotal - o.discount + o.platform_discount + d.before, 0), 0) AS percent
    FROM orders o CROSS JOIN LATERAL (
      SELECT coalesce(sum(round(least(l.quantity, l.ordered_quantity) * l.platform_pays, 2)), 0) AS deals, coalesce(sum(${EVERY_UNIT}), 0) AS before
      FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0
    ) d
    WHERE ${OPEN} AND (o.platform_discount > o.ordered_platform_discount OR d.deals < d.before)
  ) p
  WHERE p.id = o.id`;
