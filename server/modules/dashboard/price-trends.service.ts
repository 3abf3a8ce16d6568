/** Tells everybody what produce costs: a category over time and from district to district, read from price_medians in two statements, and as CSV. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../schema/messages/text';
import { priceSpanDays } from '../../../schema/values/prices';
import type { Language } from '../../../schema/values/roles';
import type { CsvFile } from '../../platform/csv/csv-file';
import { csvDate, writeCsv } from '../../platform/csv/write-csv';
import { rows } from '../../platform/db/sql';
import { GeographyService } from '../geography/geography.service';
import type { DistrictPrice, PricePoint, PriceTrends, PriceTrendsArgs } from './price-trend.types';

type DistrictPoint = PricePoint & { readonly districtId: number };

const WHOLE_COUNTRY = 0;
const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;
const COLUMNS = `starts_on::text AS "startsOn", sold_median AS sold, sold_count AS "soldCount", asked_median AS asked, asked_count AS "askedCount"`;
const POINTS = `
  SELECT ${COLUMNS} FROM price_medians
  WHERE category_slug = $1 AND span = $2 AND district_id = $3 AND starts_on > ${TODAY} - $4::int ORDER BY starts_on`;
const DISTRICTS = `
  SELECT DISTINCT ON (district_id) district_id AS "districtId", ${COLUMNS} FROM price_medians
  WHERE category_slug = $1 AND span = 'MONTH' AND district_id > 0 AND starts_on > ${TODAY} - 92 ORDER BY district_id, starts_on DESC`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PriceTrendsService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  async read({ category, districtId, span }: PriceTrendsArgs): Promise<PriceTrends> {
    const place = districtId ?? WHOLE_COUNTRY;
    const [points, byDistrict] = await Promise.all([
      rows<PricePoint>(this.db, POINTS, [category, span, place, priceSpanDays[span]]),
      rows<DistrictPoint>(this.db, DISTRICTS, [category]),
    ]);
    return { id: `${category}.${place}.${span}`, points, districts: await this.named(byDistrict) };
  }

  async csv(args: PriceTrendsArgs, language: Language): Promise<CsvFile> {
    const { points } = await this.read(args);
    const head = (['csv.from', 'csv.soldMedian', 'csv.soldCount', 'csv.askedMedian', 'csv.askedCount'] as const).map((key) =>
      text(key, language),
    );
    const cells = points.map(({ startsOn, sold, soldCount, asked, askedCount }) => [startsOn, sold, soldCount, asked, askedCount]);
    const name = `prices-${args.category}-${csvDate(new Date())}.csv`;
    return { name, text: writeCsv(head, cells), rowCount: cells.length, totalCount: cells.length };
  }

  private async named(found: readonly DistrictPoint[]): Promise<DistrictPrice[]> {
    const prices = await Promise.all(
      found.map(async ({ districtId, ...latest }) => ({ district: await this.geography.district(districtId), latest })),
    );
    return prices
      .flatMap(({ district, latest }) => (district ? [{ district, latest }] : []))
      .toSorted((one, other) => one.district.nameEn.localeCompare(other.district.nameEn));
  }
}
