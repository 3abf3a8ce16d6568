/**
 * These statements fill a database of release 1.0 with rows: one or two of everything that later migrations move, count
 * again or give a new column. The ids end in readable numbers: users 1–9, products 11–14, posts 21–23, orders 41–46 and
 * 301–311, their lines 51–56.
 */
const uuid = (number: number): string => `'00000000-0000-7000-8000-${String(number).padStart(12, '0')}'`;

const USERS = `
  INSERT INTO users (id, role, status, name, phone, password_hash, name_of_business, rating_sum, rating_count, published_count, last_login_at) VALUES
    (${uuid(1)}, 'ADMIN', 'APPROVED', 'Nasrin', '01700000091', 'x', NULL, 0, 0, 0, '2026-03-01T06:00:00Z'),
    (${uuid(2)}, 'PRODUCER', 'APPROVED', 'Rahima', '01700000092', 'x', 'Rahima Farm', 5, 2, 1, '2026-03-05T06:00:00Z'),
    (${uuid(3)}, 'SUPERSALER', 'APPROVED', 'Jashim', '01700000093', 'x', 'Jashim Traders', 0, 0, 0, NULL),
    (${uuid(4)}, 'CONSUMER', 'APPROVED', 'Nusrat', '01700000094', 'x', NULL, 0, 0, 0, '2026-03-06T06:00:00Z'),
    (${uuid(5)}, 'PRODUCER', 'SUSPENDED', 'Babul', '01700000095', 'x', 'Babul Farm', 0, 0, 0, NULL);
  INSERT INTO sessions (user_id, token_hash, kind, created_at, expires_at) VALUES
    (${uuid(2)}, '\\x01', 'COOKIE', '2026-03-05T06:00:00Z', '2026-03-12T06:00:00Z'),
    (${uuid(3)}, '\\x02', 'BEARER', '2026-03-06T06:00:00Z', '2026-03-13T06:00:00Z');
  INSERT INTO one_time_codes (user_id, phone, purpose, code_hash, expires_at) VALUES
    (${uuid(4)}, NULL, 'password-reset', '\\x01', '2026-03-06T06:05:00Z'), (NULL, '01700000099', 'registration', '\\x02', '2026-03-06T06:05:00Z');
  INSERT INTO sms_outbox (phone, body, purpose, status, created_at) VALUES
    ('01700000094', 'Code 123456', 'password-reset', 'SENT', '2026-03-06T06:00:00Z'),
    ('01700000092', 'A new order', 'order', 'FAILED', '2026-03-06T07:00:00Z');
  INSERT INTO addresses (user_id, contact_name, contact_phone, upazila_id, address, is_default)
    SELECT ${uuid(4)}, 'Nusrat', '01700000094', min(id), 'Road 7', true FROM upazilas;
  INSERT INTO follows (follower_id, seller_id) VALUES (${uuid(4)}, ${uuid(2)});`;

