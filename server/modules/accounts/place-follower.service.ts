/**
 * Whoever keeps a copy of a seller's place is told, in the transaction that changes it. Accounts stand before the rooms that copy, so those
 * implement this port (catalogue: ProductPlacesService) and the container binds it.
 */
import type { EntityManager } from 'typeorm';
import type { PlaceIds } from '../geography/geography.service';

export abstract class PlaceFollower {
  abstract follow(tx: EntityManager, sellerId: string, place: PlaceIds): Promise<void>;
}
