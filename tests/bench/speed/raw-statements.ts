/**
 * The raw side's SQL, in the form that costs PostgreSQL and node-postgres least: one statement a response (two for a
 * search, whose first asks what is spelt wrong), the columns of a row packed into one text, since a driver spends much
 * of its time on columns.
 */
import { BY_MONTH, CLOCK, inSameDays, MONTH_KEY, monthOf } from '../../../server/modules/dashboard/dashboard-clock.query';

const PACK = `concat_ws(E'\\x1f'`;
export const SEPARATOR = '\x1f';

const DEAL = `LEFT JOIN LATERAL (SELECT round(p.price * (100 - d.percent) / 100, 2) AS price FROM deals d
  WHERE d.product_id = p.id AND d.starts_at <= now() AND d.ends_at > now() ORDER BY d.starts_at DESC, d.id DESC LIMIT 1) deal ON true`;

const CARD = `p.id, p.name, p.unit, p.price, coalesce(deal.price::text, ''), p.rating_sum, p.rating_count,
  coalesce(i.hash, ''), coalesce(i.width, 0), coalesce(i.height, 0), s.id, s.name, coalesce(s.district_id::text, '')`;

const OF_CATEGORY = `
  FROM products p JOIN users s ON s.id = p.seller_id LEFT JOIN images i ON i.id = p.main_image_id ${DEAL}
  WHERE p.is_published AND p.category_slug = $1 AND s.status = 'APPROVED' AND p.audience = 'EVERYONE'
  ORDER BY p.published_at DESC, p.id DESC LIMIT 25`;

/** $1 category */
export const LISTING = `SELECT ${PACK}, ${CARD}, p.published_at) AS row ${OF_CATEGORY}`;

/** The same with a column for each value, as plain resolvers read them. */
export const LISTING_ROWS = `
  SELECT p.id, p.name, p.unit, p.price, deal.price AS "dealPrice", p.rating_sum::int AS "ratingSum", p.rating_count::int AS "ratingCount",
    i.hash AS "imageHash", i.width AS "imageWidth", i.height AS "imageHeight", s.id AS "sellerId", s.name AS "sellerName",
    s.district_id AS "districtId", p.published_at::text AS "publishedAt" ${OF_CATEGORY}`;

/** Around the ids and sort keys which the market's own search finds. */
export const foundBy = (inner: string): string => `
  SELECT ${PACK}, ${CARD}, page.k1, page.k2) AS row
  FROM (${inner}) page JOIN products p ON p.id = page.id JOIN users s ON s.id = p.seller_id LEFT JOIN images i ON i.id = p.main_image_id ${DEAL}
  ORDER BY page.k1 DESC, page.k2 DESC, page.id DESC`;

/** $1 product */
export const PRODUCT = `
  SELECT ${PACK}, ${CARD}, p.description, trim_scale(stock.on_hand), trim_scale(stock.on_hand - stock.reserved), trim_scale(p.sold_quantity),
    to_char(p.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p.category_slug, s.rating_sum, s.rating_count, s.follower_count,
    to_char(s.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    (SELECT count(*) FROM reviews r WHERE r.product_id = p.id AND r.hidden_at IS NULL)) AS row,
    (SELECT json_agg(json_build_array(image.hash, image.width, image.height) ORDER BY pi.position)
     FROM product_images pi JOIN images image ON image.id = pi.image_id WHERE pi.product_id = p.id) AS images,
    (SELECT json_agg(json_build_object('id', r.id, 'stars', r.stars, 'text', r.body, 'authorName',
         split_part(r.name, ' ', 1) || ' ' || left(split_part(r.name, ' ', 2), 1) || '.',
       'createdAt', to_char(r.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     FROM (SELECT r.id, r.stars, r.body, r.created_at, a.name FROM reviews r JOIN users a ON a.id = r.author_id
           WHERE r.product_id = p.id AND r.hidden_at IS NULL ORDER BY r.created_at DESC, r.id DESC LIMIT 5) r) AS reviews
  FROM products p JOIN product_stock stock ON stock.product_id = p.id JOIN users s ON s.id = p.seller_id
  LEFT JOIN images i ON i.id = p.main_image_id ${DEAL}
  WHERE p.id = $1 AND p.is_published AND s.status = 'APPROVED' AND p.audience = 'EVERYONE'`;

const ME = `me AS (SELECT u.id FROM sessions t JOIN users u ON u.id = t.user_id
  WHERE t.token_hash = $1 AND t.kind = 'BEARER' AND t.expires_at > now() AND u.status = 'APPROVED')`;

