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
  ['reviews with images', 20, 'FROM (SELECT DISTINCT review_id FROM review_images) r'],
  ['questions', 80, 'FROM product_questions'],
  ['questions without a reply', 10, 'FROM product_questions WHERE reply IS NULL'],
  ['orders with messages', 10, 'FROM order_threads'],
  [
    'stories of sellers in both languages, with images',
    3,
    'FROM seller_stories s WHERE text_bn IS NOT NULL AND text_en IS NOT NULL AND EXISTS (SELECT 1 FROM seller_story_images i WHERE i.seller_id = s.seller_id)',
  ],
  ['open shared baskets of three consumers or of traders', 3, "FROM shared_baskets WHERE state = 'OPEN' AND closes_at > now()"],
  ['recurring orders of the demo buyers', 2, "FROM recurring_orders WHERE state = 'ACTIVE' AND next_on > now()"],
  ['notifications', 1_000, 'FROM notifications'],
];
