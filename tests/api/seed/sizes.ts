/** How large the demo market is at least: what is counted, as the rest of a `SELECT count(*)`. */
export const sizes: readonly (readonly [what: string, atLeast: number, from: string])[] = [
  ['sellers', 40, "FROM users WHERE status = 'APPROVED' AND role IN ('PRODUCER','SUPERSALER','WHOLESALER')"],
  ['districts', 20, "FROM (SELECT DISTINCT district_id FROM users WHERE role IN ('PRODUCER','SUPERSALER','WHOLESALER')) d"],
  ['consumers', 200, "FROM users WHERE role = 'CONSUMER'"],
  ['products', 400, 'FROM products WHERE deleted_at IS NULL'],
  ['orders', 3_000, 'FROM orders'],
  ['states of orders', 7, 'FROM (SELECT DISTINCT status FROM orders) s'],
  ['months of trade', 12, "FROM (SELECT DISTINCT date_trunc('month', placed_at AT TIME ZONE 'Asia/Dhaka') FROM orders) m"],
  ['reviews', 1_000, 'FROM reviews'],
  ['questions', 80, 'FROM product_questions'],
  ['questions without a reply', 10, 'FROM product_questions WHERE reply IS NULL'],
  ['orders with messages', 10, 'FROM order_threads'],
  ['notifications', 1_000, 'FROM notifications'],
];