/** Potatoes for everyone, honey for businesses, potatoes that a trader offers again, and a deleted product. */
const PRODUCTS = `
  INSERT INTO images (id, owner_id, hash, width, height) VALUES (${uuid(10)}, ${uuid(2)}, repeat('a', 64), 640, 480);
  INSERT INTO products (id, seller_id, source_product_id, name, description, category_slug, unit, custom_unit_note, price, on_hand, reserved, main_image_id,
    search_text, is_published, published_at, audience, rating_sum, rating_count, sold_quantity, sold_count, view_count, version, deleted_at) VALUES
    (${uuid(11)}, ${uuid(2)}, NULL, 'Potato', 'New', 'potato', 'KG', NULL, 30.50, 573.5, 2.25, ${uuid(10)},
      'potato', true, '2026-02-01T06:00:00Z', 'EVERYONE', 4, 1, 2.5, 1, 7, 3, NULL),
    (${uuid(12)}, ${uuid(2)}, NULL, 'Honey', 'Raw', 'honey', 'OTHERS', '1 jar = 500 g', 450, 40, 0, NULL,
      'honey', true, '2026-02-02T06:00:00Z', 'BUSINESSES', 1, 1, 10, 1, 2, 1, NULL),
    (${uuid(13)}, ${uuid(3)}, ${uuid(11)}, 'Potato', 'New', 'potato', 'KG', NULL, 36, 20, 0, NULL,
      'potato', false, NULL, 'EVERYONE', 0, 0, 0, 0, 0, 1, NULL),
    (${uuid(14)}, ${uuid(2)}, NULL, 'Okra', 'Green', 'okra', 'KG', NULL, 40, 0, 0, NULL, 'okra', false, NULL, 'EVERYONE', 0, 0, 0, 0, 0, 2, now());
  INSERT INTO product_images (product_id, position, image_id) VALUES (${uuid(11)}, 0, ${uuid(10)});
  INSERT INTO product_views (product_id, day, views) VALUES (${uuid(11)}, '2026-03-01', 3), (${uuid(11)}, '2026-03-02', 4), (${uuid(12)}, '2026-03-02', 2);
  INSERT INTO sell_posts (id, product_id, seller_id, state, audience, min_quantity, step, views, sold_quantity, sold_count) VALUES
    (${uuid(21)}, ${uuid(11)}, ${uuid(2)}, 'OPEN', 'EVERYONE', 0.5, 0.5, 7, 2.5, 1),
    (${uuid(22)}, ${uuid(12)}, ${uuid(2)}, 'OPEN', 'BUSINESSES', 1, 1, 2, 10, 1),
    (${uuid(23)}, ${uuid(14)}, ${uuid(2)}, 'ENDED', 'EVERYONE', 1, 1, 0, 0, 0);
  INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) VALUES (${uuid(21)}, 40, 28);
  INSERT INTO favourites (user_id, product_id, seen_price, seen_name) VALUES (${uuid(4)}, ${uuid(11)}, 32, 'Potato');
  INSERT INTO cart_lines (user_id, product_id, quantity, seen_price, seen_name) VALUES (${uuid(4)}, ${uuid(11)}, 1.5, 30.50, 'Potato');
  INSERT INTO stock_notices (user_id, product_id) VALUES (${uuid(4)}, ${uuid(14)});
  INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, ended_at, created_at) VALUES
    (${uuid(11)}, 20, 30.50, '2026-03-01T00:00:00Z', '2026-03-08T00:00:00Z', NULL, '2026-02-28T06:00:00Z'),
    (${uuid(12)}, 10, 450, '2026-03-10T00:00:00Z', '2026-03-10T00:00:00Z', '2026-03-09T00:00:00Z', '2026-02-28T07:00:00Z');
  INSERT INTO coupons (id, code, percent, max_discount, source, email, expires_at, max_uses, used_count, used_at) VALUES
    (${uuid(31)}, 'EID10', 10, 100, 'DESK', NULL, '2027-01-01T00:00:00Z', 50, 1, NULL),
    (${uuid(32)}, 'HB-POPUP1', 30, 150, 'POPUP', 'nusrat@example.com', '2026-03-20T00:00:00Z', 1, 0, NULL);`;

/**
 * Delivered and rated in public and among businesses, placed with the TrxID of another purchase, shipped, cancelled,
 * and received by a trader.
 */
