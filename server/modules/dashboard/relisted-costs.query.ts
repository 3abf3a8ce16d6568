/** The profit of a seller and the margin of a trader take off the same cost of what was sold. */

/**
 * This SQL selects product_id and cost, BDT for one unit, of the products that the user $1 re-listed. A producer has
 * none.
 */
export const RELISTED_COSTS = `
    SELECT d.product_id, sum(r.cost / r.quantity * d.quantity) / sum(d.product_quantity) AS cost
    FROM receipts r JOIN receipt_draws d ON d.receipt_id = r.id WHERE r.owner_id = $1 AND d.product_quantity > 0 GROUP BY d.product_id`;

/** This SQL, after `costs`, selects line_id and the quantity that was sent once more as a replacement. */
export const REPLACED_QUANTITIES = `
    SELECT m.order_line_id AS line_id, -sum(m.on_hand_delta) AS quantity
    FROM costs JOIN stock_movements m ON m.product_id = costs.product_id AND m.kind = 'REPLACE' GROUP BY m.order_line_id`;
