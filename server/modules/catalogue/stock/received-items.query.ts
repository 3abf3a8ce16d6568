/**
 * Reads what a trader received, the latest first, and what was made of it. Called by ReceivedItemsService; names,
 * sellers and tracking numbers are those of the orders.
 */
import { orderNumber } from '../../../../schema/text/order-number';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, instant, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { containing } from '../../../platform/db/like';
import { keysetPage, type KeysetList, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { ReceivedItem } from './received-items.types';
import { sellerNameOf } from '../../accounts/users/accounts.service';

export interface ReceivedItemFilterValues {
  readonly search?: string | null;
  /** True: only what is not all listed again. */
  readonly left?: boolean | null;
}

const received: KeysetList<ReceivedItem> = {
  columns: columns({
    id: column('r.id', text),
    name: column('l.product_name', text),
    secondName: column('l.second_name', nullable(text)),
    unit: column('r.unit', oneOf(Unit)),
    customUnitNote: column('r.custom_unit_note', nullable(text)),
    quantity: column('trim_scale(r.quantity)', decimal),
    remaining: column('trim_scale(r.remaining)', decimal),
    cost: column('r.cost', decimal),
    unitCost: column('round(r.cost / r.quantity, 2)', decimal),
    harvestDate: column('r.harvested_on::text', nullable(text)),
    grade: column('r.grade', nullable(oneOf(Grade))),
    receivedAt: column('r.received_at', instant),
    orderId: column('o.id', text),
    trackingNumber: column('o.tracking_number', text),
    sellerName: column(sellerNameOf('s'), text),
    sourceProductId: column('r.source_product_id', text),
  }),
  from: 'receipts r JOIN order_lines l ON l.id = r.order_line_id JOIN orders o ON o.id = l.order_id JOIN users s ON s.id = o.seller_id',
  order: { id: 'r.id', direction: 'DESC', keys: [{ sql: 'r.received_at', type: 'timestamptz' }] },
};

export function receivedItemsPage(
  db: Db,
  ownerId: string,
  { search, left }: ReceivedItemFilterValues,
  page: PageRequest,
): Promise<Page<ReceivedItem>> {
  const list = search ? received : { ...received, countFrom: 'receipts r' };
  return keysetPage(db, list, page, (params) => [
    `r.owner_id = ${params.add(ownerId)}`,
    ...(left ? ['r.remaining > 0'] : []),
    ...(search ? [namedLike(search, params)] : []),
  ]);
}

function namedLike(search: string, params: Params): string {
  const number = /^\s*hb/i.test(search) ? orderNumber(search) : null;
  const pattern = params.add(containing(number ?? search));
  return `(l.product_name ILIKE ${pattern} OR o.tracking_number ILIKE ${pattern} OR s.name ILIKE ${pattern})`;
}

const listing = columns({ receiptId: column('made.receipt_id', text), productId: column('made.product_id', text) });

const LISTINGS = (sql: string) => `
  SELECT ${sql} FROM (
    SELECT d.receipt_id, d.product_id, p.created_at, row_number() OVER (PARTITION BY d.receipt_id ORDER BY p.created_at DESC, p.id DESC) AS place
    FROM receipt_draws d JOIN products p ON p.id = d.product_id
    WHERE d.receipt_id = ANY ($1::uuid[]) AND d.quantity > 0 AND p.deleted_at IS NULL
  ) made WHERE made.place <= $2 ORDER BY made.created_at, made.product_id`;

/** The latest `serverLimits.receiptListings` products made of each receipt, oldest first, deleted ones left out. */
export function receiptListings(db: Db, receiptIds: readonly string[]): Promise<RowOf<typeof listing>[]> {
  return select(db, listing, LISTINGS, [receiptIds, serverLimits.receiptListings]);
}
