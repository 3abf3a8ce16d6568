/**
 * Keeps where a member shops from. Lists of the market ask it what is near to a member who did not say so himself: his chosen place, or else the
 * one of his profile. A visitor's place stays on his device.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { execute, one } from '../../platform/db/sql';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { GeographyService, type PlaceIds } from '../geography/geography.service';
import { mayKeepAddresses } from './profile.policy';
import { ShoppingPlace } from './shopping-place.entity';

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
    assertMay(mayKeepAddresses(viewer));
    return this.db.getRepository(ShoppingPlace).findOneBy({ userId: viewer.id });
  }

  async choose(viewer: Viewer, { districtId, upazilaId = null, address = null }: ShoppingPlaceChoice): Promise<ShoppingPlace> {
    assertMay(mayKeepAddresses(viewer));
    const place = await this.geography.placeIn(districtId, upazilaId);
    if (!place) throw invalidInput([{ field: 'districtId', key: 'place.districtRequired' }]);
    if (place.upazilaId !== upazilaId) throw invalidInput([{ field: 'upazilaId', key: 'error.badInput' }]);
    const chosen = { userId: viewer.id, ...place, address, updatedAt: new Date() };
    await this.db.getRepository(ShoppingPlace).upsert(chosen, ['userId']);
    return this.db.getRepository(ShoppingPlace).create(chosen);
  }

  /** Nothing kept is no error. */
  async forget(viewer: Viewer): Promise<true> {
    assertMay(mayKeepAddresses(viewer));
    await execute(this.db, 'DELETE FROM shopping_places WHERE user_id = $1', [viewer.id]);
    return true;
  }

  /** For sorting by nearness; null for a member who never named a place. One statement. */
  async nearTo(viewer: Viewer): Promise<PlaceIds | null> {
    const place = await one<PlaceIds>(this.db, NEAR_TO, [viewer.id]);
    return place && place.divisionId !== null ? place : null;
  }
}

const NEAR_TO = `
  SELECT coalesce(chosen.division_id, u.division_id) AS "divisionId",
    CASE WHEN chosen.user_id IS NULL THEN u.district_id ELSE chosen.district_id END AS "districtId",
    CASE WHEN chosen.user_id IS NULL THEN u.upazila_id ELSE chosen.upazila_id END AS "upazilaId"
  FROM users u LEFT JOIN shopping_places chosen ON chosen.user_id = u.id WHERE u.id = $1`;
