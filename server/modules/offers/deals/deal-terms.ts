/** Checks that every deal must pass when it begins to count, made or accepted by an admin or by the seller. */
import type { Db } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import type { DealsStore, DealtProduct, NewDeal } from './deals.store';

/** A start that is missing or has passed is now (null). */
export const dealFrom = ({ startsAt }: { readonly startsAt?: Date | null }): Date | null =>
  startsAt && +startsAt > Date.now() ? startsAt : null;

/** CONFLICT unless the product is on the market and no other deal of it counts between the two moments. */
export async function assertMayCount(
  store: DealsStore,
  tx: Db,
  { productId, isPublished }: DealtProduct,
  { from, until }: { readonly from: Date | null; readonly until: Date },
): Promise<void> {
  if (!isPublished) throw conflict('deal.notOnMarket', { status: 'UNPUBLISHED' }, { field: 'productId' });
  const other = await store.overlapping(tx, productId, from, until);
  if (other) throw conflict('deal.overlaps', { status: other }, { field: 'endsAt' });
}

/**
 * BAD_USER_INPUT where the budget of the platform does not pay for the least that can be bought: such a deal would
 * count for no order (mark_used_up_deals in the database).
 */
export function assertPaysForOne({ price, leastQuantity }: DealtProduct, { percent, marketBudget }: NewDeal): void {
  const share = money(price).minus(
    toMoney(
      money(price)
        .times(100 - percent)
        .div(100),
    ),
  );
  const amount = toMoney(share.times(leastQuantity));
  if (marketBudget !== null && money(marketBudget).lt(amount))
    throw invalidInput([{ field: 'marketBudget', key: 'deal.budgetTooSmall', params: { amount } }]);
}
