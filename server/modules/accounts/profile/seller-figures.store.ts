/**
 * The statements that change the figures stored beside a user: what a seller has on the market, and what buyers think
 * of them.
 */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

export interface PublishedChange {
  readonly sellerId: string;
  /** Products that came onto the market less those that left it. */
  readonly by: number;
}

const ADD_PUBLISHED = `
  UPDATE users u SET published_count = u.published_count + change.by
  FROM unnest($1::uuid[], $2::int[]) AS change (seller_id, by) WHERE u.id = change.seller_id`;
const ADD_RATING = 'UPDATE users SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1';

export async function addPublished(tx: EntityManager, changes: readonly PublishedChange[]): Promise<void> {
  await execute(tx, ADD_PUBLISHED, [changes.map(({ sellerId }) => sellerId), changes.map(({ by }) => by)]);
}

export async function addSellerRating(tx: EntityManager, sellerId: string, stars: number, count: number): Promise<void> {
  await execute(tx, ADD_RATING, [sellerId, stars, count]);
}
