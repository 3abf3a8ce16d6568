/**
 * Called in the transaction that changes a seller's location, name or ways to be paid. Modules that store a copy of it,
 * or report what shows it, come after `accounts`, so they implement this port (catalogue: ProductSellersService); the
 * container binds it.
 */
import type { EntityManager } from 'typeorm';
import type { PlaceIds } from '../../geography/place-ids.types';

export abstract class SellerObserver {
  abstract locationChanged(tx: EntityManager, sellerId: string, place: PlaceIds): Promise<void>;
  abstract nameChanged(tx: EntityManager, sellerId: string): Promise<void>;
  abstract paymentsChanged(tx: EntityManager, sellerId: string): Promise<void>;
}
