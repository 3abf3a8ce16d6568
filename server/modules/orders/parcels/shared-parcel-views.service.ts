/** Returns what sellers see of the other orders of a shared basket, before they confirm one. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/security/viewer';
import type { Order } from '../orders/order.entity';
import { actorOf } from '../orders/order.policy';
import type { SharedParcel } from './shared-parcel.types';
import { sharedParcelsOf } from './shared-parcels.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SharedParcelViewsService {
  constructor(private readonly db: DataSource) {}

  /** Reports whether the viewer may see the parcel: its seller and admins may, buyers do not see each other. */
  maySee(viewer: Viewer, order: Order): boolean {
    const actor = actorOf(viewer, order);
    return Boolean(order.sharedBasketId) && (actor === 'SELLER' || actor === 'ADMIN');
  }

  /** In the order requested. For callers that have asserted that the viewer may see them. */
  async findForOrders(orderIds: readonly string[]): Promise<(SharedParcel | null)[]> {
    const parcelsByOrder = new Map((await sharedParcelsOf(this.db, orderIds)).map((one) => [one.orderId, one]));
    return orderIds.map((id) => parcelsByOrder.get(id) ?? null);
  }
}
