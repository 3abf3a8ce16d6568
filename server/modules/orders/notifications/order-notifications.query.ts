/** Reads the facts of orders that notifications contain. Called by OrderNotificationsService. */
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { column, columns, decimal, int, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { dueAmountOf } from '../orders/order-amounts.query';
import { sellerNameOf } from '../../accounts/users/accounts.service';

const facts = columns({
  orderId: column('o.id', text),
  order: column('o.tracking_number', text),
  total: column('o.total', decimal),
  /** The buyer has still to pay `due` of it, and reported `claimed`. */
  due: column(dueAmountOf('o'), decimal),
  claimed: column('o.claimed', decimal),
  buyerId: column('o.buyer_id', text),
  buyer: column('b.name', text),
  sellerId: column('o.seller_id', text),
  seller: column(sellerNameOf('s'), text),
  sellerRole: column('s.role', oneOf(sellingRoles)),
  actor: column(`CASE WHEN a.id = o.seller_id THEN ${sellerNameOf('a')} ELSE a.name END`, nullable(text)),
  /** The first of its lines. */
  product: column('l.product_name', text),
  secondProduct: column("coalesce(l.second_name, '')", text),
  imageId: column('l.image_id', nullable(text)),
  /** How many lines it has besides. */
  others: column('(SELECT count(*)::int - 1 FROM order_lines WHERE order_id = o.id)', int),
});
export type OrderFacts = RowOf<typeof facts>;

const FACTS = (list: string) => `
  SELECT ${list} FROM orders o JOIN users b ON b.id = o.buyer_id JOIN users s ON s.id = o.seller_id LEFT JOIN users a ON a.id = $2
  JOIN order_lines l ON l.order_id = o.id AND l.position = 0
  WHERE o.id = ANY($1::uuid[]) ORDER BY o.id`;

/** In the order of ids; `actorId` is who acted, null for the market itself. */
export function orderFacts(db: Db, orderIds: readonly string[], actorId: string | null): Promise<OrderFacts[]> {
  return select(db, facts, FACTS, [orderIds, actorId]);
}
