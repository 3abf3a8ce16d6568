/** Erases who ordered from orders, and the cart. Called by BuyerErasureService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

const ERASE =
  'UPDATE orders SET contact_name = $2, contact_phone = $3, address = NULL, note = NULL, version = version + 1, updated_at = now() WHERE buyer_id = $1';
const CART = 'DELETE FROM cart_lines WHERE user_id = $1';

/**
 * A short name may be a part of another name or noun. The database lets the reason of an event change in orders of
 * closed accounts alone.
 */
const REASONS = `
  UPDATE order_events e SET reason = left(replace(e.reason, $2, $3), 500) FROM orders o
  WHERE o.id = e.order_id AND $1 IN (o.buyer_id, o.seller_id) AND (e.reason = $2 OR (strpos(e.reason, $2) > 0 AND length($2) >= 6))`;

/** Erases the name from what buyers and admins wrote about refunds. */
const NOTES = `
  UPDATE order_refunds r SET note = left(replace(r.note, $2, $3), 500)
  WHERE $1 IN (r.buyer_id, r.seller_id) AND (r.note = $2 OR (strpos(r.note, $2) > 0 AND length($2) >= 6))`;

export async function eraseFromReasons(tx: EntityManager, userId: string, identifier: string, name: string): Promise<void> {
  await execute(tx, NOTES, [userId, identifier, name]);
  await execute(tx, REASONS, [userId, identifier, name]);
}

export async function eraseBuyer(tx: EntityManager, userId: string, name: string, phone: string): Promise<void> {
  await execute(tx, ERASE, [userId, name, phone]);
  await execute(tx, CART, [userId]);
}
