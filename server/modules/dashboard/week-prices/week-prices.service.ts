/**
 * Reads the price that a crop was sold for in the last seven days near a seller: it helps a seller to set a price and a
 * buyer to judge one.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { findCategory } from '../../../../schema/values/catalogue/categories';
import { isUuid } from '../../../platform/uuid';
import { GeographyService } from '../../geography/geography.service';
import type { WeekPrice, WeekPriceArgs } from './week-price.types';
import { nearestWeekPrice } from './week-prices.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class WeekPricesService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  /**
   * Returns the price in the seller's district, or in the whole country if there is no seller or fewer than three
   * sellers of the district sold; that of the grade where at least three sold it; null if fewer than three sold in the
   * country, and for a category that does not exist. One statement.
   */
  async read({ categorySlug, sellerId, grade }: WeekPriceArgs): Promise<WeekPrice | null> {
    if (!findCategory(categorySlug)) return null;
    const nearest = await nearestWeekPrice(this.db, categorySlug, sellerId && isUuid(sellerId) ? sellerId : null, grade ?? null);
    if (!nearest) return null;
    const { districtId, ...price } = nearest;
    const district = districtId === 0 ? null : await this.geography.district(districtId);
    return { id: [categorySlug, districtId, ...(price.grade ? [price.grade] : [])].join('.'), district, ...price };
  }
}
