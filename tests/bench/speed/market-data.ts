/**
 * A market of any size for measurements, made in the database itself in seconds: half the people sell, the other half
 * buys; products stand in all categories, their sell posts are open, orders of a year lie on them unevenly, as they do.
 * Nothing is random, so two runs measure the same rows.
 */
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { categories } from '../../../schema/values/catalogue/categories';
import { categoryContents } from '../../../schema/values/catalogue/category-contents';
import { productSearchWords } from '../../../server/modules/catalogue/words/product-words';
import { productSearchText } from '../../../server/modules/catalogue/words/search-text';
import { hashPassword } from '../../../server/platform/security/passwords';

export interface MarketSize {
  readonly sellers: number;
  readonly products: number;
  readonly orders: number;
}

export const PASSWORD = 'demo-of-the-bench';
/** So many sellers and as many buyers are signed in. */
const SESSIONS = 400;

const KINDS = ['', 'Fresh', 'Organic', 'Village', 'Hill', 'River', 'Winter', 'Summer', 'Early', 'Late', 'Washed', 'Sorted'];

export const sellerToken = (index: number): string => tokenOf(`seller ${index % SESSIONS}`);
export const buyerToken = (index: number): string => tokenOf(`buyer ${index % SESSIONS}`);
/** Returns the phone of a user by the order in which users were made: sellers first. */
export const phoneOf = (index: number): string => `018${String(index + 1).padStart(8, '0')}`;

export async function fillMarket(client: Client, size: MarketSize): Promise<void> {
  await client.query('SET synchronous_commit = off; SET work_mem = "256MB"; SET maintenance_work_mem = "256MB"');
  await client.query(people(size, await hashPassword(PASSWORD)));
  await signIn(client, size);
  await client.query('CREATE TEMP TABLE goods (n serial, name text, slug text, search_text text, search_words jsonb)');
  await client.query(
    'INSERT INTO goods (name, slug, search_text, search_words) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::jsonb[])',
    namesOfProducts(),
  );
  await client.query(products(size));
  await client.query(orders(size));
  await client.query(FIGURES);
  await client.query('DROP TABLE goods, made, sold');
  await client.query('VACUUM ANALYZE');
}

/**
 * A buyer begins each round with at most so many open orders, a tenth of what settings allow: what was placed before
 * has expired, as it would in a market, which does not let anyone have more than fifty. The server reads a buyer's open
 * orders with each purchase, the raw one does not.
 */
const OPEN_ORDERS = 5;

export async function endEarlierOrders(client: Client): Promise<void> {
  await client.query(`
    UPDATE orders SET status = 'EXPIRED' WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY buyer_id ORDER BY placed_at DESC, id DESC) AS n FROM orders WHERE status = 'PLACED') open
      WHERE n > ${OPEN_ORDERS})`);
  await client.query('VACUUM (ANALYZE) orders');
}

function tokenOf(name: string): string {
  return createHash('sha256').update(`bench ${name}`).digest('base64url');
}

/** Names, categories, and what the form of a product writes of them. */
function namesOfProducts(): string[][] {
  const goods = KINDS.flatMap((kind) =>
    categories.flatMap(({ slug, en }) =>
      [en, ...(categoryContents[slug] ?? [])].map((what) => ({ name: `${kind} ${what}`.trim(), categorySlug: slug })),
    ),
  );
  return [
    goods.map(({ name }) => name),
    goods.map(({ categorySlug }) => categorySlug),
    goods.map(productSearchText),
    goods.map((named) => JSON.stringify(productSearchWords(named))),
  ];
}

/**
 * SQL: a word that a few products share, as names of varieties and villages are, so that the dictionary grows with the
 * market: up to 20,000 of them.
 */
const VARIETY = `(SELECT string_agg(substr('bdgkmnprstj', 1 + part % 11, 1) || substr('aeou', 1 + part / 11 % 4, 1), '' ORDER BY at)
  FROM (SELECT at, (least(i % 20000, i / 16) / power(44, at)::int)::int AS part FROM generate_series(0, 3) at) parts)`;

