/** Whom sell posts concern, and when their products were last announced. Called by SellPostNotificationsService. */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { businessBuyers } from '../../../../schema/values/accounts/trade';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { dealPrice } from '../products/product-reader.service';
import { sellerNameOf } from '../../accounts/users/accounts.service';
import { isForEveryone } from '../visible-products.query';

const product = columns({
  productId: column('p.id', text),
  product: column('p.name', text),
  secondProduct: column("coalesce(p.second_name, '')", text),
  imageId: column('p.main_image_id', nullable(text)),
  sellerId: column('p.seller_id', text),
  sellerRole: column('s.role', oneOf(sellingRoles)),
});
const announcement = columns({
  userId: column('f.follower_id', text),
  seller: column(sellerNameOf('s'), text),
  productId: column('p.id', text),
  product: column('p.name', text),
  secondProduct: column("coalesce(p.second_name, '')", text),
  /** The note of a seller's own unit. */
  unit: column(`CASE WHEN p.unit = '${Unit.OTHERS}' THEN coalesce(p.custom_unit_note, p.unit) ELSE p.unit END`, text),
  secondUnit: column("coalesce(p.second_unit_note, '')", text),
  imageId: column('p.main_image_id', nullable(text)),
  price: column(`coalesce(${dealPrice}, p.price)::text`, decimal),
});

const PRODUCTS = (list: string) => `
  SELECT ${list} FROM products p JOIN users s ON s.id = p.seller_id WHERE p.id = ANY ($1::uuid[]) ORDER BY p.id`;
const ANNOUNCE = (list: string) => `
  WITH clock AS (SELECT coalesce($2::timestamptz, now()) AS now),
  fresh AS (
    UPDATE products p SET announced_at = clock.now FROM clock
    WHERE p.id = ANY ($1::uuid[]) AND (p.announced_at IS NULL OR p.announced_at <= clock.now - make_interval(hours => $3))
    RETURNING p.id, p.seller_id, p.name, p.second_name, p.unit, p.custom_unit_note, p.second_unit_note, p.price, p.audience, p.main_image_id
  )
  SELECT ${list} FROM fresh p
  JOIN users s ON s.id = p.seller_id AND s.status = 'APPROVED'
  JOIN follows f ON f.seller_id = s.id
  JOIN users follower ON follower.id = f.follower_id AND follower.status = 'APPROVED'
  WHERE ${isForEveryone()} OR follower.role = ANY ($4::text[])
  ORDER BY p.id, f.follower_id`;

/** In the order of products' ids. */
export function productsWithSellers(tx: EntityManager, productIds: readonly string[]): Promise<RowOf<typeof product>[]> {
  return select(tx, product, PRODUCTS, [productIds]);
}

/**
 * One row for each follower and product; a product that was announced within `serverLimits.announceHours` has none. Who
 * may not see a post for businesses is left out. `at` is now unless given.
 */
export function announceToFollowers(
  tx: EntityManager,
  productIds: readonly string[],
  at: Date | null,
): Promise<RowOf<typeof announcement>[]> {
  return select(tx, announcement, ANNOUNCE, [productIds, at, serverLimits.announceHours, businessBuyers]);
}
