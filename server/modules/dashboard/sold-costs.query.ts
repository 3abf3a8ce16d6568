/**
 * This SQL selects line_id and cost, BDT: the price of the received items that a line of an order was taken from, lot
 * by lot, with its replacements and less what came back. The user $1 sold them; a producer has none. The profit of a
 * seller and the margin of a trader take off the same cost.
 */
export const SOLD_COSTS = `
    SELECT share.order_line_id AS line_id, sum((share.quantity - share.returned) * r.cost / r.quantity * d.quantity / d.product_quantity) AS cost
    FROM receipts r JOIN lots lot ON lot.receipt_id = r.id JOIN lot_shares share ON share.lot_id = lot.id
    JOIN receipt_draws d ON d.receipt_id = r.id AND d.product_id = lot.product_id AND d.product_quantity > 0
    WHERE r.owner_id = $1 GROUP BY share.order_line_id`;