const ORDERS = `
  INSERT INTO purchases (id, buyer_id, coupon_id, total) VALUES
    (${uuid(61)}, ${uuid(4)}, ${uuid(31)}, 126.25), (${uuid(62)}, ${uuid(3)}, NULL, 4500), (${uuid(63)}, ${uuid(4)}, NULL, 101.50), (${uuid(64)}, ${uuid(4)}, NULL, 101.50);
  INSERT INTO orders (id, purchase_id, buyer_id, seller_id, status, quantity, quantity_kg, subtotal, delivery_fee, discount, total, delivery_method, contact_name,
    contact_phone, payment_method, payment_number, payment_reference, payment_status, expires_at, placed_at, delivered_at) VALUES
    (${uuid(41)}, ${uuid(61)}, ${uuid(4)}, ${uuid(2)}, 'DELIVERED', 2.5, 2.5, 76.25, 60, 10, 126.25, 'DELIVERY', 'Nusrat', '01700000094',
      'BKASH', '01700000094', '8N7-a6b5 c4', 'PAID', now(), '2026-03-01T06:00:00Z', '2026-03-02T06:00:00Z'),
    (${uuid(42)}, ${uuid(62)}, ${uuid(3)}, ${uuid(2)}, 'DELIVERED', 10, 0, 4500, 0, 0, 4500, 'PICKUP', 'Jashim', '01700000093',
      'CASH_ON_DELIVERY', NULL, NULL, 'UNPAID', now(), '2026-03-01T07:00:00Z', '2026-03-02T07:00:00Z'),
    (${uuid(43)}, ${uuid(63)}, ${uuid(4)}, ${uuid(2)}, 'PLACED', 1, 1, 41.50, 60, 0, 101.50, 'DELIVERY', 'Nusrat', '01700000094',
      'BKASH', '01700000094', '8N7A6B5C4', 'CLAIMED', now(), '2026-03-05T06:00:00Z', NULL),
    (${uuid(44)}, ${uuid(64)}, ${uuid(4)}, ${uuid(2)}, 'CANCELLED', 1, 1, 41.50, 60, 0, 101.50, 'DELIVERY', 'Nusrat', '01700000094',
      'BKASH', '01700000094', 'REJECTED1', 'UNPAID', now(), '2026-03-05T07:00:00Z', NULL);
  INSERT INTO order_lines (id, order_id, position, product_id, sell_post_id, product_name, unit, custom_unit_note, quantity, quantity_kg, unit_price, line_total,
    is_public_price) VALUES
    (${uuid(51)}, ${uuid(41)}, 0, ${uuid(11)}, ${uuid(21)}, 'Potato', 'KG', NULL, 2.5, 2.5, 30.50, 76.25, true),
    (${uuid(52)}, ${uuid(42)}, 0, ${uuid(12)}, ${uuid(22)}, 'Honey', 'OTHERS', '1 jar = 500 g', 10, 0, 450, 4500, false),
    (${uuid(53)}, ${uuid(43)}, 0, ${uuid(11)}, ${uuid(21)}, 'Potato', 'KG', NULL, 1, 1, 41.50, 41.50, true),
    (${uuid(54)}, ${uuid(44)}, 0, ${uuid(11)}, NULL, 'Potato', 'KG', NULL, 1, 1, 41.50, 41.50, true);
  INSERT INTO order_events (order_id, actor_id, to_status) VALUES (${uuid(41)}, ${uuid(4)}, 'PLACED'), (${uuid(43)}, ${uuid(4)}, 'PLACED');
  INSERT INTO reviews (order_line_id, product_id, seller_id, author_id, stars, body) VALUES
    (${uuid(51)}, ${uuid(11)}, ${uuid(2)}, ${uuid(4)}, 4, 'Fresh'), (${uuid(52)}, ${uuid(12)}, ${uuid(2)}, ${uuid(3)}, 1, 'Late');
  INSERT INTO customers (seller_id, buyer_id, order_count, delivered_count, delivered_kg, delivered_value, first_ordered_at, last_ordered_at) VALUES
    (${uuid(2)}, ${uuid(4)}, 2, 1, 2.5, 126.25, '2026-03-01T06:00:00Z', '2026-03-05T07:00:00Z');
  INSERT INTO receipts (id, order_line_id, owner_id, source_product_id, unit, quantity, remaining, cost, received_at) VALUES
    (${uuid(71)}, ${uuid(52)}, ${uuid(3)}, ${uuid(11)}, 'KG', 40, 40, 1000, '2026-03-02T07:00:00Z');
  INSERT INTO receipt_draws (receipt_id, product_id, quantity, product_quantity) VALUES (${uuid(71)}, ${uuid(13)}, 20, 20);
  INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, order_line_id) VALUES
    (${uuid(11)}, 'INITIAL', 573.5, 0, NULL), (${uuid(11)}, 'RESERVE', 0, 2.25, ${uuid(53)}), (${uuid(13)}, 'RECEIVE', 20, 0, NULL);`;

