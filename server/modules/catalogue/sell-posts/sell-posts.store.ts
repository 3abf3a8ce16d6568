/**
 * The statements that write sell posts. The product's row is the lock of its posts: the caller of each of these holds
 * it. Called by SellPostsService, SellPostTermsService and SellPostWindowsService; what lists read is written by
 * sell-post-publication.store.ts.
 */
import type { EntityManager } from 'typeorm';
import type { SellPostTerms } from '../../../../schema/rules/catalogue/sell-post.rules';
import { SellPostState } from '../../../../schema/values/catalogue/catalogue';
import { defaultTerms } from '../../../../schema/values/catalogue/sell-terms';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, flag, int, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { execute, exists } from '../../../platform/db/sql';

const productList = {
  id: column('p.id', text),
  unit: column('p.unit', oneOf(Unit)),
  price: column('p.price', decimal),
  isHidden: column('p.hidden_at IS NOT NULL', flag),
  isReceived: column('p.source_product_id IS NOT NULL', flag),
} as const;
const product = columns(productList);
export type LockedProduct = RowOf<typeof product>;
const post = columns({ ...productList, state: column('post.state', oneOf(SellPostState)), version: column('post.version', int) });
/** With its product: `id` is the product's. */
export type LockedPost = RowOf<typeof post>;
const ID = columns({ id: column('id', text) });
const PRODUCT_ID = columns({ id: column('product_id', text) });

const LOCK_PRODUCT = (list: string) => `SELECT ${list} FROM products p WHERE p.id = $1 FOR NO KEY UPDATE`;
const LOCK_OWN_PRODUCT = (list: string) => `
  SELECT ${list} FROM products p WHERE p.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL FOR NO KEY UPDATE`;
const LOCK_PRODUCT_OF_POST = `
  SELECT p.id FROM products p JOIN sell_posts post ON post.product_id = p.id
  WHERE post.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL FOR NO KEY UPDATE OF p`;
const POST = (list: string) => `SELECT ${list} FROM sell_posts post JOIN products p ON p.id = post.product_id WHERE post.id = $1`;
const LOCK_OWN_PRODUCTS = 'SELECT id FROM products WHERE seller_id = $1 ORDER BY id FOR NO KEY UPDATE';
const COUNT_CHANGE =
  'UPDATE products SET version = version + 1, updated_at = now() WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL';

const OPEN = `
  INSERT INTO sell_posts (product_id, seller_id, state, audience, min_quantity, step)
  SELECT id, seller_id, 'OPEN', audience, $2, $3 FROM products WHERE id = $1
  ON CONFLICT (product_id) WHERE state <> 'ENDED'
  DO UPDATE SET state = 'OPEN', opened_at = CASE WHEN sell_posts.state = 'OPEN' THEN sell_posts.opened_at ELSE now() END, updated_at = now()`;
const PAUSE = `UPDATE sell_posts SET state = 'PAUSED', updated_at = now() WHERE product_id = $1 AND state = 'OPEN'`;
const END = `
  UPDATE sell_posts SET state = 'ENDED', is_scheduled = false, ended_at = now(), updated_at = now() WHERE product_id = $1 AND state <> 'ENDED'`;
const END_OVERDUE = `${END} AND available_until <= now()`;
const END_ONE = `UPDATE sell_posts SET state = 'ENDED', is_scheduled = false, ended_at = now(), updated_at = now() WHERE id = $1`;
const END_OVERDUE_ALL = `
  UPDATE sell_posts SET state = 'ENDED', is_scheduled = false, ended_at = now(), updated_at = now()
  WHERE product_id = ANY ($1::uuid[]) AND state <> 'ENDED' AND available_until <= now()`;
const OPEN_ALL = `
  INSERT INTO sell_posts (product_id, seller_id, state, audience, min_quantity, step)
  SELECT p.id, p.seller_id, 'OPEN', p.audience, wanted.min_quantity, wanted.step
  FROM unnest($1::uuid[], $2::numeric[], $3::numeric[]) AS wanted (product_id, min_quantity, step) JOIN products p ON p.id = wanted.product_id
  ON CONFLICT (product_id) WHERE state <> 'ENDED'
  DO UPDATE SET state = 'OPEN', opened_at = CASE WHEN sell_posts.state = 'OPEN' THEN sell_posts.opened_at ELSE now() END, updated_at = now()`;
const OPENING = `
  SELECT DISTINCT p.seller_id AS id FROM products p WHERE p.id = ANY ($1::uuid[])
    AND NOT EXISTS (SELECT 1 FROM sell_posts post WHERE post.product_id = p.id AND post.state = 'OPEN')`;