/** $1 token's hash. The session is looked up by the same statement. */
export const SALES = `
  WITH ${ME}
  SELECT ${PACK}, o.id, o.tracking_number, o.status, trim_scale(o.quantity), o.total, o.placed_at, b.id, b.name, b.phone,
    (SELECT count(*) FROM orders WHERE seller_id = me.id)) AS row,
    (SELECT json_agg(json_build_array(l.id, l.product_name, l.unit, trim_scale(l.quantity)::text, l.unit_price::text, l.line_total::text,
       i.hash, i.width, i.height) ORDER BY l.position)
     FROM order_lines l LEFT JOIN images i ON i.id = l.image_id WHERE l.order_id = o.id) AS lines
  FROM me CROSS JOIN LATERAL (
    SELECT id, tracking_number, status, quantity, total, placed_at, buyer_id FROM orders WHERE seller_id = me.id ORDER BY placed_at DESC, id DESC LIMIT 21
  ) o JOIN users b ON b.id = o.buyer_id ORDER BY o.placed_at DESC, o.id DESC`;

/**
 * $1 token's hash, $2 days of traffic, $3 stars of a good rating. The three parts of a seller's home at once; the
 * arithmetic is the server's own.
 */
export const DASHBOARD = `
  WITH ${ME}, ${CLOCK}, placed_orders AS (
    SELECT ${monthOf('placed_at')} AS month, ${inSameDays('placed_at')}, buyer_id FROM clock CROSS JOIN me JOIN orders o ON o.seller_id = me.id
    WHERE status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED')
  ), placed AS (
    SELECT ${MONTH_KEY} AS month, count(*)::int AS orders, count(DISTINCT buyer_id)::int AS users FROM placed_orders ${BY_MONTH}
  ), costs AS (
    SELECT d.product_id, sum(r.cost / r.quantity * d.quantity) / sum(d.product_quantity) AS cost
    FROM me JOIN receipts r ON r.owner_id = me.id JOIN receipt_draws d ON d.receipt_id = r.id WHERE d.product_quantity > 0 GROUP BY 1
  ), spent AS (
    SELECT l.order_id, sum(l.quantity * costs.cost) AS cost FROM costs JOIN order_lines l ON l.product_id = costs.product_id GROUP BY 1
  ), delivered_orders AS (
    SELECT ${monthOf('delivered_at')} AS month, ${inSameDays('delivered_at')}, total, commission, quantity, payment_status, spent.cost
    FROM clock CROSS JOIN me JOIN orders o ON o.seller_id = me.id LEFT JOIN spent ON spent.order_id = o.id WHERE status = 'DELIVERED'
  ), delivered AS (
    SELECT ${MONTH_KEY} AS month, coalesce(sum(total), 0)::text AS revenue, coalesce(sum(commission), 0)::text AS commission,
      coalesce(sum(total) FILTER (WHERE payment_status = 'REFUNDED'), 0)::text AS refunds, coalesce(sum(quantity), 0)::text AS quantity,
      coalesce(sum(cost), 0)::text AS costs
    FROM delivered_orders ${BY_MONTH}
  ), views AS (
    SELECT coalesce(sum(seen.now), 0)::text AS now, coalesce(sum(seen.before), 0)::text AS before
    FROM clock CROSS JOIN me JOIN products p ON p.seller_id = me.id AND p.deleted_at IS NULL CROSS JOIN LATERAL (
      SELECT sum(v.views) FILTER (WHERE v.day > today - $2::int) AS now, sum(v.views) FILTER (WHERE v.day <= today - $2::int) AS before
      FROM product_views v WHERE v.product_id = p.id AND v.day > today - 2 * $2::int) seen
  ), ratings AS (
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE stars >= $3))::int AS good,
      (count(*) FILTER (WHERE created_at >= this_month))::int AS count_this,
      (count(*) FILTER (WHERE created_at >= this_month AND stars >= $3))::int AS good_this,
      (count(*) FILTER (WHERE created_at >= before_start AND created_at < before_until))::int AS count_before,
      (count(*) FILTER (WHERE created_at >= before_start AND created_at < before_until AND stars >= $3))::int AS good_before
    FROM clock CROSS JOIN me JOIN reviews r ON r.seller_id = me.id AND r.hidden_at IS NULL
  ), followers AS (
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE created_at >= this_month))::int AS count_this,
      (count(*) FILTER (WHERE created_at >= before_start AND created_at < before_until))::int AS count_before
    FROM clock CROSS JOIN me JOIN follows f ON f.seller_id = me.id
  )
  SELECT json_build_array(
    (SELECT json_agg(placed) FROM placed), (SELECT json_agg(delivered) FROM delivered),
    json_build_object('thisMonth', clock.month, 'traffic', views.now, 'trafficBefore', views.before, 'ratings', r.count, 'goodRatings', r.good,
      'ratingsThis', r.count_this, 'goodRatingsThis', r.good_this, 'ratingsBefore', r.count_before, 'goodRatingsBefore', r.good_before,
      'followers', f.count, 'followersThis', f.count_this, 'followersBefore', f.count_before,
      'pendingOrders', (SELECT count(*) FROM orders WHERE seller_id = me.id AND status IN ('PLACED', 'CONFIRMED', 'SHIPPED')),
      'unpublishedProducts', (SELECT count(*) FROM products WHERE seller_id = me.id AND deleted_at IS NULL AND NOT is_published))) AS figures
  FROM me, clock, views, ratings r, followers f`;

