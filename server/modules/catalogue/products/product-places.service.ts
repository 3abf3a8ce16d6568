/**
 * Moves the location copied onto a seller's products when the seller moves: lists and filters read it there. Orders
 * retain what was true when they were placed.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { SellerLocationObserver } from '../../accounts/profile/seller-location-observer.port';
import type { PlaceIds } from '../../geography/place-ids.types';
import { Product } from './product.entity';

@scoped(Lifecycle.ContainerScoped)
export class ProductPlacesService extends SellerLocationObserver {
  async locationChanged(tx: EntityManager, sellerId: string, { divisionId, districtId, upazilaId }: PlaceIds): Promise<void> {
    await tx.getRepository(Product).update({ sellerId }, { divisionId, districtId, upazilaId });
  }
}
