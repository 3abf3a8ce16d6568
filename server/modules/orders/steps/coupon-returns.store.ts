/** Which purchases give their coupon back: those of which no order happened. Called by CouponReturnsService. */
import type { EntityManager } from 'typeorm';
import { column, columns, type RowOf, select, text } from '../../../platform/db/columns';

const locked = columns({ id: column('p.id', text) });
const given = columns({ couponId: column('p.coupon_id', text), buyerId: column('p.buyer_id', text) });

/** In the order of ids, in which everyone locks them. */
const LOCK = (list: string) => `
  SELECT ${list} FROM purchases p WHERE p.id IN (SELECT purchase_id FROM orders WHERE id = ANY($1::uuid[])) AND p.coupon_id IS NOT NULL AND p.coupon_given_back_at IS NULL
  ORDER BY p.id FOR UPDATE OF p`;
/** An order that came back (RETURNED, of CANCELLED) was sent: its coupon is spent. */
const GIVE_BACK = (list: string) => `
  UPDATE purchases p SET coupon_given_back_at = now()
  WHERE p.id = ANY($1::uuid[]) AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.purchase_id = p.id AND NOT (
    o.status IN ('REJECTED', 'EXPIRED') OR (o.status = 'CANCELLED' AND o.substate IS NULL)))
  RETURNING ${list}`;

/**
 * The coupons given back, each as often as a purchase of these orders had it, in the order of their ids. Of two
 * transactions that end the last orders of a purchase, the second waits for the first, and sees its order ended: the
 * second statement reads anew.
 */
export async function giveBackFor(tx: EntityManager, orderIds: readonly string[]): Promise<RowOf<typeof given>[]> {
  const purchases = await select(tx, locked, LOCK, [orderIds]);
  if (purchases.length === 0) return [];
  const returned = await select(tx, given, GIVE_BACK, [purchases.map(({ id }) => id)]);
  return returned.toSorted((a, b) => (a.couponId < b.couponId ? -1 : 1));
}
