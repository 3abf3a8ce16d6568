/** What a new price of a product does to its prices by quantity: none may be above it, and none changes unless the seller said how. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { isAbove, loweredTier } from '../../../../../schema/rules/tiers';
import { TierChange } from '../../../../../schema/values/catalogue';
import { invalidInput } from '../../../../platform/errors/validation-error';
import { PriceTiersStore } from './price-tiers.store';

export interface PriceChange {
  readonly productId: string;
  /** BDT for one unit. */
  readonly before: string;
  readonly after: string;
  readonly tiersAbovePrice?: TierChange | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PriceChangeService {
  constructor(private readonly tiers: PriceTiersStore) {}

  /** In the caller's transaction, under the lock of the product. BAD_USER_INPUT at `tiersAbovePrice` where it must state what becomes of them. */
  async settle(tx: EntityManager, { productId, before, after, tiersAbovePrice }: PriceChange): Promise<void> {
    const tiers = await this.tiers.of(tx, productId);
    if (!tiers.some((tier) => isAbove(tier, after))) return;
    if (tiersAbovePrice === TierChange.LOWER) {
      return this.tiers.put(
        tx,
        productId,
        tiers.map((tier) => ({ ...tier, price: loweredTier(tier.price, before, after) })),
      );
    }
    if (tiersAbovePrice === TierChange.REMOVE) {
      return this.tiers.put(
        tx,
        productId,
        tiers.filter((tier) => !isAbove(tier, after)),
      );
    }
    throw invalidInput([{ field: 'tiersAbovePrice', key: 'product.tiersAbovePrice' }]);
  }
}