const PAUSE_ALL = `UPDATE sell_posts SET state = 'PAUSED', updated_at = now() WHERE product_id = ANY ($1::uuid[]) AND state = 'OPEN'`;
const RESET_TERMS = `
  WITH post AS (
    UPDATE sell_posts SET min_quantity = wanted.min_quantity, step = wanted.step, version = version + 1, updated_at = now()
    FROM unnest($1::uuid[], $2::numeric[], $3::numeric[]) AS wanted (product_id, min_quantity, step)
    WHERE sell_posts.product_id = wanted.product_id AND state <> 'ENDED' RETURNING id
  ) DELETE FROM sell_post_tiers WHERE sell_post_id IN (SELECT id FROM post)`;

// Nothing comes back where the post is open already.
const PUBLISH = (list: string) => `
  INSERT INTO sell_posts AS post (product_id, seller_id, state, audience, min_quantity, step, available_from, available_until, harvested_on,
    tiers_for_baskets)
  SELECT id, seller_id, 'OPEN', $2, $3, $4, $5, $6, $7, coalesce($8, false) FROM products WHERE id = $1
  ON CONFLICT (product_id) WHERE state <> 'ENDED'
  DO UPDATE SET state = 'OPEN', audience = excluded.audience, min_quantity = excluded.min_quantity, step = excluded.step,
    available_from = excluded.available_from, available_until = excluded.available_until,
    harvested_on = excluded.harvested_on, tiers_for_baskets = coalesce($8, post.tiers_for_baskets), version = post.version + 1, opened_at = now(), updated_at = now()
  WHERE post.state = 'PAUSED'
  RETURNING ${list}`;
const UPDATE_TERMS = `
  UPDATE sell_posts SET audience = $2, min_quantity = $3, step = $4, available_from = $5, available_until = $6,
    harvested_on = $7, tiers_for_baskets = coalesce($8, tiers_for_baskets), version = version + 1, updated_at = now()
  WHERE id = $1`;
const SHOW_HARVEST =
  "UPDATE sell_posts SET harvested_on = greatest(harvested_on, $2::date), version = version + 1, updated_at = now() WHERE product_id = $1 AND state <> 'ENDED'";
const CLEAR_TIERS = 'DELETE FROM sell_post_tiers WHERE sell_post_id = $1';
const ADD_TIERS = 'INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) SELECT $1, * FROM unnest($2::numeric[], $3::numeric[])';

const OF_POSTS = 'SELECT p.id FROM sell_posts post JOIN products p ON p.id = post.product_id';
const DUE_TO_END = `
  ${OF_POSTS} WHERE post.state <> 'ENDED' AND post.available_until <= $1 ORDER BY post.available_until, p.id LIMIT $2 FOR UPDATE OF p SKIP LOCKED`;
const DUE_TO_OPEN = `
  ${OF_POSTS} WHERE post.is_scheduled AND post.available_from <= $1 ORDER BY post.available_from, p.id LIMIT $2 FOR UPDATE OF p SKIP LOCKED`;
// A locked product may have been given a new window just before.
const END_DUE = (list: string) => `
  UPDATE sell_posts SET state = 'ENDED', is_scheduled = false, ended_at = $2, updated_at = now()
  WHERE product_id = ANY ($1::uuid[]) AND state <> 'ENDED' AND available_until <= $2 RETURNING ${list}`;

export function lockProduct(tx: EntityManager, productId: string): Promise<LockedProduct | null> {
  return selectOne(tx, product, LOCK_PRODUCT, [productId]);
}

/** Null for another's and for a deleted one. */
export function lockOwnProduct(tx: EntityManager, productId: string, sellerId: string): Promise<LockedProduct | null> {
  return selectOne(tx, product, LOCK_OWN_PRODUCT, [productId, sellerId]);
}

/** The ids of all products of a seller, locked in their order. */
export async function lockProductsOf(tx: EntityManager, sellerId: string): Promise<string[]> {
  return (await select(tx, ID, () => LOCK_OWN_PRODUCTS, [sellerId])).map(({ id }) => id);
}

/**
 * Locks the post's product first, so that the post is read as it is under the lock. Null for another's and for one of a
 * deleted product.
 */
export async function lockOwnPost(tx: EntityManager, id: string, sellerId: string): Promise<LockedPost | null> {
  const isOwn = await exists(tx, LOCK_PRODUCT_OF_POST, [id, sellerId]);
  return isOwn ? selectOne(tx, post, POST, [id]) : null;
}

/**
 * The version rises, so that an edit that began before is rejected: the product went on or off the market meanwhile.
 * False for another's and for a deleted one.
 */
export async function countProductChange(tx: EntityManager, productId: string, sellerId: string): Promise<boolean> {
  return (await execute(tx, COUNT_CHANGE, [productId, sellerId])) > 0;
}

