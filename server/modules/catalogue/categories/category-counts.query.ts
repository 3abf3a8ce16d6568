/** How many products of each category are on the market for everyone. Called by CategoriesService. */
import { column, columns, int, type RowOf, select, text } from '../../../platform/db/columns';
import { Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import { visibleSql } from '../visible-products.query';

const counted = columns({ slug: column('p.category_slug', text), count: column('count(*)::int', int) });

/** In no order; a category without products is left out. */
export function categoryCounts(db: Db, slugs: readonly string[]): Promise<RowOf<typeof counted>[]> {
  const params = new Params();
  const wanted = params.add(slugs);
  const isShown = visibleSql({ seesBusinessPosts: false, viewerId: null }, params);
  const counts = (sql: string) => `
    SELECT ${sql} FROM products p JOIN users s ON s.id = p.seller_id
    WHERE p.category_slug = ANY (${wanted}::text[]) AND ${isShown} GROUP BY p.category_slug`;
  return select(db, counted, counts, params.values);
}
