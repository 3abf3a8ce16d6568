/**
 * The seller of an order has left the market, and a buyer reports a transfer for it: nobody is there who could confirm
 * or reject that, so an admin decides. Disputes come after payments, and implement this port (UnheardClaimsService);
 * the container binds it.
 */
import type { EntityManager } from 'typeorm';
import type { Order } from '../orders/order.entity';

export abstract class UnheardClaims {
  /** CONFLICT where too many disputes of the buyer wait. Holds the buyer's account until the transaction ends. */
  abstract assertMayAsk(tx: EntityManager, order: Order): Promise<void>;

  /** Asks the admins about the payment that was claimed last. The order is locked, and may be asked about. */
  abstract ask(tx: EntityManager, order: Order): Promise<void>;
}