const people = ({ sellers }: MarketSize, hash: string): string => `
  INSERT INTO users (role, status, name, phone, password_hash, division_id, district_id, upazila_id, address, rating_sum, rating_count,
    follower_count, published_count, created_at)
  SELECT CASE WHEN i <= ${sellers} THEN 'PRODUCER' ELSE 'CONSUMER' END, 'APPROVED', 'Person ' || i, '018' || lpad(i::text, 8, '0'), '${hash}',
    place.division_id, place.district_id, place.id, 'House ' || i, i % 50 * 4, i % 50, i % 90, 1, date_trunc('day', now()) - i * interval '1 hour'
  FROM generate_series(1, ${2 * sellers}) i
  JOIN (SELECT u.id, u.district_id, d.division_id, row_number() OVER (ORDER BY u.id) - 1 AS n, count(*) OVER () AS all_places
        FROM upazilas u JOIN districts d ON d.id = u.district_id) place ON place.n = i * 37 % place.all_places;`;

async function signIn(client: Client, { sellers }: MarketSize): Promise<void> {
  const hashes = (first: number, token: (index: number) => string) =>
    Array.from({ length: Math.min(SESSIONS, sellers) }, (_, index) => [
      phoneOf(first + index),
      createHash('sha256').update(token(index)).digest('hex'),
    ]);
  const rows = [...hashes(0, sellerToken), ...hashes(sellers, buyerToken)];
  await client.query(
    `INSERT INTO sessions (user_id, token_hash, kind, last_seen_at, expires_at)
     SELECT u.id, decode(given.hash, 'hex'), 'BEARER', now() + interval '1 day', now() + interval '30 days'
     FROM unnest($1::text[], $2::text[]) AS given (phone, hash) JOIN users u ON u.phone = given.phone`,
    [rows.map(([phone]) => phone), rows.map(([, hash]) => hash)],
  );
}

/** Each with a sell post and one image or two; every fiftieth has a running deal. */
const products = ({ sellers, products: count }: MarketSize): string => `
  CREATE TEMP TABLE made AS
    SELECT i, uuid_v7() AS id, uuid_v7() AS image_id, uuid_v7() AS other_image_id, s.id AS seller_id, s.division_id, s.district_id, s.upazila_id,
      g.name || ' ' || variety.word AS name, g.slug, replace(g.search_text, ' |', ' ' || variety.word || ' |') AS search_text,
      g.search_words || jsonb_build_object(variety.word, jsonb_build_array(397, translate(variety.word, 'aeou', ''))) AS search_words,
      (20 + i * 7919 % 900)::numeric(14,2) AS price
    FROM generate_series(1, ${count}::bigint) i CROSS JOIN LATERAL (SELECT ${VARIETY} AS word) variety
    JOIN (SELECT *, row_number() OVER (ORDER BY phone) - 1 AS n FROM users WHERE role = 'PRODUCER') s ON s.n = i % ${sellers}
    JOIN goods g ON g.n = 1 + i * 31 % (SELECT count(*) FROM goods);
  INSERT INTO images (id, owner_id, hash, width, height)
    SELECT image_id, seller_id, encode(sha256(('a' || i)::bytea), 'hex'), 1280, 960 FROM made
    UNION ALL SELECT other_image_id, seller_id, encode(sha256(('b' || i)::bytea), 'hex'), 1000, 800 FROM made WHERE i % 3 = 0;
  INSERT INTO products (id, seller_id, name, description, category_slug, unit, price, main_image_id, search_text, search_words, is_published, published_at,
    division_id, district_id, upazila_id, rating_sum, rating_count, sold_count, sold_quantity, created_at, updated_at)
    SELECT id, seller_id, name, repeat('Grown in our own field and picked by hand. ', 8), slug, 'KG', price, image_id, search_text, search_words, true,
      date_trunc('second', now()) - i * interval '11 seconds', division_id, district_id, upazila_id, i % 40 * 4, i % 40, i * 7 % 300, i * 7 % 300,
      date_trunc('second', now()) - i * interval '11 seconds', date_trunc('second', now())
    FROM made;
  INSERT INTO product_stock (product_id, on_hand) SELECT id, 10000000 FROM made;
  INSERT INTO product_images (product_id, position, image_id)
    SELECT id, 0, image_id FROM made UNION ALL SELECT id, 1, other_image_id FROM made WHERE i % 3 = 0;
  INSERT INTO sell_posts (product_id, seller_id, state, min_quantity, step) SELECT id, seller_id, 'OPEN', 1, 1 FROM made;
  INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at)
    SELECT id, 10, price, now() - interval '1 day', now() + interval '60 days', now() FROM made WHERE i % 50 = 0;`;

