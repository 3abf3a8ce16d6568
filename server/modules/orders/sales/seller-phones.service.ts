/**
 * Sellers' phones, for buyers with an order that the seller has confirmed, for the seller and for admins; an API key
 * needs READ_ORDERS for any. One SQL for all sellers of a request.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { KeyScope } from '../../../../schema/values/market/partners';
import type { Viewer } from '../../../platform/security/viewer';
import { visiblePhones } from './seller-phones.query';
import { isLoggedInAdmin } from '../orders/order.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellerPhonesService {
  constructor(private readonly db: DataSource) {}

  /** In the order asked for; null where the viewer may not see it. */
  async visibleTo(viewer: Viewer, sellerIds: readonly string[]): Promise<(string | null)[]> {
    if (viewer.apiKey && !viewer.apiKey.scopes.includes(KeyScope.READ_ORDERS)) return sellerIds.map(() => null);
    const phones = await visiblePhones(this.db, sellerIds, { buyerId: viewer.id, seesAll: isLoggedInAdmin(viewer) });
    const byId = new Map(phones.map(({ id, phone }) => [id, phone]));
    return sellerIds.map((id) => byId.get(id) ?? null);
  }
}
