/** The table of private images of orders. Contents leave it through `imageContent` alone. */
import type { EntityManager } from 'typeorm';
import { OrderImageUse } from '../../../../schema/values/orders/order-images';
import { serverLimits } from '../../../../schema/values/server-limits';
import { bytes, column, columns, flag, instant, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const image = columns({
  id: column('id', text),
  orderId: column('order_id', text),
  ownerId: column('owner_id', text),
  use: column('use', nullable(oneOf(OrderImageUse))),
  uploadedAt: column('uploaded_at', instant),
});
export type OrderImageRow = RowOf<typeof image>;
const withContent = columns({
  orderId: column('order_id', text),
  isForParties: column('is_for_parties', flag),
  use: column('use', nullable(oneOf(OrderImageUse))),
  content: column('content', bytes),
});

/** The order is locked, so that parallel uploads count each other. */
const ADD = (list: string) => `
  WITH parent AS (SELECT id FROM orders WHERE id = $1 FOR NO KEY UPDATE)
  INSERT INTO order_images (order_id, owner_id, content)
  SELECT id, $2, $3 FROM parent
  WHERE (SELECT count(*) FROM order_images i WHERE i.order_id = $1 AND i.owner_id = $2 AND i.use IS DISTINCT FROM 'MESSAGE') < ${serverLimits.imagesOfOrder}
  RETURNING ${list}`;
const CONTENT = (list: string) => `SELECT ${list} FROM order_images WHERE id = $1`;
const OF_ORDERS = (list: string) => `SELECT ${list} FROM order_images WHERE order_id = ANY ($1::uuid[]) AND use <> 'MESSAGE' ORDER BY id`;
const BY_IDS = (list: string) => `SELECT ${list} FROM order_images WHERE id = ANY ($1::uuid[])`;
const USE = (list: string) => `
  UPDATE order_images SET use = $4::text, is_for_parties = ($4::text = 'MESSAGE') WHERE id = ANY ($1::uuid[]) AND order_id = $2 AND owner_id = $3 AND use IS NULL RETURNING ${list}`;
const OPEN = 'UPDATE order_images SET is_for_parties = false WHERE order_id = $1 AND is_for_parties';
const SWEEP = `
  DELETE FROM order_images i USING orders o
  WHERE o.id = i.order_id AND ((i.use IS NULL AND i.uploaded_at < now() - make_interval(days => ${serverLimits.unusedImageDays}))
    OR (i.uploaded_at < now() - make_interval(days => $1) AND o.updated_at < now() - make_interval(days => $1)))`;

/** Null where the user has as many images of this order as one may have. */
export function addOrderImage(tx: EntityManager, orderId: string, ownerId: string, content: Buffer): Promise<OrderImageRow | null> {
  return selectOne(tx, image, ADD, [orderId, ownerId, content]);
}

export function imageContent(db: Db, id: string): Promise<RowOf<typeof withContent> | null> {
  return selectOne(db, withContent, CONTENT, [id]);
}

/** Returns the images of these orders that are used outside messages, the oldest first. */
export function imagesOfOrders(db: Db, orderIds: readonly string[]): Promise<OrderImageRow[]> {
  return select(db, image, OF_ORDERS, [orderIds]);
}

export function imagesByIds(db: Db, ids: readonly string[]): Promise<OrderImageRow[]> {
  return select(db, image, BY_IDS, [ids]);
}

/** The images that now have this use: only unused ones of this owner and order. */
export function markUsed(
  tx: EntityManager,
  ids: readonly string[],
  { orderId, ownerId, use }: { readonly orderId: string; readonly ownerId: string; readonly use: OrderImageUse },
): Promise<OrderImageRow[]> {
  return select(tx, image, USE, [ids, orderId, ownerId, use]);
}

/** Admins see the images of its messages from now on. */
export async function openMessageImages(tx: EntityManager, orderId: string): Promise<void> {
  await execute(tx, OPEN, [orderId]);
}

/** Removes what no action used within a day, and what is past its retention; how many rows. */
export function sweepOrderImages(db: Db): Promise<number> {
  return execute(db, SWEEP, [serverLimits.orderImageDays]);
}
