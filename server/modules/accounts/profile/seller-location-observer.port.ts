/**
 * Called in the transaction that changes a seller's location. Modules that store a copy of it come after `accounts`, so
 * they implement this port (catalogue: ProductPlacesService); the container binds it.
 */
import type { EntityManager } from 'typeorm';
import type { PlaceIds } from '../../geography/place-ids.types';

export abstract class SellerLocationObserver {
  abstract locationChanged(tx: EntityManager, sellerId: string, place: PlaceIds): Promise<void>;
}
