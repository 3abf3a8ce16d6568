/**
 * Fills `customers` by counting the orders alone. It is for orders that are written in bulk while `customers` is empty.
 * Used by seed-demo.ts.
 */
export const COUNT_CUSTOMERS = `
  INSERT INTO customers (seller_id, buyer_id, order_count, delivered_count, delivered_kg, delivered_unweighed, delivered_value,
    first_ordered_at, last_ordered_at, last_upazila_id)
  SELECT o.seller_id, o.buyer_id, count(*) FILTER (WHERE o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED')),
    count(*) FILTER (WHERE o.status = 'DELIVERED'),
    coalesce(sum(o.quantity_kg) FILTER (WHERE o.status = 'DELIVERED'), 0),
    coalesce(sum((SELECT count(*) FROM order_lines l WHERE l.order_id = o.id AND l.quantity_kg = 0)) FILTER (WHERE o.status = 'DELIVERED'), 0),
    coalesce(sum(o.total) FILTER (WHERE o.status = 'DELIVERED'), 0),
    min(o.placed_at), max(o.placed_at), (array_agg(o.upazila_id ORDER BY o.placed_at DESC) FILTER (WHERE o.upazila_id IS NOT NULL))[1]
  FROM orders o GROUP BY o.seller_id, o.buyer_id`;