/** The sellers of those of these products that have no open post. */
export async function sellersOpening(tx: EntityManager, productIds: readonly string[]): Promise<string[]> {
  return (await select(tx, ID, () => OPENING, [productIds])).map(({ id }) => id);
}

/**
 * Opens or resumes the product's post, a new one with the usual terms of its unit. A post whose time is over is not
 * resumed: a new one begins.
 */
export async function openPost(tx: EntityManager, { id, unit }: Pick<LockedProduct, 'id' | 'unit'>): Promise<void> {
  const { minQuantity, step } = defaultTerms(unit);
  await execute(tx, END_OVERDUE, [id]);
  await execute(tx, OPEN, [id, minQuantity, step]);
}

export async function pausePost(tx: EntityManager, productId: string): Promise<void> {
  await execute(tx, PAUSE, [productId]);
}

/** Buyers see the day of the newest harvest. */
export async function showHarvest(tx: EntityManager, productId: string, harvestedOn: string): Promise<void> {
  await execute(tx, SHOW_HARVEST, [productId, harvestedOn]);
}

/** Opens the posts of several products. */
export async function openPosts(tx: EntityManager, products: readonly Pick<LockedProduct, 'id' | 'unit'>[]): Promise<void> {
  if (products.length === 0) return;
  const [ids, ...terms] = usualTerms(products);
  await execute(tx, END_OVERDUE_ALL, [ids]);
  await execute(tx, OPEN_ALL, [ids, ...terms]);
}

export async function pausePosts(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await execute(tx, PAUSE_ALL, [productIds]);
}

export async function endPostOfProduct(tx: EntityManager, productId: string): Promise<void> {
  await execute(tx, END, [productId]);
}

export async function endPost(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, END_ONE, [id]);
}

/** Gives the posts of these products the usual terms of their units, without prices by quantity. */
export async function resetTerms(tx: EntityManager, products: readonly Pick<LockedProduct, 'id' | 'unit'>[]): Promise<void> {
  if (products.length > 0) await execute(tx, RESET_TERMS, usualTerms(products));
}

/** Ids, least quantities and steps, as columns. */
function usualTerms(products: readonly Pick<LockedProduct, 'id' | 'unit'>[]): [string[], string[], string[]] {
  const terms = products.map(({ unit }) => defaultTerms(unit));
  return [products.map(({ id }) => id), terms.map(({ minQuantity }) => minQuantity), terms.map(({ step }) => step)];
}

/**
 * Opens the product's post, or the paused one it has, with these terms; returns its id. Null where it has one that is
 * open.
 */
export async function publishPost(tx: EntityManager, productId: string, terms: SellPostTerms): Promise<string | null> {
  await execute(tx, END_OVERDUE, [productId]);
  const opened = await selectOne(tx, ID, PUBLISH, [productId, ...valuesOf(terms)]);
  if (opened) await writeTiers(tx, opened.id, terms);
  return opened?.id ?? null;
}

export async function updateTerms(tx: EntityManager, id: string, terms: SellPostTerms): Promise<void> {
  await execute(tx, UPDATE_TERMS, [id, ...valuesOf(terms)]);
  await writeTiers(tx, id, terms);
}

/** The ids of at most `limit` products, locked; those that another process holds are passed over. */
export async function lockDueToEnd(tx: EntityManager, at: Date, limit: number): Promise<string[]> {
  return (await select(tx, ID, () => DUE_TO_END, [at, limit])).map(({ id }) => id);
}

/**
 * Returns the ids of at most `limit` products whose posts are to be opened, locked; the ones that another process holds
 * are passed over.
 */
export async function lockDueToOpen(tx: EntityManager, at: Date, limit: number): Promise<string[]> {
  return (await select(tx, ID, () => DUE_TO_OPEN, [at, limit])).map(({ id }) => id);
}

/** Ends the posts of these products whose window is over at this time, and returns the ids of the products. */
export async function endDuePosts(tx: EntityManager, productIds: readonly string[], at: Date): Promise<string[]> {
  return (await select(tx, PRODUCT_ID, END_DUE, [productIds, at])).map(({ id }) => id);
}

async function writeTiers(tx: EntityManager, postId: string, { tiers }: SellPostTerms): Promise<void> {
  await execute(tx, CLEAR_TIERS, [postId]);
  if (tiers.length === 0) return;
  await execute(tx, ADD_TIERS, [postId, tiers.map(({ minQuantity }) => minQuantity), tiers.map(({ price }) => price)]);
}

function valuesOf(terms: SellPostTerms): unknown[] {
  const { audience, minQuantity, step, availableFrom, availableUntil, harvestDate, tiersForBaskets } = terms;
  const days = [availableFrom ?? null, availableUntil ?? null, harvestDate ?? null];
  return [audience, minQuantity, step, ...days, tiersForBaskets ?? null];
}
