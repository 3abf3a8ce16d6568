/** Reads the facts of problems that notifications contain. Called by ProblemNotificationsService. */
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { column, columns, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';

const facts = columns({
  order: column('o.tracking_number', text),
  buyer: column('b.name', text),
  seller: column(sellerNameOf('s'), text),
  sellerRole: column('s.role', oneOf(sellingRoles)),
  product: column('l.product_name', text),
  secondProduct: column("coalesce(l.second_name, '')", text),
  imageId: column('l.image_id', nullable(text)),
});
export type ProblemFacts = RowOf<typeof facts>;
const admin = columns({ id: column('id', text) });

/** The product is that of the problem's line; where the problem is about the whole order, that of its first line. */
const FACTS = (list: string) => `
  SELECT ${list} FROM order_problems p JOIN orders o ON o.id = p.order_id JOIN users b ON b.id = p.buyer_id JOIN users s ON s.id = p.seller_id
  JOIN order_lines l ON l.order_id = o.id AND (l.id = p.line_id OR (p.line_id IS NULL AND l.position = 0)) WHERE p.id = $1`;
const ADMINS = (list: string) => `SELECT ${list} FROM users WHERE role = 'ADMIN' AND status = 'APPROVED' ORDER BY id`;

export async function problemFacts(db: Db, id: string): Promise<ProblemFacts> {
  const row = await selectOne(db, facts, FACTS, [id]);
  if (!row) throw new Error('A problem without an order.');
  return row;
}

export async function adminIds(db: Db): Promise<string[]> {
  return (await select(db, admin, ADMINS)).map(({ id }) => id);
}
