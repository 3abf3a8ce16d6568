/** Reads what pricing must know of products and of a destination. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { selected, type Selection } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/uuid';
import { Outbox } from '../../../platform/outbox/outbox';
import { GeographyService } from '../../geography/geography.service';
import type { PlaceIds } from '../../geography/place-ids.types';
import type { SaleItem } from '../pricing/sale-item';
import {
  type OrderItemColumns,
  orderItemColumns,
  type OrderItemRow,
  orderItems,
  placeOfUser,
  saleItems,
  type SaleItemRow,
  saleItemsOf,
} from './sale-items.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SaleItemsService {
  private readonly orderItem: OrderItemColumns;

  constructor(
    private readonly geography: GeographyService,
    outbox: Outbox,
  ) {
    this.orderItem = orderItemColumns(outbox.hasListener('p.seller_id', '$2::uuid'));
  }

  /** A product that was never offered does not exist for anyone but its owner. One statement. */
  async findByProduct(db: Db, productIds: readonly string[], viewerId: string | null): Promise<Map<string, SaleItem>> {
    return this.read(await selected(db, saleItems(productIds.filter(isUuid), viewerId)));
  }

  /** The statement for products that are ordered, with what their orders are written with; `read` reads its rows. */
  prepareItems(productIds: readonly string[], buyerId: string): Selection<OrderItemRow> {
    return orderItems(this.orderItem, productIds.filter(isUuid), buyerId);
  }

  read(rows: readonly SaleItemRow[]): Map<string, SaleItem> {
    return new Map(saleItemsOf(rows).map((item) => [item.productId, item]));
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
