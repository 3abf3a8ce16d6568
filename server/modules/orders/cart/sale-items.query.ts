/**
 * Reads the facts of products that pricing needs, with one statement whatever the number of lines, and where a user
 * lives. Called by SaleItemsService.
 */
import { Audience } from '../../../../schema/values/catalogue/catalogue';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import {
  column,
  type ColumnList,
  columns,
  decimal,
  flag,
  int,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  type RowOfColumns,
  type Selection,
  selection,
  selectOne,
  shape,
  text,
} from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { dealBudgetLeft, dealPaidByPlatform, joinRunningDeal, sellable } from '../../catalogue/products/product-reader.service';
import { stockDays } from '../../catalogue/sell-posts/sell-post-reader.service';
import type { PlaceIds } from '../../geography/place-ids.types';
import { recipientColumns } from '../../notifications/notifications.service';
import { offeredTerms, termsOfSeller } from '../delivery/delivery-terms.store';
import { NEXT_TRACKING_NUMBER } from '../orders/order-columns.query';
import type { SaleItem } from '../pricing/sale-item';
import { sellerNameOf } from '../../accounts/users/accounts.service';

const TIERS = `
  (SELECT coalesce(json_agg(json_build_object('minQuantity', t.min_quantity::text, 'price', t.price::text) ORDER BY t.min_quantity), '[]')
   FROM sell_post_tiers t WHERE t.sell_post_id = s.id)`;
const IN_WINDOW = '(s.available_from IS NULL OR s.available_from <= now()) AND (s.available_until IS NULL OR s.available_until > now())';
const IS_ON_MARKET = `p.is_published AND u.status = 'APPROVED'`;

/**
 * These columns describe a product `p` with its stock, its seller `u`, its sell post `s` and its running deal
 * `reduced`.
 */
const itemColumns = {
  productId: column('p.id', text),
  name: column('p.name', text),
  secondName: column('p.second_name', nullable(text)),
  secondUnitNote: column('p.second_unit_note', nullable(text)),
  imageId: column('p.main_image_id', nullable(text)),
  unit: column('p.unit', oneOf(Unit)),
  customUnitNote: column('p.custom_unit_note', nullable(text)),
  unitWeightKg: column('p.unit_weight_kg', nullable(decimal)),
  price: column('coalesce(reduced.price, p.price)', decimal),
  platformPays: column(dealPaidByPlatform, decimal),
  dealBudgetLeft: column(dealBudgetLeft, nullable(decimal)),
  tiers: column(TIERS, listOf(shape({ minQuantity: decimal, price: decimal }))),
  tiersForBaskets: column('coalesce(s.tiers_for_baskets, false)', flag),
  available: column(sellable, decimal),
  onSale: column(`${IS_ON_MARKET} AND coalesce(s.state = 'OPEN', false) AND ${IN_WINDOW}`, flag),
  isOnMarket: column(IS_ON_MARKET, flag),
  sellerAway: column(`u.status <> 'APPROVED'`, flag),
  audience: column('p.audience', oneOf(Audience)),
  sellPostId: column('s.id', nullable(text)),
  harvestedOn: column('days.first::text', nullable(text)),
  harvestedUntil: column('days.last::text', nullable(text)),
  grade: column('p.grade', nullable(oneOf(Grade))),
  minQuantity: column('s.min_quantity', nullable(decimal)),
  step: column('s.step', nullable(decimal)),
  sellerId: column('p.seller_id', text),
  sellerRole: column('u.role', oneOf(Role)),
  upazilaId: column('u.upazila_id', nullable(int)),
  districtId: column('u.district_id', nullable(int)),
  divisionId: column('u.division_id', nullable(int)),
  deliveryTerms: column(termsOfSeller('p.seller_id'), nullable(offeredTerms)),
};
const saleItem = columns(itemColumns);
export type SaleItemRow = RowOf<typeof saleItem>;

