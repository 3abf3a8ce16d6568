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

/** The buyer owes `due` (BDT) of the order, were everything given back that is under way. */
export interface OrderInDebt {
  readonly id: string;
  readonly isComplete: boolean;
  readonly due: string;
}

export interface RefundsLeft {
  /** Gateways have given this much of the order's payments back, or are to give it back, BDT. */
  readonly requested: string;
  readonly underWay: readonly RefundUnderWay[];
}

export abstract class OrderLedger {
  /**
   * Brings what is posted for these orders to what they are now. A second call changes nothing. A step that raises a
   * total (`isRaise`) is a CONFLICT while a gateway gives that money back.
   */
  abstract settle(tx: EntityManager, orderIds: readonly string[], how?: { readonly isRaise?: boolean }): Promise<void>;

  /** Posts what the market has given of the refunds of this order for a seller who has left, or takes that back. */
  abstract settleCovered(tx: EntityManager, orderId: string): Promise<void>;

  /** Refunds of the order that are under way, and that its account does not have. The order is locked. */
  abstract refundsUnderWay(tx: EntityManager, orderId: string): Promise<RefundUnderWay[]>;

  /**
   * Drops the refunds of the order that nobody can have: not sent yet, or rejected. What still goes back is requested
   * again: of a complete order all but `due`, here; of others by `settle`.
   */
  abstract dropUnsent(tx: EntityManager, order: OrderInDebt): Promise<RefundsLeft>;
}
