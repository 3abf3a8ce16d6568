/** How many orders of a seller are in each state and come from each district, in one statement. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import { column, columns, int, nullable, oneOf, select } from '../../../platform/db/columns';
import { Params } from '../../../platform/db/keyset';
import { matchingOrders, type OrderListFilter } from '../orders/order-filter.query';

/** The result has one row for each state (without a district) and one for each district (without a state). */
export interface SalesCountRow {
  readonly status: OrderStatus | null;
  readonly districtId: number | null;
  readonly count: number;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SalesCountsQuery {
  constructor(private readonly db: DataSource) {}

  /** The states count within the filter's district; the districts count all that the rest of the filter matches. */
  read(sellerId: string, { districtId, ...filter }: OrderListFilter): Promise<SalesCountRow[]> {
    const params = new Params();
    const matching = matchingOrders('seller', sellerId, filter, params).join(' AND ');
    const district = `${params.add(districtId ?? null)}::int`;
    const counts = columns({
      status: column('o.status', nullable(oneOf(OrderStatus))),
      districtId: column('u.district_id', nullable(int)),
      count: column(
        `(CASE WHEN grouping(o.status) = 0 THEN count(*) FILTER (WHERE ${district} IS NULL OR u.district_id = ${district}) ELSE count(*) END)::int`,
        int,
      ),
    });
    const from = `FROM orders o LEFT JOIN upazilas u ON u.id = o.upazila_id WHERE ${matching}
      GROUP BY GROUPING SETS ((o.status), (u.district_id))`;
    return select(this.db, counts, (list) => `SELECT ${list} ${from}`, params.values);
  }
}
