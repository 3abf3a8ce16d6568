/** The statements of shared baskets. Called by the services of this module. */
import type { EntityManager } from 'typeorm';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { SharedBasketState } from '../../../schema/values/orders/baskets';
import { DeliveryMethod, PaymentMethod } from '../../../schema/values/orders/orders';
import { serverLimits } from '../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  shape,
  text,
} from '../../platform/db/columns';
import { type Db, execute, exists } from '../../platform/db/sql';
import { sellerNameOf } from '../accounts/users/accounts.service';

const LINES = `(SELECT coalesce(json_agg(json_build_object('productId', l.product_id, 'quantity', trim_scale(l.quantity)::text)
    ORDER BY l.added_at, l.product_id), '[]') FROM shared_basket_lines l WHERE l.participant_id = m.id)`;
const PARTICIPANTS = `(SELECT json_agg(json_build_object('id', m.id, 'userId', m.user_id, 'name', u.name, 'phone', u.phone, 'status', u.status,
    'announcedTotal', m.announced_total::text, 'confirmedTotal', m.confirmed_total::text, 'paymentMethod', m.payment_method,
    'orderId', (SELECT o.id FROM orders o WHERE o.shared_basket_id = b.id AND o.buyer_id = m.user_id), 'lines', ${LINES})
    ORDER BY m.joined_at, m.id)
  FROM shared_basket_participants m JOIN users u ON u.id = m.user_id WHERE m.basket_id = b.id)`;
const participant = shape({
  id: text,
  userId: text,
  name: text,
  phone: text,
  status: oneOf(AccountStatus),
  announcedTotal: nullable(decimal),
  confirmedTotal: nullable(decimal),
  paymentMethod: nullable(oneOf(PaymentMethod)),
  orderId: nullable(text),
  lines: listOf(shape({ productId: text, quantity: decimal })),
});
export type BasketParticipant = ReturnType<typeof participant>;

/** The deadlines count from their moment on. */
const STATE = `CASE WHEN b.state IN ('OPEN', 'CONFIRMING') AND b.ends_at <= now() THEN 'EXPIRED'
  WHEN b.state = 'OPEN' AND b.closes_at <= now() THEN 'CONFIRMING' ELSE b.state END`;
const basket = columns({
  id: column('b.id', text),
  token: column('b.token', text),
  title: column('b.title', nullable(text)),
  organiserId: column('b.organiser_id', text),
  sellerId: column('b.seller_id', text),
  sellerName: column(sellerNameOf('s'), text),
  /** Role of all participants: the organiser's. */
  role: column('organiser.role', oneOf(Role)),
  organiserName: column('organiser.name', text),
  state: column(STATE, oneOf(SharedBasketState)),
  storedState: column('b.state', oneOf(SharedBasketState)),
  deliveryMethod: column('b.delivery_method', oneOf(DeliveryMethod)),
  contactName: column('b.contact_name', nullable(text)),
  contactPhone: column('b.contact_phone', nullable(text)),
  upazilaId: column('b.upazila_id', nullable(int)),
  address: column('b.address', nullable(text)),
  closesAt: column('b.closes_at', instant),
  endsAt: column('b.ends_at', instant),
  participants: column(PARTICIPANTS, nullable(listOf(participant))),
});
export type BasketRow = Omit<RowOf<typeof basket>, 'participants'> & { readonly participants: readonly BasketParticipant[] };

const id = columns({ id: column('id', text) });
const ofBasket = columns({ id: column('b.id', text) });

const FROM = 'FROM shared_baskets b JOIN users organiser ON organiser.id = b.organiser_id JOIN users s ON s.id = b.seller_id';
const BY_ID = (list: string) => `SELECT ${list} ${FROM} WHERE b.id = $1`;
const BY_TOKEN = (list: string) => `SELECT ${list} ${FROM} WHERE b.token = $1`;
const OF_USER = (list: string) => `
  SELECT ${list} ${FROM} WHERE b.id IN (SELECT basket_id FROM shared_basket_participants WHERE user_id = $1)
  ORDER BY b.id DESC LIMIT ${serverLimits.listedBaskets}`;
const OPEN_OF_USER = `
  SELECT count(*) FROM shared_basket_participants m JOIN shared_baskets b ON b.id = m.basket_id
  WHERE m.user_id = $1 AND b.state IN ('OPEN', 'CONFIRMING') AND b.ends_at > now()`;
