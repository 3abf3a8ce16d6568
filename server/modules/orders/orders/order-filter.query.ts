/**
 * The conditions of a list of orders, shared by its page, its file and its counts: fixed text, every value a parameter.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { orderNumber } from '../../../../schema/text/order-number';
import { phoneInSearch } from '../../../../schema/text/phone';
import { type OrderState, statusOf } from '../../../../schema/values/orders/order-states';
import { type OrderProgress, type OrderStatus, statusesOf } from '../../../../schema/values/orders/orders';
import type { Params } from '../../../platform/db/keyset';
import { containing } from '../../../platform/db/like';
import { isUuid } from '../../../platform/uuid';

export interface OrderListFilter {
  readonly progress?: OrderProgress | null;
  readonly statuses?: readonly OrderStatus[] | null;
  readonly states?: readonly OrderState[] | null;
  readonly search?: string | null;
  readonly buyerId?: string | null;
  readonly ids?: readonly string[] | null;
  readonly trackingNumber?: string | null;
  readonly updatedSince?: Date | null;
  readonly placedFrom?: Date | null;
  readonly placedUntil?: Date | null;
  readonly districtId?: number | null;
  readonly paymentToCheck?: boolean | null;
}

export type OrderParty = 'buyer' | 'seller';

const PARTY_COLUMN = { buyer: 'o.buyer_id', seller: 'o.seller_id' } as const;
const OTHER_COLUMN = { buyer: 'o.seller_id', seller: 'o.buyer_id' } as const;
/** Search terms used at most: more than a seller remembers of an order. */
const MAX_WORDS = 6;

/** SQL for orders `o` of this party that match the filter. */
export function matchingOrders(party: OrderParty, partyId: string, filter: OrderListFilter, params: Params): string[] {
  const { progress, statuses, states, search, ids, trackingNumber, updatedSince, placedFrom, placedUntil, buyerId, districtId } = filter;
  const where = [`${PARTY_COLUMN[party]} = ${params.add(partyId)}`];
  if (progress) where.push(`o.status = ANY(${params.add(statusesOf(progress))}::text[])`);
  if (statuses) where.push(`o.status = ANY(${params.add([...statuses])}::text[])`);
  if (states) where.push(...inStates(states, params));
  if (search) where.push(...wordsOf(search).map((word) => wordCondition(party, params.add(containing(word)))));
  if (ids) where.push(`o.id = ANY (${params.add(ids.filter(isUuid))}::uuid[])`);
  if (trackingNumber) where.push(`o.tracking_number = ${params.add(orderNumber(trackingNumber) ?? trackingNumber)}`);
  // an order is seen once its transaction has ended
  if (updatedSince)
    where.push(`o.updated_at >= ${params.add(updatedSince)}::timestamptz - interval '${serverLimits.changesOverlapSeconds} seconds'`);
  if (buyerId) where.push(isUuid(buyerId) ? `o.buyer_id = ${params.add(buyerId)}` : 'false');
  if (placedFrom) where.push(`o.placed_at >= ${params.add(placedFrom)}`);
  if (placedUntil) where.push(`o.placed_at < ${params.add(placedUntil)}`);
  if (filter.paymentToCheck) where.push('o.claimed > 0');
  if (districtId) where.push(`o.upazila_id IN (SELECT id FROM upazilas WHERE district_id = ${params.add(districtId)})`);
  return where;
}

/** The coarse status finds the rows by its index. */
export function inStates(states: readonly OrderState[], params: Params): string[] {
  const statuses = [...new Set(states.map(statusOf))];
  return [`o.status = ANY(${params.add(statuses)}::text[])`, `coalesce(o.substate, o.status) = ANY(${params.add([...states])}::text[])`];
}

/** The number of an order and a phone number are one word however they are spaced. */
function wordsOf(search: string): string[] {
  const number = /^\s*hb/i.test(search) ? orderNumber(search) : phoneInSearch(search);
  if (number !== null) return [number];
  return search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** Scalar subqueries on purpose: of an EXISTS the planner makes a search through the lines of everyone. */
function wordCondition(party: OrderParty, pattern: string): string {
  const person = `(SELECT concat_ws(' ', p.name, p.name_of_business, p.phone) ILIKE ${pattern} FROM users p WHERE p.id = ${OTHER_COLUMN[party]})`;
  const places = `SELECT u.id FROM upazilas u JOIN districts d ON d.id = u.district_id
    WHERE concat_ws(' ', u.name_en, u.name_bn, d.name_en, d.name_bn) ILIKE ${pattern}`;
  return `(concat_ws(' ', o.tracking_number, o.contact_name, o.contact_phone, o.address) ILIKE ${pattern}
    OR o.upazila_id IN (${places}) OR ${person}
    OR (SELECT bool_or(l.product_name ILIKE ${pattern}) FROM order_lines l WHERE l.order_id = o.id))`;
}
