/** Computes what a count or a movement means for the stock of a product. */
import { isSellersCount } from '../../../../schema/rules/catalogue/product.rules';
import type { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toQuantity } from '../../../platform/money';
import type { StockLevel } from './stock.store';

/** A seller's count of a product. */
export interface Counted {
  readonly productId: string;
  readonly quantity: string;
  readonly outcome?: FoundGoodsOutcome | null;
}

/**
 * By how much a seller's count changes the stock; null where it does not. BAD_USER_INPUT for a fraction that is not the
 * stock's own, and for less than is reserved.
 */
export function countedDelta({ onHand, reserved }: Pick<StockLevel, 'onHand' | 'reserved'>, quantity: string): string | null {
  const delta = money(quantity).minus(onHand);
  if (delta.eq(0)) return null;
  if (!isSellersCount(quantity, onHand)) throw invalidInput([{ field: 'quantity', key: 'product.stockDigits' }]);
  if (money(quantity).lt(reserved)) {
    throw invalidInput([{ field: 'quantity', key: 'product.belowReserved', params: { reserved: toQuantity(reserved) } }]);
  }
  return delta.toFixed();
}

/** BAD_USER_INPUT: nobody said how much there is in another unit, and a figure of before is none in it. */
export function assertCounted({ onHand }: Pick<StockLevel, 'onHand'>): void {
  if (money(onHand).gt(0)) throw invalidInput([{ field: 'quantity', key: 'product.quantityInUnit' }]);
}

/** Whether something can be bought after this change of what is available, and could not before. */
export function isBack({ onHand, reserved, lotMinimum }: StockLevel, change: ReturnType<typeof money>): boolean {
  const available = money(onHand).minus(reserved);
  const isSellable = (quantity: typeof available) => quantity.gt(0) && quantity.gte(lotMinimum);
  return isSellable(available) && !isSellable(available.minus(change));
}

/** The quantity as it leaves. */
export function negative(quantity: string): string {
  return money(quantity).times(-1).toFixed();
}
