/** What hangs below orders, each kind in one SQL for all the orders of a request: lines, events, buyers. Loaders call it. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { rows } from '../../platform/db/sql';
import type { OrderEvent } from './order-event.entity';
import type { OrderLine } from './order-line.entity';
import type { Buyer } from './order.types';

const LINES = `
  SELECT l.id, l.order_id AS "orderId", l.position, l.product_id AS "productId", l.sell_post_id AS "sellPostId",
    l.product_name AS "productName", l.image_id AS "imageId", l.unit, l.custom_unit_note AS "customUnitNote",
    trim_scale(l.quantity) AS quantity, trim_scale(l.quantity_kg) AS "quantityKg", l.unit_price AS "unitPrice", l.line_total AS "lineTotal",
    CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'ownerId', i.owner_id, 'hash', i.hash,
      'width', i.width, 'height', i.height, 'isIllustration', i.is_illustration) END AS image
  FROM order_lines l LEFT JOIN images i ON i.id = l.image_id
  WHERE l.order_id = ANY($1::uuid[]) ORDER BY l.order_id, l.position`;

const EVENTS = `
  SELECT e.id, e.order_id AS "orderId", e.actor_id AS "actorId", e.from_status AS "fromStatus", e.to_status AS "toStatus",
    e.payment_status AS "paymentStatus", e.reason, e.created_at AS "createdAt", u.name AS "actorName"
  FROM order_events e LEFT JOIN users u ON u.id = e.actor_id
  WHERE e.order_id = ANY($1::uuid[]) ORDER BY e.order_id, e.created_at, e.id`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPartsService {
  constructor(private readonly db: DataSource) {}

  /** In the order asked for. */
  async linesOf(orderIds: readonly string[]): Promise<OrderLine[][]> {
    return byOrder(orderIds, await rows<OrderLine>(this.db, LINES, [[...orderIds]]));
  }

  /** In the order asked for, oldest event first. */
  async eventsOf(orderIds: readonly string[]): Promise<OrderEvent[][]> {
    return byOrder(orderIds, await rows<OrderEvent>(this.db, EVENTS, [[...orderIds]]));
  }

  /** Where goods are fetched, for those who have ordered them. In the order asked for. */
  async pickupAddresses(sellerIds: readonly string[]): Promise<(string | null)[]> {
    const found = await rows<{ id: string; address: string | null }>(this.db, 'SELECT id, address FROM users WHERE id = ANY($1::uuid[])', [
      [...sellerIds],
    ]);
    const byId = new Map(found.map(({ id, address }) => [id, address]));
    return sellerIds.map((id) => byId.get(id) ?? null);
  }

  async buyers(userIds: readonly string[]): Promise<(Buyer | null)[]> {
    const found = await rows<Buyer>(this.db, 'SELECT id, name, phone FROM users WHERE id = ANY($1::uuid[])', [[...userIds]]);
    const byId = new Map(found.map((buyer) => [buyer.id, buyer]));
    return userIds.map((id) => byId.get(id) ?? null);
  }
}

function byOrder<T extends { orderId: string }>(orderIds: readonly string[], parts: readonly T[]): T[][] {
  const groups = new Map<string, T[]>(orderIds.map((id) => [id, []]));
  for (const part of parts) groups.get(part.orderId)?.push(part);
  return orderIds.map((id) => groups.get(id) ?? []);
}
