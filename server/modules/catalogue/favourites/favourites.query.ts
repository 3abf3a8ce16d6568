/**
 * The favourites of a user, and what of their products can be shown: only what is on the market for everyone. Called by
 * FavouritesService.
 */
import { column, columns, decimal, nullable, type RowOf, select, text } from '../../../platform/db/columns';
import { type KeysetList, keysetPage, Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { visibleSql } from '../visible-products.query';
import type { UnavailableProduct } from '../products/unavailable-product.types';

/** SQL: `p` of the seller `s` is on the market for everyone. */
export const isShown = visibleSql({ seesBusinessPosts: false, viewerId: null }, new Params());

const stored = columns({ id: column('f.product_id', text), seenPrice: column('f.seen_price', nullable(decimal)) });
/** A favourite's product, and BDT for one unit when it was saved. */
export type SeenProduct = RowOf<typeof stored>;

const FAVOURITES = 'favourites f JOIN products p ON p.id = f.product_id JOIN users s ON s.id = p.seller_id';

const latest: KeysetList<SeenProduct> = {
  columns: stored,
  from: FAVOURITES,
  order: { id: 'f.product_id', direction: 'DESC', keys: [{ sql: 'f.created_at', type: 'timestamptz' }] },
};

const ids = columns({ id: column('p.id', text) });
const saved = columns({ id: column('f.product_id', text) });
const unavailable = columns({ id: column('f.product_id', text), name: column('f.seen_name', nullable(text)) });

const MINE = (sql: string) => `SELECT ${sql} FROM ${FAVOURITES} WHERE f.user_id = $1 AND ${isShown}`;
const UNAVAILABLE = (sql: string) => `
  SELECT ${sql} FROM ${FAVOURITES} WHERE f.user_id = $1 AND NOT (${isShown}) ORDER BY f.created_at DESC, f.product_id DESC`;
const SAVED = (sql: string) => `SELECT ${sql} FROM favourites f WHERE f.user_id = $1 AND f.product_id = ANY ($2::uuid[])`;
const SHOWN = (sql: string) => `
  SELECT ${sql} FROM products p JOIN users s ON s.id = p.seller_id WHERE ${isShown} AND p.id = ANY ($1::uuid[])`;

/** Latest first. */
export function favouritesPage(db: Db, userId: string, page: PageRequest): Promise<Page<SeenProduct>> {
  return keysetPage(db, latest, page, (params) => [`f.user_id = ${params.add(userId)}`, isShown]);
}

/** Latest first, by the name that was seen. */
export function unavailableFavourites(db: Db, userId: string): Promise<UnavailableProduct[]> {
  return select(db, unavailable, UNAVAILABLE, [userId]);
}

export async function favouriteIds(db: Db, userId: string): Promise<string[]> {
  return (await select(db, ids, MINE, [userId])).map(({ id }) => id);
}

/** Which of these the user saved, on the market or not. */
export async function savedBy(db: Db, userId: string, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await select(db, saved, SAVED, [userId, [...productIds]]);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these are on the market for everyone. */
export async function shownOf(db: Db, productIds: readonly string[]): Promise<Set<string>> {
  return new Set((await select(db, ids, SHOWN, [productIds])).map(({ id }) => id));
}
