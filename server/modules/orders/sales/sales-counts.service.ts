/** Counts for the filters of a seller's list of orders. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import type { OrderListFilter } from '../orders/order-filter.query';
import { SalesCountsQuery } from './sales-counts.query';
import type { OrderDistrictCount, SalesCounts } from './sales-counts.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SalesCountsService {
  constructor(
    private readonly query: SalesCountsQuery,
    private readonly geography: GeographyService,
  ) {}

  /** Orders placed with the viewer, by state and by district. One statement; districts are read from memory. */
  async findForSeller(viewer: Viewer, filter: OrderListFilter | null): Promise<SalesCounts> {
    const rows = await this.query.read(viewer.id, { ...filter, progress: null, statuses: null });
    const byStatus = new Map(rows.map(({ status, count }) => [status, count]));
    const statuses = Object.values(OrderStatus).map((status) => ({ status, count: byStatus.get(status) ?? 0 }));
    const districts: OrderDistrictCount[] = [];
    for (const { districtId, count } of rows) {
      const district = await this.geography.district(districtId);
      if (district) districts.push({ district, count });
    }
    return { statuses, districts: districts.toSorted((a, b) => b.count - a.count || a.district.nameEn.localeCompare(b.district.nameEn)) };
  }
}
