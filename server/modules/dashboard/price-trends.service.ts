/**
 * Shows everyone what produce costs: a category over time and from district to district, read from price_medians in two
 * statements, and as CSV.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Language } from '../../../schema/values/accounts/roles';
import type { CsvFile } from '../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../platform/csv/csv-columns';
import { csvDate } from '../../platform/csv/write-csv';
import { findCategory } from '../../../schema/values/catalogue/categories';
import { notFound } from '../../platform/errors/common-errors';
import { GeographyService } from '../geography/geography.service';
import type { DistrictPrice, PricePoint, PriceTrends, PriceTrendsArgs } from './price-trend.types';
import { type DistrictPoint, latestByDistrict, pricePoints } from './price-trends.query';

const WHOLE_COUNTRY = 0;

const COLUMNS: CsvColumns<PricePoint> = {
  'csv.from': ({ startsOn }) => startsOn,
  'csv.soldMedian': ({ sold }) => sold,
  'csv.soldCount': ({ soldCount }) => soldCount,
  'csv.askedMedian': ({ offered }) => offered,
  'csv.askedCount': ({ offeredCount }) => offeredCount,
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PriceTrendsService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  /** NOT_FOUND for a category that does not exist. */
  async read({ districtId, span, ...named }: PriceTrendsArgs): Promise<PriceTrends> {
    const category = slugOf(named);
    const place = districtId ?? WHOLE_COUNTRY;
    const [points, byDistrict] = await Promise.all([
      pricePoints(this.db, { category, span, districtId: place }),
      latestByDistrict(this.db, category),
    ]);
    return { id: `${category}.${place}.${span}`, points, districts: await this.named(byDistrict) };
  }

  async csv(args: PriceTrendsArgs, language: Language): Promise<CsvFile> {
    const { points } = await this.read(args);
    const file = await writeColumns({ columns: COLUMNS, language, items: points, rowOf: (point) => point });
    const name = `prices-${slugOf(args)}-${csvDate(new Date())}.csv`;
    return { name, text: file, rowCount: points.length, totalCount: points.length };
  }

  private async named(points: readonly DistrictPoint[]): Promise<DistrictPrice[]> {
    const prices = await Promise.all(
      points.map(async ({ districtId, ...latest }) => ({ district: await this.geography.district(districtId), latest })),
    );
    return prices
      .flatMap(({ district, latest }) => (district ? [{ district, latest }] : []))
      .toSorted((one, other) => one.district.nameEn.localeCompare(other.district.nameEn));
  }
}

function slugOf({ categorySlug }: Pick<PriceTrendsArgs, 'categorySlug'>): string {
  if (!findCategory(categorySlug)) throw notFound();
  return categorySlug;
}
