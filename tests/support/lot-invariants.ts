/** SQL of what must hold of lots in any market: each statement returns the rows that are wrong. */
export const lotInvariants: Readonly<Record<string, string>> = {
  'a product has at most fifty open lots': `
    SELECT product_id FROM lots WHERE remaining > 0 AND hold IS NULL GROUP BY product_id HAVING count(*) > 50`,
  'what is in stock is in lots': `
    SELECT stock.product_id FROM product_stock stock LEFT JOIN (SELECT product_id, sum(remaining) AS remaining FROM lots GROUP BY 1) l USING (product_id)
    WHERE stock.on_hand <> coalesce(l.remaining, 0)`,
  'what came into a lot was sold, written off or is still there': `
    SELECT lot.id FROM lots lot LEFT JOIN (SELECT lot_id, sum(quantity - returned) AS sold FROM lot_shares GROUP BY 1) s ON s.lot_id = lot.id
    WHERE lot.added <> lot.removed + lot.remaining + coalesce(s.sold, 0)`,
  'each quantity that left a lot without a sale has its cause': `
    SELECT lot.id FROM lots lot LEFT JOIN (SELECT lot_id, sum(quantity) AS quantity FROM lot_removals GROUP BY 1) gone ON gone.lot_id = lot.id
    WHERE lot.removed <> coalesce(gone.quantity, 0)`,
  'a lot has the name of its product': "SELECT id FROM lots WHERE product_name = ''",
  'a line is of lots of its product': `
    SELECT s.order_line_id FROM lot_shares s JOIN order_lines l ON l.id = s.order_line_id JOIN lots lot ON lot.id = s.lot_id
    WHERE lot.product_id <> l.product_id`,
  'what left the stock for a line names its lots': `
    SELECT m.order_line_id FROM stock_movements m LEFT JOIN (SELECT order_line_id, sum(quantity - returned) AS sold FROM lot_shares GROUP BY 1) s USING (order_line_id)
    WHERE m.kind IN ('TAKE', 'RETURN', 'REPLACE', 'RESTOCK') GROUP BY m.order_line_id, s.sold HAVING -sum(m.on_hand_delta) <> coalesce(s.sold, 0)`,
  'a lot of received items is what was drawn from its receipt': `
    SELECT d.receipt_id FROM receipt_draws d FULL JOIN (SELECT * FROM lots WHERE receipt_id IS NOT NULL) lot
      ON lot.receipt_id = d.receipt_id AND lot.product_id = d.product_id
    WHERE coalesce(d.product_quantity, 0) > coalesce(lot.added, 0)`,
  'nothing was harvested after its lot was opened, and no received lot after it was received': `
    SELECT lot.id FROM lots lot LEFT JOIN receipts r ON r.id = lot.receipt_id
    WHERE lot.harvested_until > (coalesce(r.received_at, lot.opened_at) AT TIME ZONE 'Asia/Dhaka')::date`,
  'no lot was harvested after a lot that it continues was opened': `
    SELECT lot.id FROM lots lot JOIN lot_continuations c ON c.lot_id = lot.id JOIN lots past ON past.id = c.from_lot_id
    CROSS JOIN LATERAL (SELECT (past.opened_at AT TIME ZONE 'Asia/Dhaka')::date AS day) opened
    GROUP BY lot.id HAVING lot.harvested_from > min(opened.day) OR lot.harvested_until > max(opened.day)`,
  'a lot of received items has days of the lots it was taken from': `
    SELECT lot.id FROM lots lot JOIN receipts r ON r.id = lot.receipt_id
    JOIN (SELECT share.order_line_id, min(source.harvested_from) AS first, max(source.harvested_until) AS last
      FROM lot_shares share JOIN lots source ON source.id = share.lot_id WHERE share.quantity > share.returned GROUP BY 1) up
      ON up.order_line_id = r.order_line_id
    WHERE lot.harvested_from < up.first OR lot.harvested_until > up.last`,
};
