/** What every deal must be when it begins to count, made or accepted by an admin or by the seller. */
import type { Db } from '../../../platform/db/sql';
import { AppError } from '../../../platform/errors/app-error';
import type { DealsStore, DealtProduct } from './deals.store';

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
  const conflict = (key: 'deal.notOnMarket' | 'deal.overlaps', field: string) => new AppError('CONFLICT', key, undefined, [{ field, key }]);
  if (!isPublished) throw conflict('deal.notOnMarket', 'productId');
  if (await store.overlaps(tx, productId, from, until)) throw conflict('deal.overlaps', 'endsAt');
}
