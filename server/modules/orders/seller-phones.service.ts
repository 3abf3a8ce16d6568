/** Sellers' phones, for those who have an order with them, for the seller himself and for admins. One SQL for all sellers of a request. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { rows } from '../../platform/db/sql';
import type { Viewer } from '../../platform/graphql/context';
import { isAdminInPerson } from './order.policy';

const PHONES = `
  SELECT u.id, u.phone FROM users u
  WHERE u.id = ANY($1::uuid[])
    AND ($3 OR u.id = $2 OR EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = u.id AND o.buyer_id = $2))`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellerPhonesService {
  constructor(private readonly db: DataSource) {}

  /** In the order asked for; null where the viewer may not see it. */
  async visibleTo(viewer: Viewer, sellerIds: readonly string[]): Promise<(string | null)[]> {
    const found = await rows<{ id: string; phone: string }>(this.db, PHONES, [[...sellerIds], viewer.id, isAdminInPerson(viewer)]);
    const byId = new Map(found.map(({ id, phone }) => [id, phone]));
    return sellerIds.map((id) => byId.get(id) ?? null);
  }
}
