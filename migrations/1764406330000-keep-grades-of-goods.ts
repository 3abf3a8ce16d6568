import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHIPPED = `
  SELECT max(coalesce(lot.inspected_grade, lot.grade)) FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id
  WHERE share.order_line_id = r.order_line_id AND share.quantity > share.returned`;

/** Received items are of the grade of the lots that came; what was listed of them, and its product, is no better. */
const FILL = `
  UPDATE lots SET inspected_grade = p.inspected_grade FROM products p
  WHERE p.id = lots.product_id AND p.inspected_grade IS NOT NULL AND lots.receipt_id IS NOT NULL AND lots.remaining > 0;
  UPDATE receipts r SET grade = greatest(r.grade, (${SHIPPED})) WHERE r.grade IS NOT NULL AND (${SHIPPED}) > r.grade;
  UPDATE lots SET grade = r.grade FROM receipts r
  WHERE r.id = lots.receipt_id AND lots.inspected_grade IS NULL AND lots.remaining > 0 AND lots.grade < r.grade;
  UPDATE products SET grade = stock.lowest, version = version + 1
  FROM (
    SELECT lot.product_id, max(coalesce(lot.inspected_grade, lot.grade, r.grade)) AS lowest
    FROM lots lot JOIN receipts r ON r.id = lot.receipt_id WHERE lot.remaining > 0 GROUP BY 1) stock
  WHERE products.id = stock.product_id AND products.grade < stock.lowest`;

/** An inspector's grade is of the lots that were there. */
export class KeepGradesOfGoods1764406330000 implements MigrationInterface {
  name = 'KeepGradesOfGoods1764406330000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lots ADD COLUMN inspected_grade varchar(1), ADD CONSTRAINT lots_inspected_grade_check CHECK (inspected_grade IN ('A', 'B', 'C'))`);
    await db.query(FILL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; ALTER TABLE lots DROP COLUMN inspected_grade`);
    await db.query('UPDATE receipts r SET grade = l.grade FROM order_lines l WHERE l.id = r.order_line_id AND r.grade > l.grade');
  }
}
