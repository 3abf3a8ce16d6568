/** Reads what the seller of an order of a shared basket learns of the others. Called by SharedParcelViewsService. */
import { Unit } from '../../../../schema/values/catalogue/units';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, flag, int, listOf, nullable, oneOf, select, shape, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import type { SharedParcel } from './shared-parcel.types';
import { LOST_TIER } from './shared-parcels.store';

const ENDED = `('REJECTED', 'EXPIRED', 'CANCELLED')`;
const together = (
  quantity: string,
  more = '',
) => `(SELECT coalesce(sum(${quantity}), 0) FROM order_lines x JOIN orders y ON y.id = x.order_id
        WHERE y.shared_basket_id = o.shared_basket_id AND x.product_id = l.product_id ${more})`;
const LINES = `(SELECT coalesce(json_agg(json_build_object('productName', l.product_name, 'secondName', l.second_name, 'unit', l.unit, 'customUnitNote', l.custom_unit_note,
      'orderedTogether', trim_scale(${together('coalesce(x.ordered_quantity, x.quantity)')})::text,
      'leftTogether', trim_scale(${together('x.quantity', `AND y.status NOT IN ${ENDED}`)})::text, 'isTierLost', ${LOST_TIER})
      ORDER BY l.position), '[]') FROM order_lines l WHERE l.order_id = o.id)`;

const parcel = columns({
  orderId: column('o.id', text),
  orderCount: column('(SELECT count(*)::int FROM orders y WHERE y.shared_basket_id = o.shared_basket_id)', int),
  endedCount: column(`(SELECT count(*)::int FROM orders y WHERE y.shared_basket_id = o.shared_basket_id AND y.status IN ${ENDED})`, int),
  parcelOf: column('(SELECT h.tracking_number FROM orders h WHERE h.id = o.parcel_order_id)', nullable(text)),
  cancelledByBuyer: column(
    `(SELECT count(*)::int FROM orders y WHERE y.buyer_id = o.buyer_id AND y.shared_basket_id IS NOT NULL AND y.status = 'CANCELLED' AND y.substate IS NULL
      AND y.placed_at > now() - make_interval(days => ${serverLimits.refusalDays})
      AND EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = y.id AND e.to_status = 'CANCELLED' AND e.actor_id = y.buyer_id))`,
    int,
  ),
  lines: column(
    LINES,
    listOf(
      shape({
        productName: text,
        secondName: nullable(text),
        unit: oneOf(Unit),
        customUnitNote: nullable(text),
        orderedTogether: decimal,
        leftTogether: decimal,
        isTierLost: flag,
      }),
    ),
  ),
});

/** Returns the parcels of the given orders; orders without a shared basket are left out. */
export function sharedParcelsOf(db: Db, orderIds: readonly string[]): Promise<(SharedParcel & { readonly orderId: string })[]> {
  return select(db, parcel, (list) => `SELECT ${list} FROM orders o WHERE o.id = ANY($1::uuid[]) AND o.shared_basket_id IS NOT NULL`, [
    orderIds,
  ]);
}
