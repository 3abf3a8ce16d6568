/** The SQL of one page of customers: every fragment is fixed text, every value a parameter. Pure; run by CustomersService. */
import { Language } from '../../../schema/values/roles';
import { CustomerSort } from '../../../schema/values/sort-options';
import { containing } from '../../platform/db/like';
import { isUuid } from '../../platform/db/uuid';
import { invalidInput } from '../../platform/errors/validation-error';
import { decodeCursor, encodeCursor, type PageRequest } from '../../platform/graphql/connection';
import type { Customer } from './customer.types';

export interface CustomerListFilter {
  readonly search?: string | null;
  readonly ids?: readonly string[] | null;
}

export interface CustomerListRequest {
  readonly sellerId: string;
  readonly filter: CustomerListFilter | null;
  readonly sort: CustomerSort;
  /** Whose alphabet orders the names. */
  readonly language: Language;
  readonly page: PageRequest;
}

export interface CustomerRow extends Customer {
  readonly sortKey: string;
  readonly totalCount: number;
}

/** How to order by something: its SQL, how its values look in a cursor, and the type they are read as. */
interface Order {
  readonly column: string;
  readonly type: string;
  readonly shape: RegExp;
  readonly direction: 'ASC' | 'DESC';
}

const COLLATIONS: Record<Language, string> = { en: 'reader_en', bn: 'reader_bn' };

const PURCHASES = { column: 'c.delivered_kg', type: 'numeric', shape: /^\d{1,13}(\.\d{1,3})?$/ } as const;
const SINCE = {
  column: 'c.first_ordered_at',
  type: 'timestamptz',
  shape: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
} as const;

function orderOf(sort: CustomerSort, language: Language): Order {
  const name = { column: `u.name COLLATE ${COLLATIONS[language]}`, type: 'text', shape: /^/ };
  const orders: Record<CustomerSort, Order> = {
    NAME_ASC: { ...name, direction: 'ASC' },
    NAME_DESC: { ...name, direction: 'DESC' },
    PURCHASES_ASC: { ...PURCHASES, direction: 'ASC' },
    PURCHASES_DESC: { ...PURCHASES, direction: 'DESC' },
    NEWEST_FIRST: { ...SINCE, direction: 'DESC' },
    OLDEST_FIRST: { ...SINCE, direction: 'ASC' },
  };
  return orders[sort];
}

/** Somebody without a place of his own is where he last had something brought by this seller. */
const COLUMNS = `
  p.id, p.name, p.phone, p.order_count AS "orderCount", p.delivered_count AS "deliveredCount", trim_scale(p.delivered_kg) AS "deliveredKg",
  p.delivered_unweighed AS "deliveredUnweighed", p.delivered_value AS "deliveredValue", p.first_ordered_at AS "firstOrderedAt",
  p.last_ordered_at AS "lastOrderedAt", p.last_login_at AS "lastLoginAt", p."sortKey",
  coalesce(p.upazila_id, (SELECT o.upazila_id FROM orders o WHERE o.seller_id = p.seller_id AND o.buyer_id = p.id AND o.upazila_id IS NOT NULL
    ORDER BY o.placed_at DESC LIMIT 1)) AS "upazilaId"`;

/** One statement answers the page and the total count; an empty page is one row without a customer. */
export function customerListSql({ sellerId, filter, sort, language, page }: CustomerListRequest): { text: string; params: unknown[] } {
  const params: unknown[] = [];
  const value = (parameter: unknown) => `$${params.push(parameter)}`;
  const order = orderOf(sort, language);
  const { column, direction } = order;

  const where = [`c.seller_id = ${value(sellerId)}`, 'c.order_count > 0'];
  if (filter?.ids) where.push(`c.buyer_id = ANY(${value(filter.ids.filter(isUuid))}::uuid[])`);
  if (filter?.search) {
    const pattern = value(containing(filter.search));
    where.push(`(u.name ILIKE ${pattern} OR u.phone LIKE ${pattern})`);
  }
  const matching = where.join(' AND ');
  const named = filter?.search ? 'customers c JOIN users u ON u.id = c.buyer_id' : 'customers c';
  const following = page.after
    ? ` AND (${column}, c.buyer_id) ${direction === 'ASC' ? '>' : '<'} ${cursorPlace(page.after, order, value)}`
    : '';
  const ordering = `${column} ${direction}, c.buyer_id ${direction}`;
  const text = `
    SELECT t."totalCount", ${COLUMNS} FROM (SELECT count(*)::int AS "totalCount" FROM ${named} WHERE ${matching}) t
    LEFT JOIN LATERAL (
      SELECT u.id, u.name, u.phone, u.upazila_id, u.last_login_at, c.*, (${column})::text AS "sortKey", row_number() OVER (ORDER BY ${ordering}) AS rank
      FROM customers c JOIN users u ON u.id = c.buyer_id WHERE ${matching}${following}
      ORDER BY ${ordering} LIMIT ${value(page.first + 1)} OFFSET ${value(page.offset ?? 0)}
    ) p ON true
    ORDER BY p.rank`;
  return { text, params };
}

export function customerCursor(row: CustomerRow): string {
  return encodeCursor([row.sortKey, row.id]);
}

function cursorPlace(after: string, { type, shape }: Order, value: (parameter: unknown) => string): string {
  const [key, id] = decodeCursor(after, 2);
  if (typeof key !== 'string' || typeof id !== 'string' || !shape.test(key) || !isUuid(id)) {
    throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  }
  return `(${value(key)}::${type}, ${value(id)}::uuid)`;
}
