import { lotInvariants } from '../../support/lot-invariants';

/** Maps each rule of the demo market to SQL that selects the rows which break it. */
export const invariants: Readonly<Record<string, string>> = {
  ...lotInvariants,
  'on hand and reserved are the sums of the movements': `
    SELECT p.name FROM products p LEFT JOIN product_stock stock ON stock.product_id = p.id LEFT JOIN
      (SELECT product_id, sum(on_hand_delta) AS on_hand, sum(reserved_delta) AS reserved FROM stock_movements GROUP BY 1) m ON m.product_id = p.id
    WHERE stock.on_hand IS DISTINCT FROM coalesce(m.on_hand, 0) OR stock.reserved IS DISTINCT FROM coalesce(m.reserved, 0)`,
  'reserved is what open orders were promised': `
    SELECT p.name FROM products p JOIN product_stock stock ON stock.product_id = p.id LEFT JOIN
      (SELECT l.product_id, sum(l.quantity) AS open FROM order_lines l JOIN orders o ON o.id = l.order_id
       WHERE o.status IN ('PLACED', 'CONFIRMED') GROUP BY 1) lines ON lines.product_id = p.id
    WHERE stock.reserved <> coalesce(lines.open, 0)`,
  'stock was never below what was promised, at any moment': `
    SELECT id FROM (SELECT id, sum(on_hand_delta) OVER so_far AS on_hand, sum(reserved_delta) OVER so_far AS reserved FROM stock_movements
      WINDOW so_far AS (PARTITION BY product_id ORDER BY created_at, CASE kind WHEN 'INITIAL' THEN 0 WHEN 'ADJUST' THEN 1 WHEN 'RECEIVE' THEN 1 WHEN 'RESTOCK' THEN 1 WHEN 'RELEASE' THEN 2 ELSE 3 END, id)) m
    WHERE reserved < 0 OR on_hand < reserved`,
  'each line was reserved, and taken or released as its order went': `
    SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id
    LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE kind = 'RESERVE' AND reserved_delta = l.quantity AND on_hand_delta = 0) AS reserved,
      count(*) FILTER (WHERE kind = 'TAKE' AND reserved_delta = -l.quantity AND on_hand_delta = -l.quantity) AS taken,
      count(*) FILTER (WHERE kind = 'RELEASE' AND reserved_delta = -l.quantity AND on_hand_delta = 0) AS released
      FROM stock_movements m WHERE m.order_line_id = l.id AND m.product_id = l.product_id) m ON true
    WHERE m.reserved <> 1 OR m.taken <> (o.status IN ('SHIPPED', 'DELIVERED'))::int
      OR m.released <> (o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED'))::int`,
  'sold figures are those of delivered lines, a product’s of public ones alone': `
    SELECT p.name FROM products p LEFT JOIN sell_posts s ON s.product_id = p.id LEFT JOIN
      (SELECT l.product_id, sum(l.quantity) AS quantity, count(*) AS times, coalesce(sum(l.quantity) FILTER (WHERE l.is_public), 0) AS public_quantity,
         count(*) FILTER (WHERE l.is_public) AS public_times
       FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status = 'DELIVERED' GROUP BY 1) sold ON sold.product_id = p.id
    WHERE p.sold_quantity <> coalesce(sold.public_quantity, 0) OR p.sold_count <> coalesce(sold.public_times, 0)
      OR coalesce(s.sold_quantity, 0) <> coalesce(sold.quantity, 0) OR coalesce(s.sold_count, 0) <> coalesce(sold.times, 0)`,
  'a line is public where its post was for everybody': `
    SELECT l.id FROM order_lines l JOIN sell_posts s ON s.id = l.sell_post_id
    WHERE l.is_public <> (s.audience = 'EVERYONE') OR (l.is_public_price AND NOT l.is_public)`,
  'what was ordered had been harvested on an earlier day, and its receipt has that day': `
    SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id LEFT JOIN receipts r ON r.order_line_id = l.id
    WHERE l.harvested_on >= (o.placed_at AT TIME ZONE 'Asia/Dhaka')::date OR (r.id IS NOT NULL AND r.harvested_on IS DISTINCT FROM CASE WHEN l.harvested_on = coalesce(l.harvested_until, l.harvested_on) THEN l.harvested_on END)`,
  'no trader sells fish, milk or leaves that came days ago': `
    SELECT p.name FROM products p WHERE p.is_published AND p.source_product_id IS NOT NULL AND p.category_slug IN ('fish', 'shrimp', 'milk', 'leafy-greens')
      AND NOT EXISTS (SELECT 1 FROM receipt_draws d JOIN receipts r ON r.id = d.receipt_id WHERE d.product_id = p.id AND r.received_at > (SELECT max(placed_at) FROM orders) - interval '4 days')`,
  'ratings of products are those of their reviews': `
    SELECT p.name FROM products p LEFT JOIN (SELECT r.product_id, sum(stars) AS stars, count(*) AS times FROM reviews r JOIN order_lines l ON l.id = r.order_line_id
      WHERE l.is_public GROUP BY 1) r ON r.product_id = p.id
    WHERE p.rating_sum <> coalesce(r.stars, 0) OR p.rating_count <> coalesce(r.times, 0)`,
  'ratings of sellers are those of their reviews': `
    SELECT u.name FROM users u LEFT JOIN (SELECT r.seller_id, sum(stars) AS stars, count(*) AS times FROM reviews r JOIN order_lines l ON l.id = r.order_line_id
      WHERE l.is_public GROUP BY 1) r ON r.seller_id = u.id
    WHERE u.rating_sum <> coalesce(r.stars, 0) OR u.rating_count <> coalesce(r.times, 0)`,
  'followers are counted': `
    SELECT u.name FROM users u WHERE u.follower_count <> (SELECT count(*) FROM follows f WHERE f.seller_id = u.id)`,
  'published products are counted': `
    SELECT u.name FROM users u WHERE u.published_count <> (SELECT count(*) FROM products p WHERE p.seller_id = u.id AND p.is_published AND p.audience = 'EVERYONE')`,
  'views are counted by day and on the offer': `
    SELECT p.name FROM products p LEFT JOIN sell_posts s ON s.product_id = p.id LEFT JOIN sell_post_views seen ON seen.sell_post_id = s.id
    LEFT JOIN (SELECT product_id, sum(views) AS views FROM product_views GROUP BY 1) v ON v.product_id = p.id
    WHERE coalesce(seen.views, 0) <> coalesce(v.views, 0)`,
  'published is what has an open post of an approved seller': `
    SELECT p.name FROM products p JOIN users u ON u.id = p.seller_id LEFT JOIN sell_posts s ON s.product_id = p.id
    WHERE p.is_published <> (coalesce(s.state = 'OPEN' AND NOT s.is_scheduled, false) AND u.status = 'APPROVED' AND p.deleted_at IS NULL)
      OR (p.deleted_at IS NOT NULL AND s.state <> 'ENDED') OR s.audience <> p.audience OR s.seller_id <> p.seller_id`,
  'a post is scheduled until its day': `
    SELECT product_id FROM sell_posts WHERE is_scheduled <> coalesce(state = 'OPEN' AND available_from > now(), false)`,
  'the demo producer has a post that waits for its day, and nobody ordered from it': `
    SELECT 'none' AS found WHERE NOT EXISTS (SELECT 1 FROM sell_posts s JOIN users u ON u.id = s.seller_id
      WHERE u.phone = '01700000001' AND s.is_scheduled AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.product_id = s.product_id))`,
  'products stand where their sellers are': `
    SELECT p.name FROM products p JOIN users u ON u.id = p.seller_id
    WHERE (p.division_id, p.district_id, p.upazila_id) IS DISTINCT FROM (u.division_id, u.district_id, u.upazila_id)`,
  'orders add up to the paisa': `
    SELECT o.tracking_number FROM orders o JOIN
      (SELECT order_id, sum(line_total) AS subtotal, sum(quantity) AS quantity, sum(quantity_kg) AS kg FROM order_lines GROUP BY 1) l ON l.order_id = o.id
    WHERE o.subtotal <> l.subtotal OR o.quantity <> l.quantity OR o.quantity_kg <> l.kg
      OR o.commission <> round((o.subtotal - o.discount + o.platform_discount) * 2 / 100 - o.platform_discount, 2)`,
  'the platform pays for its coupons, no seller does': `
    SELECT o.tracking_number FROM orders o WHERE o.platform_discount <> o.discount`,
  'purchases are the sums of their orders': `
    SELECT pu.id FROM purchases pu JOIN (SELECT purchase_id, sum(total) AS total, count(DISTINCT buyer_id) AS buyers, min(buyer_id::text) AS buyer,
      count(*) - count(DISTINCT seller_id) AS twice FROM orders GROUP BY 1) o ON o.purchase_id = pu.id
    WHERE pu.total <> o.total OR o.buyers <> 1 OR o.buyer <> pu.buyer_id::text OR o.twice <> 0`,
  'coupons took off what they promise, once, within their time': `
    SELECT c.code FROM coupons c LEFT JOIN purchases pu ON pu.coupon_id = c.id LEFT JOIN
      (SELECT purchase_id, sum(discount) AS discount, sum(subtotal) AS subtotal FROM orders GROUP BY 1) o ON o.purchase_id = pu.id
    WHERE (c.used_at IS NULL) <> (pu.id IS NULL)
      OR c.used_at > c.expires_at OR c.user_id <> pu.buyer_id OR o.discount <> least(round(o.subtotal * c.percent / 100, 2), c.max_discount)`,
  'only coupons take something off': `
    SELECT o.tracking_number FROM orders o JOIN purchases pu ON pu.id = o.purchase_id WHERE pu.coupon_id IS NULL AND o.discount <> 0`,
  'each order stands where its last event left it': `
    SELECT o.tracking_number FROM orders o JOIN LATERAL
      (SELECT to_status, payment_status, created_at FROM order_events e WHERE e.order_id = o.id ORDER BY created_at DESC, id DESC LIMIT 1) e ON true
    WHERE e.to_status <> o.status OR e.payment_status <> o.payment_status OR e.created_at <> o.updated_at
      OR (o.status = 'DELIVERED' AND coalesce(o.completed_at, o.delivered_at) <> e.created_at)`,
  'what was delivered days ago is complete': `
    SELECT tracking_number FROM orders WHERE status = 'DELIVERED' AND delivered_at <= now() - interval '3 days' AND completed_at IS NULL`,
  'an order was completed when its time was over, and its receipt confirmed by its buyer before': `
    SELECT o.tracking_number FROM orders o JOIN order_events e ON e.order_id = o.id AND e.action IS NOT NULL
    WHERE CASE e.action WHEN 'RECEIVE' THEN o.receipt_confirmed_at ELSE o.completed_at END <> e.created_at OR o.completed_at <= o.delivered_at
      OR o.completed_at > o.delivered_at + interval '3 days' OR o.receipt_confirmed_at > o.completed_at
      OR e.actor_id IS DISTINCT FROM CASE e.action WHEN 'RECEIVE' THEN o.buyer_id END`,
  'an order that was paid has a row for it, and what was reported waits only for orders that were confirmed': `
    SELECT tracking_number FROM orders o WHERE (payment_status = 'UNPAID') <> (NOT EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = o.id))
      OR (status = 'PLACED' AND claimed > 0)`,
  'an order on its way has a code, and one that was delivered was handed over': `
    SELECT o.tracking_number FROM orders o LEFT JOIN handover_codes c ON c.order_id = o.id
    WHERE (o.status = 'SHIPPED') <> (c.code IS NOT NULL) OR (o.status = 'DELIVERED') <> (o.handover IS NOT NULL)`,
  'events of an order follow one another': `
    SELECT id FROM (SELECT id, from_status, created_at, lag(to_status) OVER w AS before, lag(created_at) OVER w AS earlier FROM order_events
      WINDOW w AS (PARTITION BY order_id ORDER BY created_at, id)) e
    WHERE e.from_status IS DISTINCT FROM e.before OR e.created_at < e.earlier`,
  'tracking numbers follow time': `
    SELECT id FROM (SELECT id, substr(tracking_number, 4)::int - lag(substr(tracking_number, 4)::int) OVER (ORDER BY placed_at, tracking_number) AS gap FROM orders) o WHERE gap <> 1`,
  'orders without a response are a day old at most, and outlive the day': `
    SELECT tracking_number FROM orders WHERE status = 'PLACED' AND (expires_at < now() + interval '1 day'
      OR placed_at < date_trunc('day', now() AT TIME ZONE 'Asia/Dhaka') AT TIME ZONE 'Asia/Dhaka' - interval '1 day')`,
  'reviews were written by the buyer of a delivered line, after it came': `
    SELECT r.id FROM reviews r JOIN order_lines l ON l.id = r.order_line_id JOIN orders o ON o.id = l.order_id
    WHERE o.status <> 'DELIVERED' OR r.created_at < o.delivered_at OR r.author_id <> o.buyer_id OR r.seller_id <> o.seller_id
      OR r.product_id <> l.product_id OR r.replied_at < r.created_at`,
  'images of reviews are those of their author, and a report is by another user': `
    SELECT s.id FROM review_images s JOIN reviews r ON r.id = s.review_id JOIN images i ON i.id = s.image_id
    LEFT JOIN review_image_reports p ON p.review_image_id = s.id
    WHERE i.owner_id <> r.author_id OR p.reporter_id = r.author_id OR p.created_at NOT BETWEEN r.created_at AND now() OR (p.id IS NULL) <> (s.reported_at IS NULL)`,
  'questions were asked by another user while the product was there, and replied to afterwards': `
    SELECT q.id FROM product_questions q JOIN products p ON p.id = q.product_id JOIN users u ON u.id = q.author_id
    WHERE q.seller_id <> p.seller_id OR q.created_at < greatest(p.created_at, u.created_at) OR q.replied_at < q.created_at OR q.replied_at > now()`,
  'messages are between the two sides of their order, and unread ones are the last by the other side': `
    SELECT m.id FROM order_messages m JOIN order_threads t USING (order_id) JOIN orders o ON o.id = m.order_id
    WHERE m.sender_id <> CASE m.sender WHEN 'BUYER' THEN o.buyer_id ELSE o.seller_id END OR m.created_at < o.placed_at OR m.created_at > least(now(), t.last_message_at)
      OR (t.buyer_id, t.seller_id) <> (o.buyer_id, o.seller_id)
      OR (m.created_at = t.last_message_at AND CASE m.sender WHEN 'BUYER' THEN t.buyer_unread ELSE t.seller_unread END > 0)`,
  'lines have the data of their product': `
    SELECT l.id FROM order_lines l JOIN products p ON p.id = l.product_id JOIN orders o ON o.id = l.order_id
    WHERE o.seller_id <> p.seller_id OR l.product_name <> p.name OR l.unit <> p.unit OR l.image_id IS DISTINCT FROM p.main_image_id OR o.placed_at < p.created_at`,
  'quantities keep to the terms of the post': `
    SELECT l.id FROM order_lines l JOIN sell_posts s ON s.id = l.sell_post_id WHERE l.quantity < s.min_quantity OR mod(l.quantity - s.min_quantity, s.step) <> 0`,
  'consumers never bought what is for businesses': `
    SELECT l.id FROM order_lines l JOIN products p ON p.id = l.product_id JOIN orders o ON o.id = l.order_id JOIN users u ON u.id = o.buyer_id
    WHERE p.audience = 'BUSINESSES' AND u.role NOT IN ('WHOLESALER', 'SUPERSALER')`,
  'goods offered again were received, and no more than that': `
    SELECT p.name FROM products p JOIN products source ON source.id = p.source_product_id
    LEFT JOIN LATERAL (SELECT coalesce(sum(m.on_hand_delta), 0) AS received FROM stock_movements m JOIN order_lines l ON l.id = m.order_line_id
      JOIN orders o ON o.id = l.order_id
      WHERE m.product_id = p.id AND m.kind = 'RECEIVE' AND l.product_id = source.id AND o.buyer_id = p.seller_id AND o.status = 'DELIVERED'
        AND m.on_hand_delta = l.quantity) r ON true
    WHERE p.unit <> source.unit OR p.category_slug <> source.category_slug OR p.created_at < source.created_at
      OR r.received < (SELECT sum(on_hand_delta) FROM stock_movements m WHERE m.product_id = p.id AND on_hand_delta > 0 AND kind <> 'RETURN')`,
  'each delivery to a trader was received, whole, at what it cost him': `
    SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN users b ON b.id = o.buyer_id LEFT JOIN receipts r ON r.order_line_id = l.id
    WHERE (r.id IS NOT NULL) <> (o.status = 'DELIVERED' AND b.role IN ('SUPERSALER', 'WHOLESALER'))
      OR r.quantity <> l.quantity OR r.unit <> l.unit OR r.owner_id <> o.buyer_id OR r.source_product_id <> l.product_id OR r.received_at <> o.delivered_at
      OR r.cost <> l.line_total - round(o.discount * l.line_total / o.subtotal, 2)`,
  'what is left of a receipt is what was not drawn': `
    SELECT r.id FROM receipts r WHERE r.remaining <> r.quantity - (SELECT coalesce(sum(quantity), 0) FROM receipt_draws d WHERE d.receipt_id = r.id)`,
  'both demo traders have goods waiting for a price': `
    SELECT u.phone FROM users u WHERE u.phone IN ('01700000002', '01700000003')
      AND NOT EXISTS (SELECT 1 FROM receipts r WHERE r.owner_id = u.id AND r.remaining > 0)`,
  'the shelves of re-listed goods were filled from receipts': `
    SELECT p.name FROM products p WHERE p.source_product_id IS NOT NULL AND
      (SELECT coalesce(sum(on_hand_delta), 0) FROM stock_movements m WHERE m.product_id = p.id AND kind IN ('INITIAL', 'ADJUST', 'RECEIVE')) <>
      (SELECT coalesce(sum(product_quantity), 0) FROM receipt_draws d WHERE d.product_id = p.id)`,
  'pictures are illustrations of their seller, the main one first': `
    SELECT p.name FROM products p LEFT JOIN product_images pi ON pi.product_id = p.id AND pi.position = 0 LEFT JOIN images i ON i.id = pi.image_id
    WHERE i.id IS NULL OR i.id <> p.main_image_id OR NOT i.is_illustration OR i.owner_id <> p.seller_id`,
  'deals remember the price charged before, one at a time': `
    SELECT d.id FROM deals d JOIN products p ON p.id = d.product_id WHERE d.price_before <> p.price
      OR EXISTS (SELECT 1 FROM deals other WHERE other.product_id = d.product_id AND other.id <> d.id AND other.starts_at < d.ends_at AND other.ends_at > d.starts_at)`,
  'everybody who sells was approved by the admin': `
    SELECT u.name FROM users u LEFT JOIN LATERAL (SELECT to_status FROM approval_events e WHERE e.user_id = u.id ORDER BY created_at DESC, id DESC LIMIT 1) e ON true
    WHERE e.to_status IS DISTINCT FROM u.status OR (u.status = 'PENDING') <> (u.waiting_since IS NOT NULL)`,
  'no user bought, wrote or was notified before registering': `
    SELECT o.id FROM orders o JOIN users b ON b.id = o.buyer_id JOIN users s ON s.id = o.seller_id WHERE o.placed_at < greatest(b.created_at, s.created_at)
    UNION ALL SELECT n.id FROM notifications n JOIN users u ON u.id = n.user_id WHERE n.created_at < u.created_at OR n.read_at < n.created_at
    UNION ALL SELECT f.follower_id FROM follows f JOIN users u ON u.id = f.follower_id WHERE f.created_at < u.created_at`,
  'no user was notified of a new post before following its seller': `
    SELECT n.id FROM notifications n JOIN products p ON n.link = '/product/' || p.id JOIN follows f ON f.follower_id = n.user_id AND f.seller_id = p.seller_id
    WHERE n.type = 'NEW_POST' AND n.created_at < f.created_at`,
  'nothing that is past lies in the future': `
    SELECT 'order' FROM orders WHERE greatest(placed_at, updated_at) > now() UNION ALL SELECT 'movement' FROM stock_movements WHERE created_at > now()
    UNION ALL SELECT 'review' FROM reviews WHERE created_at > now() UNION ALL SELECT 'notification' FROM notifications WHERE greatest(created_at, read_at) > now()
    UNION ALL SELECT 'product' FROM products WHERE greatest(created_at, published_at) > now() UNION ALL SELECT 'user' FROM users WHERE created_at > now() UNION ALL SELECT 'login' FROM user_logins WHERE last_login_at > now()
    UNION ALL SELECT 'view' FROM product_views WHERE day > (now() AT TIME ZONE 'Asia/Dhaka')::date`,
};
