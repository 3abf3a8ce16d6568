/** A seller's customers in one of six orders, one statement a page. Called by CustomersService. */
import { phoneInSearch } from '../../../schema/text/phone';
import { Language } from '../../../schema/values/accounts/roles';
import { CustomerSort } from '../../../schema/values/api/sort-options';
import { column, columns, decimal, instant, int, nullable, text } from '../../platform/db/columns';
import type { KeysetOrder } from '../../platform/db/keyset';
import { containing } from '../../platform/db/like';
import { keysetPage, type Params } from '../../platform/db/list-query';
import type { Db } from '../../platform/db/sql';
import { isUuid } from '../../platform/uuid';
import type { Page, PageRequest } from '../../platform/paging/page';
import type { Customer } from './customer.types';

interface CustomerListFilter {
  readonly search?: string | null;
  readonly ids?: readonly string[] | null;
}

export interface CustomerListRequest {
  readonly sellerId: string;
  readonly filter: CustomerListFilter | null;
  readonly sort: CustomerSort;
  /** Names are sorted by the alphabet of this language. */
  readonly language: Language;
}

const COLLATIONS: Record<Language, string> = { en: 'reader_en', bn: 'reader_bn' };
const PURCHASES = { sql: 'c.delivered_kg', type: 'numeric' } as const;
const SINCE = { sql: 'c.first_ordered_at', type: 'timestamptz' } as const;

function orderOf(sort: CustomerSort, language: Language): KeysetOrder {
  const id = 'c.buyer_id';
  const name = { sql: `u.name COLLATE ${COLLATIONS[language]}`, type: 'text' } as const;
  const orders: Record<CustomerSort, KeysetOrder> = {
    NAME_ASC: { id, keys: [name], direction: 'ASC' },
    NAME_DESC: { id, keys: [name], direction: 'DESC' },
    PURCHASES_ASC: { id, keys: [PURCHASES], direction: 'ASC' },
    PURCHASES_DESC: { id, keys: [PURCHASES], direction: 'DESC' },
    NEWEST_FIRST: { id, keys: [SINCE], direction: 'DESC' },
    OLDEST_FIRST: { id, keys: [SINCE], direction: 'ASC' },
  };
  return orders[sort];
}

const customerColumns = columns({
  id: column('u.id', text),
  name: column('u.name', text),
  phone: column('u.phone', text),
  orderCount: column('c.order_count', int),
  deliveredCount: column('c.delivered_count', int),
  deliveredKg: column('trim_scale(c.delivered_kg)', decimal),
  deliveredUnweighed: column('c.delivered_unweighed', int),
  deliveredValue: column('c.delivered_value', decimal),
  firstOrderedAt: column('c.first_ordered_at', instant),
  lastOrderedAt: column('c.last_ordered_at', instant),
  lastLoginAt: column('login.last_login_at', nullable(instant)),
  /** A buyer without a location is where this seller last delivered to them. */
  upazilaId: column('coalesce(u.upazila_id, c.last_upazila_id)', nullable(int)),
});

const NAMED = 'customers c JOIN users u ON u.id = c.buyer_id';

export function customerPage(
  db: Db,
  { sellerId, filter, sort, language }: CustomerListRequest,
  page: PageRequest,
): Promise<Page<Customer>> {
  const list = {
    columns: customerColumns,
    from: `${NAMED} LEFT JOIN user_logins login ON login.user_id = u.id`,
    countFrom: filter?.search ? NAMED : 'customers c',
    order: orderOf(sort, language),
  };
  return keysetPage(db, list, page, (params) => [
    `c.seller_id = ${params.add(sellerId)}`,
    'c.order_count > 0',
    ...(filter?.ids ? [`c.buyer_id = ANY(${params.add(filter.ids.filter(isUuid))}::uuid[])`] : []),
    ...(filter?.search ? [namedLike(filter.search, params)] : []),
  ]);
}

function namedLike(search: string, params: Params): string {
  const name = params.add(containing(search));
  return `(u.name ILIKE ${name} OR u.phone LIKE ${params.add(containing(phoneInSearch(search) ?? search))})`;
}
