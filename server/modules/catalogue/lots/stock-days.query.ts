/** The days of the harvests that buyers of a product may be sent. Called by what shows or sells it. */
import { column, columns, nullable, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const OPENED = `min((lot.opened_at AT TIME ZONE 'Asia/Dhaka')::date)`;

/**
 * SQL: the first and the last of these days, of the lots in stock that are not on hold; none where one of several is
 * not known. Where none is, it is the `offered` one, unless goods were in stock before that day.
 */
export const stockDays = (productId: string, offered: string): string => {
  const dayOf = (ofLots: string): string =>
    `CASE WHEN count(lot.harvested_from) = 0 THEN CASE WHEN ${offered} > ${OPENED} THEN NULL ELSE ${offered} END WHEN count(lot.harvested_from) = count(*) THEN ${ofLots} END`;
  return `(
    SELECT ${dayOf('min(lot.harvested_from)')} AS first, ${dayOf('max(lot.harvested_until)')} AS last
    FROM lots lot WHERE lot.product_id = ${productId} AND lot.remaining > 0 AND lot.hold IS NULL)`;
};

const days = columns({
  productId: column('given.id', text),
  first: column('days.first::text', nullable(text)),
  last: column('days.last::text', nullable(text)),
});
export type StockDays = RowOf<typeof days>;
const DAYS = (list: string) => `
  SELECT ${list} FROM unnest($1::uuid[]) AS given (id) LEFT JOIN sell_posts post ON post.product_id = given.id AND post.state <> 'ENDED'
  CROSS JOIN LATERAL ${stockDays('given.id', 'post.harvested_on')} days`;

export function stockDaysOf(db: Db, productIds: readonly string[]): Promise<StockDays[]> {
  return select(db, days, DAYS, [productIds]);
}
