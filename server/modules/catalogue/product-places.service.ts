/** Moves the place copied onto a seller's products when he moves: lists and filters read it there. Orders keep what was true when they were placed. */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/db/sql';
import { PlaceFollower } from '../accounts/place-follower.service';
import type { PlaceIds } from '../geography/geography.service';

@scoped(Lifecycle.ContainerScoped)
export class ProductPlacesService extends PlaceFollower {
  async follow(tx: EntityManager, sellerId: string, { divisionId, districtId, upazilaId }: PlaceIds): Promise<void> {
    await execute(tx, 'UPDATE products SET division_id = $2, district_id = $3, upazila_id = $4 WHERE seller_id = $1', [
      sellerId,
      divisionId,
      districtId,
      upazilaId,
    ]);
  }
}
