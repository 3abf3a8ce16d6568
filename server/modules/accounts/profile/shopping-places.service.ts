/**
 * Stores where a user buys. Lists of the market use it for what is near when the request names no location: the chosen
 * location, or else the one of the profile. A visitor's location is stored on the device.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { GeographyService } from '../../geography/geography.service';
import type { PlaceIds } from '../../geography/place-ids.types';
import { mayManageAddresses } from '../users/profile.policy';
import { ShoppingPlace } from './shopping-place.entity';
import { shoppingPlaceOf } from './shopping-places.query';
import { shopFromUpazila } from './shopping-places.store';

export interface ShoppingPlaceChoice {
  readonly districtId: number;
  readonly upazilaId?: number | null;
  readonly address?: string | null;
}

@scoped(Lifecycle.ContainerScoped)
export class ShoppingPlacesService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
  ) {}

  async mine(viewer: Viewer): Promise<ShoppingPlace | null> {
    assertMay(mayManageAddresses(viewer));
    return this.db.getRepository(ShoppingPlace).findOneBy({ userId: viewer.id });
  }

  async choose(viewer: Viewer, { districtId, upazilaId = null, address = null }: ShoppingPlaceChoice): Promise<ShoppingPlace> {
    assertMay(mayManageAddresses(viewer));
    const place = await this.geography.placeIn(districtId, upazilaId);
    if (!place) throw invalidInput([{ field: 'districtId', key: 'place.districtRequired' }]);
    if (place.upazilaId !== upazilaId) throw invalidInput([{ field: 'upazilaId', key: 'error.badInput' }]);
    const chosen = { userId: viewer.id, ...place, address, updatedAt: new Date() };
    await this.db.getRepository(ShoppingPlace).upsert(chosen, ['userId']);
    return this.db.getRepository(ShoppingPlace).create(chosen);
  }

  /** For a user's first address: who has chosen no place shops from there. A part of the transaction that saves it. */
  shopFrom(tx: EntityManager, userId: string, upazilaId: number): Promise<void> {
    return shopFromUpazila(tx, userId, upazilaId);
  }

  /** To have none stored is no error. */
  async forget(viewer: Viewer): Promise<true> {
    assertMay(mayManageAddresses(viewer));
    await this.db.getRepository(ShoppingPlace).delete({ userId: viewer.id });
    return true;
  }

  /** For sorting by nearness; null for a user who never named a place. One statement. */
  async nearTo(viewer: Viewer): Promise<PlaceIds | null> {
    const place = await shoppingPlaceOf(this.db, viewer.id);
    return place && place.divisionId !== null ? place : null;
  }
}
