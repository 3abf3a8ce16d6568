/**
 * Called in the transaction that gives products another unit. What orders took or reserved is in the unit of before;
 * orders belong to a later module, which implements this port (OpenOrdersService); the container binds it.
 */
import type { EntityManager } from 'typeorm';

export abstract class UnitChanges {
  /** CONFLICT while orders of one of these products are under way. */
  abstract assertMayChange(tx: EntityManager, productIds: readonly string[]): Promise<void>;
}
