/** What pricing must know of products and of a destination. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { Db } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/db/uuid';
import { GeographyService, type PlaceIds } from '../../geography/geography.service';
import type { SaleItem } from './sale-item';
import { placeOfUser, saleItems } from './sale-items.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SaleItemsService {
  constructor(private readonly geography: GeographyService) {}

  /** A product that was never offered does not exist for anyone but its owner. One statement. */
  async byProduct(db: Db, productIds: readonly string[], viewerId: string | null): Promise<Map<string, SaleItem>> {
    const found = await saleItems(db, productIds.filter(isUuid), viewerId);
    return new Map(found.map((item) => [item.productId, item]));
  }

  /** The whole place of an upazila; null where there is no such upazila. */
  async placeOfUpazila(upazilaId: number): Promise<PlaceIds | null> {
    const upazila = await this.geography.upazila(upazilaId);
    if (!upazila) return null;
    const { id: districtId, divisionId } = await this.geography.districtOf(upazila);
    return { upazilaId, districtId, divisionId };
  }

  /** Where a user lives by the profile, else null. */
  placeOfAccount(db: Db, accountId: string): Promise<PlaceIds | null> {
    return placeOfUser(db, accountId);
  }
}
