/**
 * Called in the transaction that delivers orders, takes a delivery back, changes what was refunded of it, or moves an
 * order that was paid online. Commission and discounts are accounted for by the money module, which comes after orders
 * and implements this port (OrderPostingsService); the container binds it.
 */
import type { EntityManager } from 'typeorm';

/** A gateway gives this back, and has not reported it as done. */
export interface RefundUnderWay {
  readonly id: string;
  /** BDT. */
  readonly amount: string;
}

export abstract class OrderLedger {
  /**
   * Brings what is posted for these orders to what they are now. A second call changes nothing. A step that raises a
   * total (`isRaise`) is a CONFLICT while a gateway gives that money back.
   */
  abstract settle(tx: EntityManager, orderIds: readonly string[], how?: { readonly isRaise?: boolean }): Promise<void>;

  /**
   * Drops the refunds of an order that were not sent yet, unless the order is complete: `settle` requests again what
   * still goes back. Returns those that are under way and not yet in its account.
   */
  abstract refundsUnderWay(tx: EntityManager, order: { readonly id: string; readonly isComplete: boolean }): Promise<RefundUnderWay[]>;
}
