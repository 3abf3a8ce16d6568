/** The SQL of one page of orders: every fragment is fixed text, every value a parameter. Pure; run by OrdersService. */
import { type OrderProgress, statusesOf } from '../../../schema/values/orders';
import { OrderSort } from '../../../schema/values/sort-options';
import { invalidInput } from '../../platform/errors/validation-error';
import { decodeCursor, encodeCursor, type PageRequest } from '../../platform/graphql/connection';
import type { Order } from './order.entity';
import { containing } from '../../platform/db/like';
import { isUuid } from '../../platform/db/uuid';

export interface OrderListRequest {
  readonly party: 'buyer' | 'seller';
  readonly partyId: string;
  readonly progress?: OrderProgress | null;
  readonly search?: string | null;
  readonly buyerId?: string | null;
  readonly sort: OrderSort;
  readonly page: PageRequest;
}

export interface OrderRow extends Order {
  readonly sortKey: string;
  readonly totalCount: number;
}

export const ORDER_COLUMNS = `
  o.id, o.purchase_id AS "purchaseId", o.tracking_number AS "trackingNumber", o.buyer_id AS "buyerId", o.seller_id AS "sellerId", o.status,
  trim_scale(o.quantity) AS quantity, trim_scale(o.quantity_kg) AS "quantityKg", o.subtotal, o.delivery_fee AS "deliveryFee", o.discount,
  o.total, o.commission, o.delivery_method AS "deliveryMethod", o.contact_name AS "contactName", o.contact_phone AS "contactPhone",
  o.upazila_id AS "upazilaId", o.address, o.note, o.payment_method AS "paymentMethod", o.payment_number AS "paymentNumber",
  o.payment_reference AS "paymentReference", o.payment_status AS "paymentStatus", o.expires_at AS "expiresAt", o.placed_at AS "placedAt",
  o.delivered_at AS "deliveredAt", o.updated_at AS "updatedAt"`;

const PARTY_COLUMN = { buyer: 'o.buyer_id', seller: 'o.seller_id' } as const;

/** Each order of the list: its column, how that column's values look in a cursor, and the type they are read as. */
const SORTS = {
  LATEST: { column: 'o.placed_at', type: 'timestamptz', shape: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/ },
  HIGHEST_QUANTITY: { column: 'o.quantity', type: 'numeric', shape: /^\d{1,11}(\.\d{1,3})?$/ },
} as const;

/** One statement answers the page and the total count; an empty page is one row without an order. */
export function orderListSql({ party, partyId, progress, search, buyerId, sort, page }: OrderListRequest): {
  text: string;
  params: unknown[];
} {
  const params: unknown[] = [];
  const value = (parameter: unknown) => `$${params.push(parameter)}`;
  const { column, type } = SORTS[sort];

  const where = [`${PARTY_COLUMN[party]} = ${value(partyId)}`];
  if (progress) where.push(`o.status = ANY(${value(statusesOf(progress))}::text[])`);
  if (search) where.push(searchCondition(value(containing(search))));
  if (buyerId) where.push(isUuid(buyerId) ? `o.buyer_id = ${value(buyerId)}` : 'false');
  const matching = where.join(' AND ');

  const keyset = page.after ? keysetCondition(page.after, sort, value) : '';
  const text = `
    SELECT c."totalCount", p.* FROM (SELECT count(*)::int AS "totalCount" FROM orders o WHERE ${matching}) c
    LEFT JOIN LATERAL (
      SELECT ${ORDER_COLUMNS}, ${column}::text AS "sortKey"
      FROM orders o WHERE ${matching}${keyset && ` AND (${column}, o.id) < ${keyset}`}
      ORDER BY ${column} DESC, o.id DESC LIMIT ${value(page.first + 1)} OFFSET ${value(page.offset ?? 0)}
    ) p ON true
    ORDER BY p."sortKey"::${type} DESC, p.id DESC`;
  return { text, params };
}

export function orderCursor(row: OrderRow): string {
  return encodeCursor([row.sortKey, row.id]);
}

function keysetCondition(after: string, sort: OrderSort, value: (parameter: unknown) => string): string {
  const [key, id] = decodeCursor(after, 2);
  if (typeof key !== 'string' || typeof id !== 'string' || !SORTS[sort].shape.test(key) || !isUuid(id)) {
    throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  }
  return `(${value(key)}::${SORTS[sort].type}, ${value(id)}::uuid)`;
}

/** A scalar subquery on purpose: of an EXISTS the planner makes a search through the lines of everybody. */
function searchCondition(pattern: string): string {
  return `(o.tracking_number ILIKE ${pattern}
    OR (SELECT bool_or(l.product_name ILIKE ${pattern}) FROM order_lines l WHERE l.order_id = o.id))`;
}