/** The user is locked, so that parallel requests count each other. */
const LOCK_USER = 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE';
const LOCK = 'SELECT id FROM shared_baskets WHERE id = $1 FOR UPDATE';
const ADD = (list: string) => `
  INSERT INTO shared_baskets (token, organiser_id, seller_id, delivery_method, contact_name, contact_phone, upazila_id, address, title, closes_at, ends_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(hours => $10), now() + make_interval(hours => $10 + ${serverLimits.basketConfirmHours})
  WHERE (${OPEN_OF_USER.replaceAll('$1', '$2')}) < ${serverLimits.openBaskets} RETURNING ${list}`;
const ADD_ORGANISER = 'INSERT INTO shared_basket_participants (basket_id, user_id) VALUES ($1, $2)';
const JOIN = `
  INSERT INTO shared_basket_participants (basket_id, user_id)
  SELECT $2, $1 WHERE (${OPEN_OF_USER}) < ${serverLimits.openBaskets} ON CONFLICT (basket_id, user_id) DO NOTHING`;
const SET_LINE = `
  INSERT INTO shared_basket_lines (participant_id, product_id, quantity) VALUES ($1, $2, $3)
  ON CONFLICT (participant_id, product_id) DO UPDATE SET quantity = EXCLUDED.quantity`;
const BEING_CONFIRMED = `
  SELECT 1 FROM shared_basket_lines l JOIN shared_basket_participants m ON m.id = l.participant_id JOIN shared_baskets b ON b.id = m.basket_id
  WHERE l.product_id = ANY ($1::uuid[]) AND b.state IN ('OPEN', 'CONFIRMING') AND b.closes_at <= now() AND b.ends_at > now()`;
const CLOSE = `
  UPDATE shared_baskets SET state = 'CONFIRMING', closes_at = least(closes_at, now()),
    ends_at = least(closes_at, now()) + make_interval(hours => ${serverLimits.basketConfirmHours}) WHERE id = $1`;
/** The orders have what is needed of the address. */
const END = `
  UPDATE shared_baskets SET state = $2, contact_name = NULL, contact_phone = NULL, address = NULL WHERE id = $1`;
const ANNOUNCE = `
  UPDATE shared_basket_participants m SET announced_total = t.total, confirmed_total = NULL, payment_method = NULL
  FROM jsonb_to_recordset($2) AS t ("userId" uuid, total numeric) WHERE m.basket_id = $1 AND m.user_id = t."userId"`;
const CONFIRM = `
  UPDATE shared_basket_participants SET announced_total = $2, confirmed_total = $2, payment_method = $3 WHERE id = $1`;
const DUE = (list: string) => `
  SELECT ${list} FROM shared_baskets WHERE (state = 'OPEN' AND closes_at <= now()) OR (state = 'CONFIRMING' AND ends_at <= now())
  ORDER BY closes_at, id LIMIT ${serverLimits.basketsAtOnce}`;
/** Closed, and not priced again in the last minutes; the one that waits longest first. */
const TO_PRICE = (list: string) => `
  SELECT ${list} FROM shared_baskets WHERE state = 'CONFIRMING' AND ends_at > now()
    AND coalesce(priced_at, closes_at) <= now() - make_interval(mins => ${serverLimits.basketPriceMinutes})
  ORDER BY coalesce(priced_at, closes_at), id LIMIT ${serverLimits.basketsAtOnce}`;
const SWEEP = `
  DELETE FROM shared_baskets WHERE state IN ('ORDERED', 'CANCELLED', 'EXPIRED') AND ends_at < now() - make_interval(days => ${serverLimits.basketDays})`;
const OPEN_WITH_USER = (list: string) => `
  SELECT ${list} FROM shared_baskets b JOIN shared_basket_participants m ON m.basket_id = b.id
  WHERE m.user_id = $1 AND b.state IN ('OPEN', 'CONFIRMING') ORDER BY b.id`;

const withParticipants = (row: RowOf<typeof basket> | null): BasketRow | null => row && { ...row, participants: row.participants ?? [] };

export async function basketById(db: Db, basketId: string): Promise<BasketRow | null> {
  return withParticipants(await selectOne(db, basket, BY_ID, [basketId]));
}

export async function basketByToken(db: Db, token: string): Promise<BasketRow | null> {
  return withParticipants(await selectOne(db, basket, BY_TOKEN, [token]));
}

/** The newest first. */
export async function basketsOf(db: Db, userId: string): Promise<BasketRow[]> {
  return (await select(db, basket, OF_USER, [userId])).map((row) => ({ ...row, participants: row.participants ?? [] }));
}

/** As it is under the lock, which all changes of it queue for. */
export async function lockBasket(tx: EntityManager, basketId: string): Promise<BasketRow | null> {
  return (await exists(tx, LOCK, [basketId])) ? basketById(tx, basketId) : null;
}

