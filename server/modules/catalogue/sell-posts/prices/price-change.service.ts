/**
 * Applies a new price of a product to its prices by quantity: none may be above it, and none changes unless the seller
 * chose how.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { isAbove, loweredTier } from '../../../../../schema/rules/catalogue/tiers';
import { TierChange } from '../../../../../schema/values/catalogue/catalogue';
import { invalidInput } from '../../../../platform/errors/validation-error';
import { PriceTiersStore, type StoredTier } from './price-tiers.store';

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

  /**
   * In the caller's transaction, under the lock of the product. BAD_USER_INPUT at `tiersAbovePrice` where it must state
   * what becomes of them.
   */
  async settle(tx: EntityManager, { productId, before, after, tiersAbovePrice }: PriceChange): Promise<void> {
    const tiers = settledTiers(await this.tiers.findOfProduct(tx, productId), { before, after, tiersAbovePrice });
    if (tiers) await this.tiers.put(tx, productId, tiers);
  }
}

/**
 * Returns these prices by quantity after the change; null where they stay. BAD_USER_INPUT at `tiersAbovePrice` where it
 * must state what becomes of them.
 */
export function settledTiers(
  tiers: readonly StoredTier[],
  { before, after, tiersAbovePrice }: Omit<PriceChange, 'productId'>,
): StoredTier[] | null {
  if (!tiers.some((tier) => isAbove(tier, after))) return null;
  if (tiersAbovePrice === TierChange.LOWER) return tiers.map((tier) => ({ ...tier, price: loweredTier(tier.price, before, after) }));
  if (tiersAbovePrice === TierChange.REMOVE) return tiers.filter((tier) => !isAbove(tier, after));
  throw invalidInput([{ field: 'tiersAbovePrice', key: 'product.tiersAbovePrice' }]);
}