/** Webhooks that are on, and off by their owner, by an admin and by themselves. */
const PARTNERS = `
  INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes) VALUES (${uuid(2)}, 'Till', 'hb_1', '\\x01', '{products:read}');
  INSERT INTO webhooks (id, user_id, url, secret, events, enabled, failing_since, disabled_at) VALUES
    (${uuid(81)}, ${uuid(2)}, 'https://example.com/on', 's', '{order.placed}', true, NULL, NULL),
    (${uuid(82)}, ${uuid(2)}, 'https://example.com/owner', 's', '{order.placed}', false, NULL, NULL),
    (${uuid(83)}, ${uuid(2)}, 'https://example.com/admin', 's', '{order.placed}', false, NULL, NULL),
    (${uuid(84)}, ${uuid(2)}, 'https://example.com/failing', 's', '{order.placed}', false, '2026-02-01T00:00:00Z', '2026-02-08T00:00:00Z');
  INSERT INTO webhook_deliveries (webhook_id, event, subject_id, body) VALUES (${uuid(81)}, 'order.placed', ${uuid(43)}, '{}');
  INSERT INTO audit_events (actor_id, action, subject_type, subject_id, reason, created_at) VALUES
    (${uuid(1)}, 'webhook.disabled', 'webhook', ${uuid(83)}, 'Floods a stranger', '2026-02-20T00:00:00Z');
  INSERT INTO approval_events (user_id, actor_id, from_status, to_status) VALUES (${uuid(2)}, ${uuid(1)}, 'PENDING', 'APPROVED');
  INSERT INTO notifications (user_id, type, text_key, params, image_id) VALUES (${uuid(2)}, 'ORDER', 'order.placed', '{"trackingNumber": "HB-1"}', ${uuid(10)}),
    (${uuid(4)}, 'ORDER', 'paymentRefused', '{"order": "HB-1"}', NULL), (${uuid(4)}, 'ORDER', 'orderNoted', '{"order": "HB-1"}', NULL);
  INSERT INTO announcements (actor_id, type, publish_at) VALUES (${uuid(1)}, 'MAINTENANCE', '2026-03-01T00:00:00Z');
  INSERT INTO support_messages (user_id, name, phone, order_id, body) VALUES (${uuid(4)}, 'Nusrat', '01700000094', ${uuid(43)}, 'Where is it?');
  INSERT INTO price_medians (category_slug, district_id, span, starts_on, asked_median, asked_count) VALUES ('potato', 0, 'WEEK', '2026-02-23', 30, 8);
  INSERT INTO idempotency_keys (user_id, key, operation, request_hash) VALUES (${uuid(4)}, 'k1', 'placeOrder', '\\x01');
  INSERT INTO platform_settings (key, value) VALUES ('commission_percent', '"2"');`;

/** From the same table, so that what is left out is as the columns have it. */
const order = (id: number, columns: string, subtotal = 41.5) => `
  INSERT INTO purchases (id, buyer_id, total) VALUES (${uuid(id + 100)}, ${uuid(4)}, 101.50);
  INSERT INTO orders (id, purchase_id, buyer_id, seller_id, quantity, quantity_kg, subtotal, delivery_fee, discount, delivery_method, contact_name, contact_phone,
    expires_at, placed_at, status, payment_status, payment_method, payment_number, payment_reference, agreed_total, total, refunded, delivered_at, completed_at)
  VALUES (${uuid(id)}, ${uuid(id + 100)}, ${uuid(4)}, ${uuid(2)}, 1, 1, ${subtotal}, 60, 0, 'DELIVERY', 'Nusrat', '01700000094', now(), '2026-03-05T06:00:00Z', ${columns});`;
const capture = (id: number, amount: number) => `
  INSERT INTO gateway_payments (id, order_id, gateway, invoice, reference, page_url, amount, state, is_applied, trx_id, captured_at)
  VALUES (${uuid(id + 200)}, ${uuid(id)}, 'BKASH', 'HB${id}', 'R${id}', 'https://pay.example', ${amount}, 'CAPTURED', true, 'T${id}', '2026-03-05T07:00:00Z');`;
const mobile = (reference: string) => `'BKASH', '01700000094', '${reference}'`;
const CASH = `'CASH_ON_DELIVERY', NULL, NULL`;
const ONLINE = `'ONLINE', NULL, NULL`;
const DONE = `'2026-03-06T06:00:00Z', '2026-03-09T06:00:00Z'`;

