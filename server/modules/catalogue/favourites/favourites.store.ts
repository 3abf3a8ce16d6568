/** Saves favourites with the price and name seen. Called by FavouritesService. */
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, nullable, type RowOf, selectOne } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { dealPrice } from '../products/running-deal.query';
import { isShown } from './favourites.query';

/** A product that someone wants to save. */
export interface NewFavourite {
  readonly productId: string;
  /** BDT for one unit; the current price where it is left out. */
  readonly seenPrice?: string | null;
}

const saved = columns({ seenPrice: column('seen_price', nullable(decimal)) });

const ADD = (sql: string) => `
  INSERT INTO favourites (user_id, product_id, seen_price, seen_name)
  SELECT $1, p.id, coalesce($3::numeric, ${dealPrice}, p.price), p.name FROM products p
  WHERE p.id = $2::uuid AND (SELECT count(*) FROM favourites WHERE user_id = $1 AND product_id <> $2::uuid) < $4
  ON CONFLICT (user_id, product_id) DO UPDATE SET seen_price = favourites.seen_price
  RETURNING ${sql}`;

const MERGE = `
  INSERT INTO favourites (user_id, product_id, seen_price, seen_name, created_at)
  SELECT $1, p.id, coalesce(visitor.seen_price, ${dealPrice}, p.price), p.name, now() - visitor.position * interval '1 microsecond'
  FROM unnest($2::uuid[], $3::numeric[]) WITH ORDINALITY AS visitor (product_id, seen_price, position)
  JOIN products p ON p.id = visitor.product_id JOIN users s ON s.id = p.seller_id
  WHERE ${isShown} AND NOT EXISTS (SELECT 1 FROM favourites f WHERE f.user_id = $1 AND f.product_id = p.id)
  ORDER BY visitor.position LIMIT greatest(0, $4 - (SELECT count(*) FROM favourites WHERE user_id = $1))
  ON CONFLICT (user_id, product_id) DO NOTHING`;

/**
 * The price it is saved with, null where none was recorded: one that was saved before stays as it was. Null where the
 * user has `serverLimits.favourites` already.
 */
export function addFavourite(db: Db, userId: string, { productId, seenPrice }: NewFavourite): Promise<RowOf<typeof saved> | null> {
  return selectOne(db, saved, ADD, [userId, productId, seenPrice ?? null, serverLimits.favourites]);
}

/**
 * Adds those that are on the market for everyone, in this order, up to the limit; those of the user stay as they were.
 */
export async function mergeFavourites(db: Db, userId: string, added: readonly NewFavourite[]): Promise<void> {
  const values = [added.map(({ productId }) => productId), added.map(({ seenPrice }) => seenPrice ?? null)];
  await execute(db, MERGE, [userId, ...values, serverLimits.favourites]);
}