/** A few products take many of the orders, most of them few. */
const orders = ({ sellers, products: count, orders: placed }: MarketSize): string => `
  CREATE TEMP TABLE sold AS
    SELECT o.i, uuid_v7() AS purchase_id, uuid_v7() AS id, uuid_v7() AS line_id, m.id AS product_id, m.seller_id, b.id AS buyer_id, b.name AS buyer,
      m.name, m.image_id, m.price, (1 + o.i % 20)::numeric AS quantity, (1 + o.i % 20) * m.price AS subtotal,
      date_trunc('second', now()) - o.i * (interval '360 days' / ${placed}) AS placed_at,
      CASE WHEN o.i % 10 < 7 THEN 'DELIVERED' WHEN o.i % 10 = 7 THEN 'PLACED' WHEN o.i % 10 = 8 THEN 'CONFIRMED' ELSE 'CANCELLED' END AS status
    FROM generate_series(1, ${placed}::bigint) o (i)
    JOIN made m ON m.i = 1 + floor((${count} - 1) * power(o.i * 7919 % 10007 / 10007.0, 2))
    JOIN (SELECT *, row_number() OVER (ORDER BY phone) - 1 AS n FROM users WHERE role = 'CONSUMER') b ON b.n = o.i * 13 % ${sellers};
  INSERT INTO purchases (id, buyer_id, total, created_at) SELECT purchase_id, buyer_id, subtotal, placed_at FROM sold;
  INSERT INTO orders (id, purchase_id, buyer_id, seller_id, status, quantity, quantity_kg, subtotal, total, commission, delivery_method, contact_name,
    contact_phone, payment_method, payment_status, expires_at, placed_at, delivered_at, updated_at)
    SELECT id, purchase_id, buyer_id, seller_id, status, quantity, quantity, subtotal, subtotal, round(subtotal * 0.02, 2), 'PICKUP', buyer,
      '01800000000', 'CASH_ON_DELIVERY', CASE WHEN status = 'DELIVERED' THEN 'PAID' ELSE 'UNPAID' END, now() + interval '30 days', placed_at,
      CASE WHEN status = 'DELIVERED' THEN placed_at + interval '1 day' END, placed_at
    FROM sold;
  INSERT INTO order_lines (id, order_id, position, product_id, product_name, image_id, unit, quantity, quantity_kg, unit_price, line_total)
    SELECT line_id, id, 0, product_id, name, image_id, 'KG', quantity, quantity, price, subtotal FROM sold;
  INSERT INTO reviews (order_line_id, product_id, seller_id, author_id, stars, body, created_at)
    SELECT line_id, product_id, seller_id, buyer_id, 1 + i % 5, 'As it was described, and it came in time.', placed_at + interval '2 days'
    FROM sold WHERE status = 'DELIVERED' AND i % 3 = 0;
  INSERT INTO product_views (product_id, day, views)
    SELECT m.id, current_date - d, 1 + m.i % 30 FROM made m, generate_series(0, 50, 10) d WHERE m.i % 3 = 0;
  INSERT INTO follows (follower_id, seller_id, created_at)
    SELECT DISTINCT ON (buyer_id, seller_id) buyer_id, seller_id, placed_at FROM sold WHERE i % 5 = 0 ORDER BY buyer_id, seller_id;`;

const FIGURES = `
  INSERT INTO customers (seller_id, buyer_id, order_count, first_ordered_at, last_ordered_at)
    SELECT seller_id, buyer_id, count(*), min(placed_at), max(placed_at) FROM sold GROUP BY 1, 2;
  UPDATE users u SET published_count = mine.count FROM (SELECT seller_id, count(*) FROM made GROUP BY 1) mine WHERE mine.seller_id = u.id;`;
