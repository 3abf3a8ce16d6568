/**
 * Deals with their products, for admins and sellers alike; the calling service has checked the viewer. Budgets of the
 * platform are shown to admins alone.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Db } from '../../../platform/db/sql';
import { notFound } from '../../../platform/errors/common-errors';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { ProductReader } from '../../catalogue/products/product-reader.service';
import type { Deal } from './deal.types';
import { type DealFilter, type DealRow, DealsStore } from './deals.store';
import { mayManageOffers } from '../offer.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DealReader {
  constructor(
    private readonly db: DataSource,
    private readonly store: DealsStore,
    private readonly products: ProductReader,
  ) {}

  async page(viewer: Viewer, filter: DealFilter): Promise<Page<Deal>> {
    const page = await this.store.page(filter);
    return { ...page, nodes: await this.whole(this.db, viewer, page.nodes) };
  }

  /** NOT_FOUND where there is no such deal. */
  async findById(db: Db, viewer: Viewer, id: string): Promise<Deal> {
    const row = await this.store.findById(db, id);
    const [deal] = row ? await this.whole(db, viewer, [row]) : [];
    if (!deal) throw notFound();
    return deal;
  }

  private async whole(db: Db, viewer: Viewer, rows: readonly DealRow[]): Promise<Deal[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ productId }) => productId);
    const products = await this.products.findByIds(ids, { db });
    const hidden = mayManageOffers(viewer) ? {} : { marketBudget: null, marketSpent: null };
    return rows.flatMap(({ productId: _productId, ...deal }, index) => {
      const product = products[index];
      return product ? [{ ...deal, ...hidden, product }] : [];
    });
  }
}