/** Orders as the payment steps left them before accounts of orders had amounts. */
export const ORDERS_BEFORE_ACCOUNTS: readonly string[] = [
  order(301, `'CONFIRMED', 'PAID', ${mobile('PAID1')}, 101.50, 101.50, 0, NULL, NULL`),
  order(302, `'PLACED', 'CLAIMED', ${mobile('CLAIMED1')}, NULL, 101.50, 0, NULL, NULL`),
  order(303, `'CANCELLED', 'REFUNDED', ${mobile('BACK1')}, NULL, 101.50, 0, NULL, NULL`),
  order(304, `'CANCELLED', 'PAID', ${mobile('DUE1')}, NULL, 101.50, 0, NULL, NULL`),
  order(305, `'CONFIRMED', 'PAID', ${mobile('LESS1')}, 101.50, 91.50, 0, NULL, NULL`, 31.5),
  order(306, `'DELIVERED', 'PAID', ${CASH}, 101.50, 101.50, 0, ${DONE}`),
  order(307, `'DELIVERED', 'PAID', ${CASH}, 101.50, 101.50, 11.50, ${DONE}`),
  order(308, `'CONFIRMED', 'PAID', ${ONLINE}, 101.50, 101.50, 0, NULL, NULL`) + capture(308, 101.5),
  order(309, `'CANCELLED', 'REFUNDED', ${ONLINE}, 101.50, 101.50, 0, NULL, NULL`) +
    capture(309, 101.5) +
    `INSERT INTO gateway_refunds (payment_id, reason, amount, state, ended_at) VALUES (${uuid(509)}, 'ORDER_ENDED', 101.50, 'DONE', '2026-03-06T06:00:00Z');`,
  order(310, `'SHIPPED', 'PAID', ${ONLINE}, 101.50, 101.50, 0, NULL, NULL`) + capture(310, 80),
  order(311, `'CONFIRMED', 'UNPAID', ${ONLINE}, 101.50, 101.50, 0, NULL, NULL`),
];

export const EARLIER_ROWS: readonly string[] = [USERS, PRODUCTS, ORDERS, PARTNERS];

/** Only the newest tables can hold these rows. The `down` of the migrations has to cope with them. */
export const NEWER_ROWS: readonly string[] = [
  `UPDATE product_stock SET on_hand = 600, version = 4 WHERE product_id = ${uuid(11)}`,
  `INSERT INTO sell_post_views (sell_post_id, views) VALUES (${uuid(23)}, 5)`,
  `INSERT INTO user_logins (user_id, last_login_at) VALUES (${uuid(3)}, '2026-04-01T06:00:00Z')`,
  `UPDATE users SET phone_verified_at = now() WHERE id = ${uuid(4)}`,
  `INSERT INTO second_factors (user_id, secret, confirmed_at) VALUES (${uuid(1)}, 'JBSWY3DP', now())`,
  `INSERT INTO recovery_codes (user_id, code_hash) VALUES (${uuid(1)}, '\\x01')`,
  `INSERT INTO deals (product_id, percent, made_by, financed_by, market_budget, market_spent, reason, proposed_from, proposed_until)
   VALUES (${uuid(11)}, 30, 'ADMIN', 'PLATFORM', 5000, 120, 'Eid', '2026-05-01T00:00:00Z', '2026-05-08T00:00:00Z')`,
  `INSERT INTO seller_stories (seller_id, text_en) VALUES (${uuid(2)}, 'We grow honey')`,
  `INSERT INTO seller_verifications (user_id, kind, checked_by) VALUES (${uuid(2)}, 'NID', ${uuid(1)})`,
  `INSERT INTO identity_documents (user_id, kind, content) VALUES (${uuid(2)}, 'NID_FRONT', '\\x01')`,
  `UPDATE products SET unit_weight_kg = 0.5, second_name = 'মধু', search_text = 'honey modhu' WHERE id = ${uuid(12)}`,
  `INSERT INTO coupons (code, percent, max_discount, source, user_id, expires_at, financed_by)
   VALUES ('HB-POPUP2', 30, 150, 'POPUP', ${uuid(4)}, '2027-01-01T00:00:00Z', 'PLATFORM')`,
  `UPDATE orders SET platform_discount = 10 WHERE id = ${uuid(41)}`,
  `INSERT INTO payment_references (payment_method, reference, purchase_id) VALUES ('NAGAD', 'NEW1', ${uuid(64)})`,
  `UPDATE webhooks SET enabled = false, disabled_by = 'PASSWORD_RESET', disabled_at = now() WHERE id = ${uuid(81)}`,
  `INSERT INTO sms_outbox (phone, body, purpose, claimed_at, expires_at) VALUES ('01700000094', 'Code', 'phone', now(), now())`,
];
