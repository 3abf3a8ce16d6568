/** Which place a list is near to: the given one, or else the user's own. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { Viewer } from '../../../platform/security/viewer';
import { ShoppingPlacesService } from '../../accounts/profile/shopping-places.service';
import { GeographyService } from '../../geography/geography.service';
import type { PlaceIds } from '../../geography/place-ids.types';

export interface NearPlace {
  readonly districtId: number;
  readonly upazilaId?: number | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class NearnessService {
  constructor(
    private readonly geography: GeographyService,
    private readonly shoppingPlaces: ShoppingPlacesService,
  ) {}

  /** Null where none is given, and for a place that does not exist. */
  async placeFor(viewer: Viewer | null, near: NearPlace | null | undefined): Promise<PlaceIds | null> {
    if (near) return this.geography.placeIn(near.districtId, near.upazilaId ?? null);
    return viewer && this.shoppingPlaces.nearTo(viewer);
  }
}
