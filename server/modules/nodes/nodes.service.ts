/**
 * Finds objects of any kind by their ids alone. Ids are UUIDs that no two tables share, so each kind is asked for all
 * ids at once: as many statements as there are kinds, whatever the number of ids. What the viewer may not read is null,
 * as what does not exist is.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { isUuid } from '../../platform/uuid';
import type { Viewer } from '../../platform/security/viewer';
import { SellersService } from '../accounts/follows/sellers.service';
import { ProductReader } from '../catalogue/products/product-reader.service';
import { InboxService } from '../notifications/inbox.service';
import { OrdersService } from '../orders/orders/orders.service';
import { mayReadMarketNodes, mayReadOrderNodes, mayReadOwnNodes } from './node.policy';

/** `__typename`: the name of its type in the API. */
export interface FoundNode {
  readonly __typename: 'Product' | 'Seller' | 'Order' | 'Notification';
  readonly id: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class NodesService {
  constructor(
    private readonly products: ProductReader,
    private readonly sellers: SellersService,
    private readonly orders: OrdersService,
    private readonly inbox: InboxService,
  ) {}

  /** In the order requested; null for what is not there, or not for this viewer. For loaders. */
  async findByIds(viewer: Viewer | null, ids: readonly string[]): Promise<(FoundNode | null)[]> {
    const wanted = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
    if (wanted.length === 0) return ids.map(() => null);
    const nodeLists = await Promise.all([
      mayReadMarketNodes(viewer) ? this.productsIn(viewer, wanted) : [],
      mayReadMarketNodes(viewer) ? this.sellersIn(wanted) : [],
      mayReadOrderNodes(viewer) ? this.ordersIn(viewer, wanted) : [],
      mayReadOwnNodes(viewer) ? this.notificationsIn(viewer, wanted) : [],
    ]);
    const byId = new Map(nodeLists.flat().flatMap((node) => (node ? [[node.id, node] as const] : [])));
    return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
  }

  private async productsIn(viewer: Viewer | null, ids: readonly string[]): Promise<(FoundNode | null)[]> {
    const products = await this.products.readableBy(viewer, ids);
    return products.map((product) => product && { ...product, __typename: 'Product' });
  }

  private async sellersIn(ids: readonly string[]): Promise<FoundNode[]> {
    return (await this.sellers.visibleByIds(ids)).map((seller) => ({ ...seller, __typename: 'Seller' }));
  }

  private async ordersIn(viewer: Viewer, ids: readonly string[]): Promise<(FoundNode | null)[]> {
    return (await this.orders.findByIds(viewer, ids)).map((order) => order && { ...order, __typename: 'Order' });
  }

  private async notificationsIn(viewer: Viewer, ids: readonly string[]): Promise<FoundNode[]> {
    return (await this.inbox.findByIds(viewer, ids)).map((notification) => ({ ...notification, __typename: 'Notification' }));
  }
}
