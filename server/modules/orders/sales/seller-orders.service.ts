/**
 * CustomerOrders: what a seller's orders contain of single buyers, for the seller's list of customers. Policies are
 * asserted by the caller.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { CustomerOrders } from '../../customers/customer-orders.port';
import { unweighedOf, type UnweighedOfBuyer } from './seller-orders.query';

@scoped(Lifecycle.ContainerScoped)
export class SellerOrdersService extends CustomerOrders {
  constructor(private readonly db: DataSource) {
    super();
  }

  unweighed(sellerId: string, buyerIds: readonly string[]): Promise<UnweighedOfBuyer[]> {
    return unweighedOf(this.db, sellerId, buyerIds);
  }
}
