/**
 * What the customers module asks of the orders of a seller. Customers come before orders, so the orders module
 * implements this port (SellerOrdersService) and the container binds it.
 */
import type { UnweighedProduct } from './customer.types';

export abstract class CustomerOrders {
  /** What each of these buyers had delivered by the seller in units without a weight; by buyer and unit. */
  abstract unweighed(sellerId: string, buyerIds: readonly string[]): Promise<(UnweighedProduct & { readonly buyerId: string })[]>;
}
