/** What pricing must know of products and of a destination. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { selected, type Selection } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/db/uuid';
import { GeographyService } from '../../geography/geography.service';
import type { PlaceIds } from '../../geography/place-ids.types';
import type { SaleItem } from './sale-item';
import { placeOfUser, saleItems, type SaleItemRow, saleItemsOf } from './sale-items.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SaleItemsService {
  constructor(private readonly geography: GeographyService) {}

  /** A product that was never offered does not exist for anyone but its owner. One statement. */
  async byProduct(db: Db, productIds: readonly string[], viewerId: string | null): Promise<Map<string, SaleItem>> {
    return this.read(await selected(db, this.reading(productIds, viewerId)));
  }

  /** The same statement, for a transaction that begins with it; `read` reads its rows. */
  reading(productIds: readonly string[], viewerId: string | null): Selection<SaleItemRow> {
    return saleItems(productIds.filter(isUuid), viewerId);
  }

  read(found: readonly SaleItemRow[]): Map<string, SaleItem> {
    return new Map(saleItemsOf(found).map((item) => [item.productId, item]));
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
