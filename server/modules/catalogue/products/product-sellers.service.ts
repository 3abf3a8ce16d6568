/**
 * Follows what products show of their seller. The location is copied onto them: lists and filters read it there, while
 * orders retain what was true when they were placed. Of another location or name, or another way to be paid, the
 * seller's programs are sent each product on the market.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/outbox/outbox';
import { SellerObserver } from '../../accounts/profile/seller-observer.port';
import type { PlaceIds } from '../../geography/place-ids.types';
import { Product } from './product.entity';
import { lockPublished } from './products.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductSellersService extends SellerObserver {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  async locationChanged(tx: EntityManager, sellerId: string, { divisionId, districtId, upazilaId }: PlaceIds): Promise<void> {
    await tx.getRepository(Product).update({ sellerId }, { divisionId, districtId, upazilaId });
    await this.report(tx, sellerId);
  }

  nameChanged(tx: EntityManager, sellerId: string): Promise<void> {
    return this.report(tx, sellerId);
  }

  paymentsChanged(tx: EntityManager, sellerId: string): Promise<void> {
    return this.report(tx, sellerId);
  }

  private async report(tx: EntityManager, sellerId: string): Promise<void> {
    this.outbox.record(tx, 'PRODUCT_CHANGED', await lockPublished(tx, sellerId));
  }
}
