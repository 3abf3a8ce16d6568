/**
 * A seller's home from the seller's own orders, views, reviews and followers; the arithmetic is in
 * dashboard-figures.ts.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../platform/security/viewer';
import { toMoney } from '../../platform/money';
import { assertMay } from '../../platform/security/assert-policy';
import { GeographyService } from '../geography/geography.service';
import { DashboardFigures } from './dashboard-figures';
import { maySeeSellerDashboard } from './dashboard.policy';
import { bestSold, type BestRow, deliveredByMonth, otherFigures, placedByMonth } from './dashboard.query';
import type { DistrictSales, ProductSales, SellerDashboard } from './dashboard.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DashboardService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  /** The home of the viewer, in four statements. */
  async findForSeller(viewer: Viewer): Promise<SellerDashboard> {
    assertMay(maySeeSellerDashboard(viewer));
    const [placed, delivered, others, best] = await Promise.all([
      placedByMonth(this.db, viewer.id),
      deliveredByMonth(this.db, viewer.id),
      otherFigures(this.db, viewer.id),
      bestSold(this.db, viewer.id),
    ]);
    const figures = new DashboardFigures(placed, delivered, others);
    const { pendingOrders, unpublishedProducts, products } = others;
    return {
      tiles: figures.tiles(),
      months: figures.months(),
      pendingOrders,
      unpublishedProducts,
      products,
      topProducts: best.filter(({ kind }) => kind === 'PRODUCT').map(productSales),
      districts: await Promise.all(best.filter(({ kind }) => kind === 'DISTRICT').map((row) => this.districtSales(row))),
    };
  }

  private async districtSales({ id, revenue, orders }: BestRow): Promise<DistrictSales> {
    return { district: await this.geography.district(id === null ? null : Number(id)), revenue: toMoney(revenue), orders };
  }
}

function productSales({ id, name, secondName, revenue, orders }: BestRow): ProductSales {
  return { productId: id ?? '', name: name ?? '', secondName, revenue: toMoney(revenue), orders };
}
