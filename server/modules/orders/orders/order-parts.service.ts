/**
 * The parts of orders, each kind in one SQL for all the orders of a request: lines, events, buyers. Loaders call it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Db } from '../../../platform/db/sql';
import type { OrderEvent } from './order-event.entity';
import type { OrderLine } from './order-line.entity';
import { buyersByIds, eventsOfOrders, linesOfOrders, pickupAddressesOf } from './order-parts.query';
import type { Buyer } from './order.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPartsService {
  constructor(private readonly db: DataSource) {}

  /** In the order asked for. */
  async linesOf(orderIds: readonly string[], db: Db = this.db): Promise<OrderLine[][]> {
    return byOrder(orderIds, await linesOfOrders(db, orderIds));
  }

  /** In the order asked for, oldest event first. */
  async eventsOf(orderIds: readonly string[]): Promise<OrderEvent[][]> {
    return byOrder(orderIds, await eventsOfOrders(this.db, orderIds));
  }

  /** Where products are picked up, for those who have ordered them. In the order asked for. */
  async pickupAddresses(sellerIds: readonly string[]): Promise<(string | null)[]> {
    const addresses = await pickupAddressesOf(this.db, sellerIds);
    const byId = new Map(addresses.map(({ id, address }) => [id, address]));
    return sellerIds.map((id) => byId.get(id) ?? null);
  }

  async buyers(userIds: readonly string[]): Promise<(Buyer | null)[]> {
    const buyers = await buyersByIds(this.db, userIds);
    const byId = new Map(buyers.map((buyer) => [buyer.id, buyer]));
    return userIds.map((id) => byId.get(id) ?? null);
  }
}

function byOrder<T extends { orderId: string }>(orderIds: readonly string[], parts: readonly T[]): T[][] {
  const groups = new Map<string, T[]>(orderIds.map((id) => [id, []]));
  for (const part of parts) groups.get(part.orderId)?.push(part);
  return orderIds.map((id) => groups.get(id) ?? []);
}
