/** The tables of invoices. Called by InvoicesService. */
import type { EntityManager } from 'typeorm';
import { column, columns, instant, int, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const stored = columns({
  orderId: column('order_id', text),
  year: column('year', int),
  sequence: column('sequence', int),
  issuedAt: column('issued_at', instant),
});
export type InvoiceRow = RowOf<typeof stored>;

/** The rows of the numbers are locked in the order of the sellers, in which every transaction locks them. */
const ISSUE = `
  WITH missing AS (
    SELECT o.id, o.seller_id, row_number() OVER (PARTITION BY o.seller_id ORDER BY o.id) AS place, count(*) OVER (PARTITION BY o.seller_id) AS total
    FROM orders o WHERE o.id = ANY ($1::uuid[]) AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id)
  ), numbered AS (
    INSERT INTO invoice_numbers (seller_id, year, last) SELECT seller_id, $2, count(*) FROM missing GROUP BY seller_id ORDER BY seller_id
    ON CONFLICT (seller_id, year) DO UPDATE SET last = invoice_numbers.last + excluded.last RETURNING seller_id, last
  )
  INSERT INTO invoices (order_id, seller_id, year, sequence)
  SELECT m.id, m.seller_id, $2, n.last - m.total + m.place FROM missing m JOIN numbered n ON n.seller_id = m.seller_id`;
const OF_ORDERS = (list: string) => `SELECT ${list} FROM invoices WHERE order_id = ANY ($1::uuid[])`;

/** The next numbers of their sellers, for those of these orders that have none. */
export async function issueInvoices(tx: EntityManager, orderIds: readonly string[], year: number): Promise<void> {
  await execute(tx, ISSUE, [orderIds, year]);
}

export function invoicesOfOrders(db: Db, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  return select(db, stored, OF_ORDERS, [orderIds]);
}
