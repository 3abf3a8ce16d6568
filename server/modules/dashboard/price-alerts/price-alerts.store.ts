/** The statements of price alerts. Called by PriceAlertsService. */
import type { EntityManager } from 'typeorm';
import { AlertDirection } from '../../../../schema/values/market/price-alerts';
import { serverLimits } from '../../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import type { PriceAlert } from './price-alert.entity';

const alert = columns({
  id: column('id', text),
  userId: column('user_id', text),
  categorySlug: column('category_slug', text),
  districtId: column('district_id', int),
  direction: column('direction', oneOf(AlertDirection)),
  price: column('price', decimal),
  isMet: column('is_met', flag),
  notifiedAt: column('notified_at', nullable(instant)),
  textedAt: column('texted_at', nullable(instant)),
  createdAt: column('created_at', instant),
});
const crossed = columns({
  id: column('a.id', text),
  userId: column('a.user_id', text),
  categorySlug: column('a.category_slug', text),
  districtId: column('a.district_id', int),
  direction: column('a.direction', oneOf(AlertDirection)),
  price: column('a.price', decimal),
  median: column('w.median', decimal),
  isTextDue: column(
    `NOT EXISTS (SELECT 1 FROM price_alerts earlier WHERE earlier.user_id = a.user_id AND earlier.texted_at > now() - interval '1 day')`,
    flag,
  ),
});
export type CrossedAlert = RowOf<typeof crossed>;

const IS_MET = `CASE a.direction WHEN 'ABOVE' THEN w.median >= a.price ELSE w.median <= a.price END`;
const OF_USER = (list: string) => `SELECT ${list} FROM price_alerts WHERE user_id = $1 ORDER BY created_at DESC, id DESC`;
/**
 * The same alert again has another limit, and is notified of again. The user is locked, so that parallel requests count
 * each other.
 */
const ADD = (list: string) => `
  WITH owner AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
  INSERT INTO price_alerts (user_id, category_slug, district_id, direction, price)
  SELECT id, $2::text, $3::smallint, $4::text, $5::numeric FROM owner
  WHERE (SELECT count(*) FROM price_alerts WHERE user_id = $1) < ${serverLimits.priceAlerts}
    OR EXISTS (SELECT 1 FROM price_alerts WHERE user_id = $1 AND category_slug = $2::text AND district_id = $3::smallint AND direction = $4::text)
  ON CONFLICT (user_id, category_slug, district_id, direction) DO UPDATE SET price = EXCLUDED.price, is_met = false
  RETURNING ${list}`;
const REMOVE = 'DELETE FROM price_alerts WHERE id = $1 AND user_id = $2';
/** Where no price is known, what was met stays met until it is known to be on the other side. */
const FORGET = `
  UPDATE price_alerts a SET is_met = false FROM week_prices w
  WHERE w.category_slug = a.category_slug AND w.district_id = a.district_id AND a.is_met AND NOT (${IS_MET})`;
const CROSSED = (list: string) => `
  SELECT ${list} FROM price_alerts a
  JOIN week_prices w ON w.category_slug = a.category_slug AND w.district_id = a.district_id
  JOIN users u ON u.id = a.user_id AND u.status = 'APPROVED'
  WHERE NOT a.is_met AND (${IS_MET}) AND (a.notified_at IS NULL OR a.notified_at < now() - interval '1 day')
  ORDER BY a.user_id, a.id LIMIT ${serverLimits.priceAlertsAtOnce} FOR UPDATE OF a SKIP LOCKED`;
const NOTIFIED = `
  UPDATE price_alerts SET is_met = true, notified_at = now(), texted_at = CASE WHEN id = ANY ($2::uuid[]) THEN now() ELSE texted_at END
  WHERE id = ANY ($1::uuid[])`;

/** The latest first. */
export function alertsOf(db: Db, userId: string): Promise<PriceAlert[]> {
  return select(db, alert, OF_USER, [userId]);
}

/** Null where the user has as many as one may have. */
export function addAlert(
  tx: EntityManager,
  userId: string,
  { categorySlug, districtId, direction, price }: Pick<PriceAlert, 'categorySlug' | 'districtId' | 'direction' | 'price'>,
): Promise<PriceAlert | null> {
  return selectOne(tx, alert, ADD, [userId, categorySlug, districtId, direction, price]);
}

/** False where the user has no such alert. */
export async function removeAlert(db: Db, id: string, userId: string): Promise<boolean> {
  return (await execute(db, REMOVE, [id, userId])) > 0;
}

export async function removeAlertsOf(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, 'DELETE FROM price_alerts WHERE user_id = $1', [userId]);
}

/** Returns the alerts that the price has reached since the last run; each at most once a day. */
export async function crossedAlerts(tx: EntityManager): Promise<CrossedAlert[]> {
  await execute(tx, FORGET);
  return select(tx, crossed, CROSSED, []);
}

export async function markNotified(tx: EntityManager, ids: readonly string[], textedIds: readonly string[]): Promise<void> {
  await execute(tx, NOTIFIED, [ids, textedIds]);
}