export interface NewBasket extends Pick<
  BasketRow,
  'token' | 'title' | 'organiserId' | 'sellerId' | 'deliveryMethod' | 'contactName' | 'contactPhone' | 'upazilaId' | 'address'
> {
  readonly hours: number;
}

/** Its id; null where the user is in as many open ones as one may be. */
export async function addBasket(tx: EntityManager, one: NewBasket): Promise<string | null> {
  await execute(tx, LOCK_USER, [one.organiserId]);
  const { token, title, organiserId, sellerId, deliveryMethod, contactName, contactPhone, upazilaId, address, hours } = one;
  const contact = [deliveryMethod, contactName, contactPhone, upazilaId, address];
  const added = await selectOne(tx, id, ADD, [token, organiserId, sellerId, ...contact, title, hours]);
  if (added) await execute(tx, ADD_ORGANISER, [added.id, organiserId]);
  return added?.id ?? null;
}

/** False where the user is in as many open ones as one may be. */
export async function joinBasket(tx: EntityManager, basketId: string, userId: string): Promise<boolean> {
  await execute(tx, LOCK_USER, [userId]);
  return (await execute(tx, JOIN, [userId, basketId])) > 0;
}

export async function setBasketTitle(tx: EntityManager, basketId: string, title: string | null): Promise<void> {
  await execute(tx, 'UPDATE shared_baskets SET title = $2 WHERE id = $1', [basketId, title]);
}

export async function removeParticipant(tx: EntityManager, participantId: string): Promise<void> {
  await execute(tx, 'DELETE FROM shared_basket_participants WHERE id = $1', [participantId]);
}

/** A quantity of null removes the line. */
export async function setBasketLine(tx: EntityManager, participantId: string, productId: string, quantity: string | null): Promise<void> {
  if (quantity === null)
    await execute(tx, 'DELETE FROM shared_basket_lines WHERE participant_id = $1 AND product_id = $2', [participantId, productId]);
  else await execute(tx, SET_LINE, [participantId, productId, quantity]);
}

export async function closeBasket(tx: EntityManager, basketId: string): Promise<void> {
  await execute(tx, CLOSE, [basketId]);
}

export async function endBasket(tx: EntityManager, basketId: string, state: 'ORDERED' | 'CANCELLED' | 'EXPIRED'): Promise<void> {
  await execute(tx, END, [basketId, state]);
}

/** The totals that these users have to confirm from now on: what they confirmed before does not count any more. */
export async function announceTotals(
  tx: EntityManager,
  basketId: string,
  totals: readonly { readonly userId: string; readonly total: string }[],
): Promise<void> {
  if (totals.length > 0) await execute(tx, ANNOUNCE, [basketId, JSON.stringify(totals)]);
}

export async function confirmTotal(tx: EntityManager, participantId: string, total: string, paymentMethod: PaymentMethod): Promise<void> {
  await execute(tx, CONFIRM, [participantId, total, paymentMethod]);
}

/** Returns the ids of baskets whose time to join or to confirm is over and that are neither closed nor ended yet. */
export async function dueBaskets(db: Db): Promise<string[]> {
  return (await select(db, id, DUE, [])).map((row) => row.id);
}

/** Closed ones whose prices may have changed since they were last compared. */
export async function basketsToPrice(db: Db): Promise<string[]> {
  return (await select(db, id, TO_PRICE, [])).map((row) => row.id);
}

export async function markPriced(tx: EntityManager, basketId: string): Promise<void> {
  await execute(tx, 'UPDATE shared_baskets SET priced_at = now() WHERE id = $1', [basketId]);
}

/** Returns the ids of baskets that the user is in and that have not ended. */
export async function openBasketsWith(db: Db, userId: string): Promise<string[]> {
  return (await select(db, ofBasket, OPEN_WITH_USER, [userId])).map((row) => row.id);
}

export function sweepBaskets(db: Db): Promise<number> {
  return execute(db, SWEEP, []);
}

/** Removes a user from baskets that have ended, together with the titles of the user's own baskets. */
export async function removeParticipations(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, 'DELETE FROM shared_basket_participants WHERE user_id = $1', [userId]);
  await execute(tx, 'UPDATE shared_baskets SET title = NULL WHERE organiser_id = $1 AND title IS NOT NULL', [userId]);
}

/** Whether participants of a closed basket are confirming one of these products. */
export function isBeingConfirmed(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, BEING_CONFIRMED, [productIds]);
}
