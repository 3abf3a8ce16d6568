/** The market's prices as they are shown, read from price_medians. Called by PriceTrendsService. */
import { type PriceSpan, priceSpanDays } from '../../../schema/values/catalogue/prices';
import { column, columns, decimal, int, nullable, type RowOf, select, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';
import type { PricePoint } from './price-trend.types';

const pointList = {
  startsOn: column('starts_on::text', text),
  sold: column('sold_median', nullable(decimal)),
  soldCount: column('sold_count', int),
  offered: column('asked_median', nullable(decimal)),
  offeredCount: column('asked_count', int),
} as const;
const point = columns(pointList);
const districtPoint = columns({ districtId: column('district_id', int), ...pointList });
export type DistrictPoint = RowOf<typeof districtPoint>;

const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;
const POINTS = (list: string) => `
  SELECT ${list} FROM price_medians
  WHERE category_slug = $1 AND span = $2 AND district_id = $3 AND starts_on > ${TODAY} - $4::int ORDER BY starts_on`;
const LATEST = (list: string) => `
  SELECT DISTINCT ON (district_id) ${list} FROM price_medians
  WHERE category_slug = $1 AND span = 'MONTH' AND district_id > 0 AND starts_on > ${TODAY} - 92 ORDER BY district_id, starts_on DESC`;

export interface PriceSeries {
  readonly category: string;
  readonly span: PriceSpan;
  /** 0: the whole country. */
  readonly districtId: number;
}

/** Oldest first, as far back as the span is shown. */
export function pricePoints(db: Db, { category, span, districtId }: PriceSeries): Promise<PricePoint[]> {
  return select(db, point, POINTS, [category, span, districtId, priceSpanDays[span]]);
}

/** The latest month of each district that has one in the last three months. */
export function latestByDistrict(db: Db, category: string): Promise<DistrictPoint[]> {
  return select(db, districtPoint, LATEST, [category]);
}
