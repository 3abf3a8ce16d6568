/**
 * Called in the transaction that delivers orders, takes a delivery back, changes what was refunded of it, or moves an
 * order that was paid online. Commission and discounts are accounted for by the money module, which comes after orders
 * and implements this port (OrderPostingsService); the container binds it.
 */
import type { EntityManager } from 'typeorm';

export abstract class OrderLedger {
  /** Brings what is posted for these orders to what they are now. A second call changes nothing. */
  abstract settle(tx: EntityManager, orderIds: readonly string[]): Promise<void>;
}
