/** Finds purchases that were placed before, for requests that are sent again and for lost responses. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { mayBuy } from '../orders/order.policy';
import type { Purchase } from '../orders/purchase.entity';
import { PurchasesStore } from './purchases.store';

/** Idempotency keys of purchases are stored under this name. */
export const PLACE_ORDER = 'placeOrder';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StoredPurchasesService {
  constructor(
    private readonly db: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly purchases: PurchasesStore,
  ) {}

  /** Returns the purchase of which the response was lost; null when the key led to no purchase, or not yet. */
  async findByKey(viewer: Viewer, idempotencyKey: string): Promise<Purchase | null> {
    assertMay(mayBuy(viewer));
    const key = this.idempotency.requireKey(idempotencyKey);
    const id = await this.idempotency.find(this.db, { userId: viewer.id, key, operation: PLACE_ORDER });
    return id === null ? null : this.findById(viewer, id, { replayed: false });
  }

  /** Returns a purchase that the viewer has placed under a key. */
  async findById(viewer: Viewer, id: string, { replayed }: { readonly replayed: boolean }): Promise<Purchase> {
    const purchase = await this.purchases.findOfBuyer(this.db, id, viewer.id);
    if (!purchase) throw new Error('A claimed purchase is not there.');
    return { ...purchase, replayed };
  }
}
