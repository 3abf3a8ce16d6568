/** Lists what a trader received, the latest first, and what was made of it. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { ProductReader } from '../products/product-reader.service';
import { mayReceiveItems } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { receiptListings, receivedItemsPage, type ReceivedItemFilterValues } from './received-items.query';
import type { ReceivedItem } from './received-items.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReceivedItemsService {
  constructor(
    private readonly db: DataSource,
    private readonly products: ProductReader,
  ) {}

  list(viewer: Viewer, filter: ReceivedItemFilterValues, page: PageRequest): Promise<Page<ReceivedItem>> {
    assertMay(mayReceiveItems(viewer));
    return receivedItemsPage(this.db, viewer.id, filter, page);
  }

  /** In the order requested: the latest products made of each receipt, oldest first, deleted ones left out. */
  async listings(receiptIds: readonly string[]): Promise<ProductView[][]> {
    const made = await receiptListings(this.db, receiptIds);
    const products = await this.products.findByIds(made.map(({ productId }) => productId));
    const byReceipt = new Map<string, ProductView[]>(receiptIds.map((id) => [id, []]));
    for (const [index, product] of products.entries()) if (product) byReceipt.get(made[index]?.receiptId ?? '')?.push(product);
    return receiptIds.map((id) => byReceipt.get(id) ?? []);
  }
}