const recipient = recipientColumns('u', NotificationType.NEW_ORDER);
/** A window costs more than all that is drawn: one product has none. */
const onceForSeller = (drawn: string, isOne: boolean) =>
  isOne ? drawn : `CASE WHEN row_number() OVER (PARTITION BY p.seller_id ORDER BY p.id) = 1 THEN ${drawn} END`;

/**
 * An order of these products is also written with these values. They are drawn and read here, so that all rows are
 * written with one message.
 */
const drawnColumns = (hasListener: string, isOne: boolean) => ({
  /** Each row has an id for the purchase; one of them is used. */
  purchaseId: column('uuid_v7()', text),
  lineId: column('uuid_v7()', text),
  /** Each seller has one id for the order; it is null with the seller's other products. */
  orderId: column(onceForSeller('uuid_v7()', isOne), nullable(text)),
  trackingNumber: column(onceForSeller(NEXT_TRACKING_NUMBER, isOne), nullable(text)),
  sellerName: column(sellerNameOf('u'), text),
  salesRole: column('u.role', oneOf(sellingRoles)),
  sellerPhone: recipient.phone,
  sellerLanguage: recipient.language,
  sellerWantsSms: recipient.wantsSms,
  sellerHasDevices: recipient.hasDevices,
  /** A webhook receives the events of the order. */
  hasListener: column(hasListener, flag),
});
export type OrderItemRow = RowOfColumns<typeof itemColumns & ReturnType<typeof drawnColumns>>;
const place = columns({
  upazilaId: column('upazila_id', nullable(int)),
  districtId: column('district_id', nullable(int)),
  divisionId: column('division_id', nullable(int)),
});

const itemsWhere = (isWanted: string) => (list: string) => `
  SELECT ${list} FROM products p
  JOIN users u ON u.id = p.seller_id
  JOIN product_stock stock ON stock.product_id = p.id
  LEFT JOIN sell_posts s ON s.product_id = p.id AND s.state <> 'ENDED'
  CROSS JOIN LATERAL ${stockDays('p.id', 's.harvested_on')} days
  ${joinRunningDeal}
  WHERE ${isWanted} AND (p.published_at IS NOT NULL OR p.seller_id = $2)`;
const SALE_ITEMS = itemsWhere('p.id = ANY($1::uuid[])');
const ONE_SALE_ITEM = itemsWhere('p.id = $1::uuid');
const PLACE_OF_USER = (list: string) => `SELECT ${list} FROM users WHERE id = $1 AND division_id IS NOT NULL`;

/** A product that was never offered is found by its owner alone. */
export function saleItems(productIds: readonly string[], viewerId: string | null): Selection<SaleItemRow> {
  return selection(saleItem, SALE_ITEMS, [productIds, viewerId]);
}

/** The columns of products that are ordered, of one alone and of several. */
export interface OrderItemColumns {
  readonly one: ColumnList<OrderItemRow>;
  readonly several: ColumnList<OrderItemRow>;
}

/** `hasListener`: of the seller `p.seller_id` and the buyer `$2` (Outbox). */
export function orderItemColumns(hasListener: string): OrderItemColumns {
  const listOf = (isOne: boolean) => columns({ ...itemColumns, ...drawnColumns(hasListener, isOne) });
  return { one: listOf(true), several: listOf(false) };
}

/** Selects products that are ordered, with the columns above. */
export function orderItems({ one, several }: OrderItemColumns, productIds: readonly string[], buyerId: string): Selection<OrderItemRow> {
  const [first, ...others] = productIds;
  if (first !== undefined && others.length === 0) return selection(one, ONE_SALE_ITEM, [first, buyerId]);
  return selection(several, SALE_ITEMS, [productIds, buyerId]);
}

export function saleItemsOf(rows: readonly SaleItemRow[]): SaleItem[] {
  return rows.map(({ upazilaId, districtId, divisionId, ...item }) => ({ ...item, sellerPlace: { upazilaId, districtId, divisionId } }));
}

/** Null where the profile has no location. */
export function placeOfUser(db: Db, userId: string): Promise<PlaceIds | null> {
  return selectOne(db, place, PLACE_OF_USER, [userId]);
}
