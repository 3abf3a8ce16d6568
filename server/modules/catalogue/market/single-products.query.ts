/**
 * Single products of the market: one page's product, those to be compared, and those like another. Pure; ProductReader
 * runs what comes out.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import type { Role } from '../../../../schema/values/accounts/roles';
import { type InnerStatement, isInStock, type ProductCondition } from '../products/product-reader.service';
import { Params } from '../../../platform/db/keyset';
import type { MarketQuestion } from './search/market-filter.query';
import { visibleSql } from '../visible-products.query';

export type ForViewer = Pick<MarketQuestion, 'seesBusinessPosts' | 'viewerId'>;

const UNORDERED = 'SELECT p.id, NULL::int AS k1, NULL::int AS k2 FROM products p JOIN users s ON s.id = p.seller_id';

/** On the market, or the viewer's own. */
export function readableProduct(who: ForViewer, id: string): ProductCondition {
  const params = new Params();
  const isWanted = `p.id = ${params.add(id)} AND p.deleted_at IS NULL`;
  return { sql: `${isWanted} AND (${isOwn('p', who, params)} OR (${visibleSql(who, params)}))`, params: params.values };
}

/** Selects the products with these ids that are on the market and whose sellers have one of these roles. */
export function comparableProducts(who: ForViewer, ids: readonly string[], sellerRoles: readonly Role[]): InnerStatement {
  const params = new Params();
  const isWanted = `p.id = ANY (${params.add(ids)}::uuid[]) AND s.role = ANY (${params.add(sellerRoles)}::text[])`;
  return { text: `${UNORDERED} WHERE ${isWanted} AND ${visibleSql(who, params)}`, params: params.values, direction: 'ASC' };
}

/**
 * Selects products of the same category that are in stock, the same unit and place first, then the nearest price. None
 * for a product that this viewer may not read.
 */
export function similarProducts(who: ForViewer, id: string): InnerStatement {
  const params = new Params();
  const isBase = `base.id = ${params.add(id)} AND base.deleted_at IS NULL`;
  const isReadable = `(${isOwn('base', who, params)} OR (${visibleSql(who, params, { product: 'base', seller: 'owner' })}))`;
  const text = `
    SELECT p.id, ((p.unit = base.unit)::int * 4 + (p.upazila_id IS NOT DISTINCT FROM base.upazila_id)::int
        + (p.district_id IS NOT DISTINCT FROM base.district_id)::int + (p.division_id IS NOT DISTINCT FROM base.division_id)::int) AS k1,
      -abs(ln(greatest(p.price, 0.01) / greatest(base.price, 0.01))) AS k2
    FROM products base JOIN products p ON p.category_slug = base.category_slug AND p.id <> base.id JOIN users s ON s.id = p.seller_id
      JOIN users owner ON owner.id = base.seller_id
    WHERE ${isBase} AND ${isReadable} AND ${visibleSql(who, params)} AND ${isInStock}
    ORDER BY k1 DESC, k2 DESC, p.id DESC LIMIT ${serverLimits.similarShown}`;
  return { text, params: params.values, direction: 'DESC' };
}

function isOwn(product: 'p' | 'base', { viewerId }: ForViewer, params: Params): string {
  return viewerId === null ? 'false' : `${product}.seller_id = ${params.add(viewerId)}`;
}
