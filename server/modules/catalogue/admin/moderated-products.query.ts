/**
 * Every product of the market for admins, whatever its standing, the latest added first. Called by
 * ModeratedProductsService.
 */
import { MarketStanding } from '../../../../schema/values/market/moderation';
import { column, columns, instant, nullable, oneOf, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { isId } from '../../../platform/db/keyset';
import { byCreation, type List, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import { searchWords } from '../words/search-words';

export interface ProductFilter {
  readonly search?: string | null;
  readonly categorySlug?: string | null;
  readonly standing?: MarketStanding | null;
  readonly sellerId?: string | null;
}

const list = columns({
  id: column('p.id', text),
  hiddenAt: column('p.hidden_at', nullable(instant)),
  hiddenReason: column('p.hidden_reason', nullable(text)),
  standing: column(
    `CASE WHEN p.hidden_at IS NOT NULL THEN 'HIDDEN' WHEN p.is_published THEN 'ON_MARKET' ELSE 'OFF_MARKET' END`,
    oneOf(MarketStanding),
  ),
});
export type StandingRow = RowOf<typeof list>;

export const moderatedProducts: List<StandingRow> = { table: 'products', alias: 'p', sort: byCreation, columns: list };

/** Null where it does not exist or is deleted. */
export function moderatedProduct(db: Db, id: string): Promise<StandingRow | null> {
  return selectOne(db, list, (sql) => `SELECT ${sql} FROM products p WHERE p.id = $1 AND p.deleted_at IS NULL`, [id]);
}

const STANDS: Record<MarketStanding, string> = {
  ON_MARKET: 'p.is_published',
  OFF_MARKET: 'NOT p.is_published AND p.hidden_at IS NULL',
  HIDDEN: 'p.hidden_at IS NOT NULL',
};

export const productsLike =
  ({ search, standing, sellerId, categorySlug }: ProductFilter) =>
  (params: Params): string[] => [
    'p.deleted_at IS NULL',
    ...(categorySlug ? [`p.category_slug = ${params.add(categorySlug)}`] : []),
    ...(standing ? [STANDS[standing]] : []),
    ...(sellerId ? [isId('p.seller_id', sellerId, params)] : []),
    ...(search ? [namedSql(search, params)] : []),
  ];

/** SQL: the name or category of `p` contains all these terms, in either language. */
export function namedSql(search: string, params: Params): string {
  const words = searchWords(search);
  return words.length === 0 ? 'false' : words.map(({ pattern }) => `p.search_text LIKE ${params.add(pattern)}`).join(' AND ');
}