/** $1 token's hash, $2 product: what an order must know. */
export const ON_SALE = `
  WITH ${ME}
  SELECT me.id AS buyer, b.name AS "buyerName", p.seller_id AS seller, p.name, p.unit, p.main_image_id AS image, coalesce(deal.price, p.price) AS price,
    post.id AS post, stock.on_hand - stock.reserved AS available
  FROM me JOIN users b ON b.id = me.id CROSS JOIN products p JOIN users s ON s.id = p.seller_id
  JOIN product_stock stock ON stock.product_id = p.id JOIN sell_posts post ON post.product_id = p.id AND post.state = 'OPEN' ${DEAL}
  WHERE p.id = $2 AND p.is_published AND s.status = 'APPROVED' AND p.audience = 'EVERYONE' AND p.seller_id <> me.id`;

/**
 * Everything that placing an order leaves behind, the seller's SMS included; no one has a webhook, which is asked as
 * well. Products are reserved last.
 */
export const PLACE = `
  WITH claimed AS (
    INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer)
    VALUES ($1, $2::text, 'placeOrder', sha256(convert_to($2::text, 'UTF8')), jsonb_build_object('id', uuid_v7())) RETURNING (answer->>'id')::uuid AS id
  ), purchase AS (
    INSERT INTO purchases (id, buyer_id, total) SELECT id, $1, $6::numeric FROM claimed RETURNING id
  ), placed AS (
    INSERT INTO orders (purchase_id, buyer_id, seller_id, status, quantity, quantity_kg, subtotal, total, commission, delivery_method, contact_name,
      contact_phone, payment_method, expires_at)
    SELECT id, $1, $3, 'PLACED', 1, 1, $6, $6, round($6 * 0.02, 2), 'PICKUP', 'A buyer', '01800000000', 'CASH_ON_DELIVERY', now() + interval '48 hours'
    FROM purchase RETURNING id, purchase_id, tracking_number, total
  ), line AS (
    INSERT INTO order_lines (order_id, position, product_id, sell_post_id, product_name, image_id, unit, quantity, quantity_kg, unit_price, line_total)
    SELECT id, 0, $4, $5, $7, $8, $9, 1, 1, $6, $6 FROM placed RETURNING id
  ), event AS (
    INSERT INTO order_events (order_id, actor_id, to_status, payment_status) SELECT id, $1, 'PLACED', 'UNPAID' FROM placed
  ), customer AS (
    INSERT INTO customers AS c (seller_id, buyer_id, order_count, first_ordered_at, last_ordered_at) SELECT $3, $1, 1, now(), now() FROM placed
    ON CONFLICT (seller_id, buyer_id) DO UPDATE SET order_count = c.order_count + 1, last_ordered_at = excluded.last_ordered_at
  ), emptied AS (
    DELETE FROM cart_lines WHERE user_id = $1 AND product_id = $4
  ), told AS (
    INSERT INTO notifications (user_id, type, text_key, params, link, image_id)
    SELECT $3, 'NEW_ORDER', 'newOrder', jsonb_build_object('buyer', $10::text, 'product', $7::text, 'others', 0, 'order', tracking_number, 'total', total::text),
      '/dashboard/producer/orders/' || id, $8 FROM placed
  ), sms AS (
    INSERT INTO sms_outbox (phone, body, purpose)
    SELECT s.phone, 'Haatbar: ' || $10::text || ' ordered ' || $7::text || ', order ' || placed.tracking_number || '.', 'notification' FROM placed, users s WHERE s.id = $3
  ), movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, order_line_id, actor_id) SELECT $4, 'RESERVE', 0, 1, id, $1 FROM line
  )
  SELECT id, purchase_id AS purchase, tracking_number AS tracking, total,
    EXISTS (SELECT 1 FROM webhooks hook WHERE hook.enabled AND hook.user_id IN ($1, $3)) AS "hasWebhook" FROM placed`;

export const RESERVE = 'UPDATE product_stock SET reserved = reserved + 1 WHERE product_id = $1 AND on_hand - reserved >= 1';

export const ACCOUNT = 'SELECT id, name, role, password_hash AS hash FROM users WHERE phone = $1';

export const OPEN_SESSION = `
  WITH allowed AS (SELECT id FROM users WHERE id = $1 AND status <> 'SUSPENDED' FOR SHARE), login AS (
    INSERT INTO user_logins (user_id, last_login_at) SELECT id, now() FROM allowed ON CONFLICT (user_id) DO UPDATE SET last_login_at = EXCLUDED.last_login_at
  )
  INSERT INTO sessions (user_id, token_hash, kind, expires_at) SELECT id, $2, 'BEARER', now() + interval '7 days' FROM allowed`;
