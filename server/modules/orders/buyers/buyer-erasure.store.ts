/** Erases who ordered from orders, and the cart. Called by BuyerErasureService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

const ERASE = 'UPDATE orders SET contact_name = $2, contact_phone = $3, address = NULL, note = NULL WHERE buyer_id = $1';
const CART = 'DELETE FROM cart_lines WHERE user_id = $1';

export async function eraseBuyer(tx: EntityManager, userId: string, name: string, phone: string): Promise<void> {
  await execute(tx, ERASE, [userId, name, phone]);
  await execute(tx, CART, [userId]);
}
