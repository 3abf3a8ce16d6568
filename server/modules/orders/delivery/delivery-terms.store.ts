/**
 * The tables of sellers' delivery terms and rates. Called by DeliveryTermsService; pricing reads them within its own
 * statement.
 */
import type { EntityManager } from 'typeorm';
import { DeliveryWindow, DistanceClass, Weekday } from '../../../../schema/values/orders/delivery';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  selectOne,
  shape,
} from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const rate = { distance: oneOf(DistanceClass), base: decimal, freeKg: decimal, perKg: decimal, maxKg: decimal };

/** Pricing needs these values of a seller's own terms. */
export const offeredTerms = shape({
  distances: listOf(oneOf(DistanceClass)),
  pickup: flag,
  leadDays: int,
  weekdays: listOf(oneOf(Weekday)),
  windows: listOf(oneOf(DeliveryWindow)),
  freeFrom: nullable(decimal),
  rates: listOf(shape(rate)),
});
export type OfferedTerms = ReturnType<typeof offeredTerms>;

const RATES = `(SELECT coalesce(json_agg(json_build_object('distance', r.distance, 'base', r.base::text, 'freeKg', trim_scale(r.free_kg)::text,
    'perKg', r.per_kg::text, 'maxKg', trim_scale(r.max_kg)::text)), '[]')
  FROM delivery_rates r WHERE r.seller_id = t.seller_id)`;

/** SQL: the terms of the seller as json, null for one without terms of their own. */
export const termsOfSeller = (sellerId: string): string => `
  (SELECT json_build_object('distances', t.distances, 'pickup', t.pickup, 'leadDays', t.lead_days, 'weekdays', t.weekdays, 'windows', t.windows,
    'freeFrom', t.free_from::text, 'rates', ${RATES})
   FROM delivery_terms t WHERE t.seller_id = ${sellerId})`;

const stored = columns({
  terms: column(termsOfSeller('d.seller_id'), offeredTerms),
  version: column('d.version', int),
  updatedAt: column('d.updated_at', instant),
});
export type StoredTerms = RowOf<typeof stored>;

const OF_SELLER = (list: string) => `SELECT ${list} FROM delivery_terms d WHERE d.seller_id = $1`;
const SAVE = `
  INSERT INTO delivery_terms (seller_id, distances, pickup, lead_days, weekdays, windows, free_from) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (seller_id) DO UPDATE SET distances = excluded.distances, pickup = excluded.pickup, lead_days = excluded.lead_days,
    weekdays = excluded.weekdays, windows = excluded.windows, free_from = excluded.free_from, version = delivery_terms.version + 1, updated_at = now()
  WHERE $8::int IS NULL OR delivery_terms.version = $8`;
const REMOVE_RATES = 'DELETE FROM delivery_rates WHERE seller_id = $1 AND distance <> ALL ($2::text[])';
const SAVE_RATES = `
  INSERT INTO delivery_rates (seller_id, distance, base, free_kg, per_kg, max_kg)
  SELECT $1, r.distance, r.base, r."freeKg", r."perKg", r."maxKg"
  FROM jsonb_to_recordset($2) AS r (distance text, base numeric, "freeKg" numeric, "perKg" numeric, "maxKg" numeric)
  ON CONFLICT (seller_id, distance) DO UPDATE SET base = excluded.base, free_kg = excluded.free_kg, per_kg = excluded.per_kg, max_kg = excluded.max_kg`;

/** Null for a seller without terms of their own. */
export function storedTerms(db: Db, sellerId: string): Promise<StoredTerms | null> {
  return selectOne(db, stored, OF_SELLER, [sellerId]);
}

/** False, and nothing is saved, where the stored version is another than the one given. */
export async function saveTerms(tx: EntityManager, sellerId: string, terms: OfferedTerms, version: number | null): Promise<boolean> {
  const { distances, pickup, leadDays, weekdays, windows, freeFrom, rates } = terms;
  if ((await execute(tx, SAVE, [sellerId, distances, pickup, leadDays, weekdays, windows, freeFrom, version])) === 0) return false;
  await execute(tx, REMOVE_RATES, [sellerId, rates.map(({ distance }) => distance)]);
  await execute(tx, SAVE_RATES, [sellerId, JSON.stringify(rates)]);
  return true;
}
