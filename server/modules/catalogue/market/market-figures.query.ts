/** How large the market is for everyone, and a list of it. Called by MarketService and DivisionCountsService. */
import { column, columns, int, select, selectOne } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { Params } from '../../../platform/db/keyset';
import type { MarketQuestion } from './search/market-filter.query';
import { visibleSql } from '../visible-products.query';
import { countStatement } from './market.query';
import type { MarketFigures } from './market.types';

const figures = columns({
  products: column('count(*)::int', int),
  sellers: column('count(DISTINCT p.seller_id)::int', int),
  districts: column('count(DISTINCT p.district_id)::int', int),
});
const counted = columns({ count: column('count', int) });
const division = columns({ id: column('p.division_id', int), count: column('count(*)::int', int) });

const MARKET = 'FROM products p JOIN users s ON s.id = p.seller_id';
const VISITOR = { seesBusinessPosts: false, viewerId: null };

export async function marketFigures(db: Db): Promise<MarketFigures> {
  const isShown = visibleSql(VISITOR, new Params());
  const totals = await selectOne(db, figures, (list) => `SELECT ${list} ${MARKET} WHERE ${isShown}`);
  return totals ?? { products: 0, sellers: 0, districts: 0 };
}

/** Products of each division; none of a division without. */
export async function productsByDivision(db: Db, divisionIds: readonly number[]): Promise<Map<number, number>> {
  const params = new Params();
  const where = `p.division_id = ANY (${params.add(divisionIds)}::int[]) AND ${visibleSql(VISITOR, params)}`;
  const rows = await select(db, division, (list) => `SELECT ${list} ${MARKET} WHERE ${where} GROUP BY p.division_id`, params.values);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** See countStatement. */
export async function countProducts(db: Db, question: MarketQuestion): Promise<number> {
  const { text, params } = countStatement(question);
  return (await selectOne(db, counted, () => text, params))?.count ?? 0;
}
