/** Reads the entries of a sitemap, in pages by id: products that everyone may see, and sellers who have some. */
import { column, columns, instant, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { isForEveryone } from '../visible-products.query';

const start = columns({ id: column('id', text) });
const product = columns({ id: column('p.id', text), changedAt: column('p.updated_at', instant) });
const seller = columns({ id: column('id', text) });

/** The conditions of the index products_sitemap. */
const PUBLIC = `is_published AND ${isForEveryone('products')}`;
const SELLING = "status = 'APPROVED' AND published_count > 0";

/** Every so many rows one id; the product's index is read, not the products. */
const STARTS = (table: string, condition: string) => (list: string) => `
  SELECT ${list} FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM ${table} WHERE ${condition}) numbered
  WHERE place % $1 = 1 % $1 ORDER BY id`;
const PRODUCTS = (list: string) => `
  SELECT ${list} FROM (SELECT id, seller_id, updated_at FROM products WHERE ${PUBLIC} AND id >= $1 ORDER BY id LIMIT $2) p
  JOIN users s ON s.id = p.seller_id WHERE s.status = 'APPROVED' ORDER BY p.id`;
const SELLERS = (list: string) => `SELECT ${list} FROM users WHERE ${SELLING} AND id >= $1 ORDER BY id LIMIT $2`;

/** The first id of each page. */
export async function productPageStarts(db: Db, pageSize: number): Promise<string[]> {
  return (await select(db, start, STARTS('products', PUBLIC), [pageSize])).map(({ id }) => id);
}

export async function sellerPageStarts(db: Db, pageSize: number): Promise<string[]> {
  return (await select(db, start, STARTS('users', SELLING), [pageSize])).map(({ id }) => id);
}

export function productsFrom(db: Db, firstId: string, pageSize: number): Promise<RowOf<typeof product>[]> {
  return select(db, product, PRODUCTS, [firstId, pageSize]);
}

export function sellersFrom(db: Db, firstId: string, pageSize: number): Promise<RowOf<typeof seller>[]> {
  return select(db, seller, SELLERS, [firstId, pageSize]);
}
