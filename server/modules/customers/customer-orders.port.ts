/**
 * The customers module asks the orders of a seller through this port. Customers come before orders, so the orders
 * module implements it (SellerOrdersService) and the container binds it.
 */
import type { UnweighedProduct } from './customer.types';

export abstract class CustomerOrders {
  /** Returns the delivered items of each of these buyers in units without a weight, by buyer and unit. */
  abstract unweighed(sellerId: string, buyerIds: readonly string[]): Promise<(UnweighedProduct & { readonly buyerId: string })[]>;
}
