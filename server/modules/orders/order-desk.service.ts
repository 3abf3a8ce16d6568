/**
 * Orders of all sellers for admins: searched, filtered, and the queue of those that stand still; one statement a page with its count. An admin may add a
 * note to any of them, which its buyer and its seller are told. Calling one off is OrderActionsService's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { limits } from '../../../schema/values/limits';
import type { OrderStatus } from '../../../schema/values/orders';
import { containing } from '../../platform/db/like';
import { execute, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { ORDER_COLUMNS } from './order-list';
import { OrderNoticesService } from './order-notices.service';
import type { Order } from './order.entity';
import { mayWatchOrders } from './order.policy';
import { OrdersService } from './orders.service';

export interface DeskOrders {
  readonly status?: OrderStatus | null;
  readonly stuck?: boolean | null;
  readonly search?: string | null;
  readonly from?: Date | null;
  readonly until?: Date | null;
}

type Found = Order & { readonly totalCount: number };

/** SQL: true for an order of `o` that stands still. */
export const isStuck = `((o.status = 'PLACED' AND o.placed_at < now() - make_interval(hours => ${limits.stuckPlacedHours}))
  OR (o.status = 'SHIPPED' AND (SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'SHIPPED'
    AND e.from_status IS DISTINCT FROM 'SHIPPED') < now() - make_interval(days => ${limits.stuckShippedDays})))`;

const NOTE = `
  INSERT INTO order_events (order_id, actor_id, from_status, to_status, reason) SELECT id, $2, status, status, $3 FROM orders WHERE id = $1`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderDeskService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly notices: OrderNoticesService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list(viewer: Viewer, filter: DeskOrders | null, page: PageRequest): Promise<Page<Order>> {
    assertMay(mayWatchOrders(viewer));
    const { text, params } = listSql(filter ?? {}, page);
    const found = await rows<Found>(this.db, text, params);
    const orders = found.filter(({ id }) => id !== null);
    return { ...pageOf(orders, page, idCursor), totalCount: found[0]?.totalCount ?? 0 };
  }

  /** An event that leaves the order where it is; both sides are told. */
  async note(viewer: Viewer, id: string, words: string, key?: RequestKey | null): Promise<Order> {
    assertMay(mayWatchOrders(viewer));
    const { reason: note } = await parseWith(reasonRules, { reason: words });
    return inTransaction(this.db, async (tx) => {
      const order = await this.orders.byId(viewer, id, tx);
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'noteOrder', body: [id, note] })) return order;
      await execute(tx, NOTE, [order.id, viewer.id, note]);
      await this.audit.record(tx, { actorId: viewer.id, action: 'order.noted', subjectType: 'order', subjectId: order.id, reason: note });
      await this.notices.noted(tx, order, note);
      return order;
    });
  }
}

function listSql({ status, stuck, search, from, until }: DeskOrders, page: PageRequest): { text: string; params: unknown[] } {
  const params: unknown[] = [];
  const value = (parameter: unknown) => `$${params.push(parameter)}`;
  const where = ['true'];
  if (status) where.push(`o.status = ${value(status)}`);
  if (stuck) where.push(isStuck);
  if (search) where.push(searchSql(search, value));
  if (from) where.push(`o.placed_at >= ${value(from)}`);
  if (until) where.push(`o.placed_at < ${value(until)}`);
  const matching = where.join(' AND ');
  const [direction, beyond] = stuck ? ['ASC', '>'] : ['DESC', '<'];
  const keyset = page.after
    ? ` AND (o.placed_at, o.id) ${beyond} (SELECT c.placed_at, c.id FROM orders c WHERE c.id = ${value(idOfCursor(page.after))})`
    : '';
  const order = `ORDER BY o.placed_at ${direction}, o.id ${direction}`;
  const text = `
    SELECT c."totalCount", p.* FROM (SELECT count(*)::int AS "totalCount" FROM orders o WHERE ${matching}) c
    LEFT JOIN LATERAL (
      SELECT ${ORDER_COLUMNS} FROM orders o WHERE ${matching}${keyset} ${order} LIMIT ${value(page.first + 1)} OFFSET ${value(page.offset ?? 0)}
    ) p ON true
    ORDER BY p."placedAt" ${direction}, p.id ${direction}`;
  return { text, params };
}

/** Each way has its index; one OR over orders would read them all. */
function searchSql(search: string, value: (parameter: unknown) => string): string {
  const people = `SELECT id FROM users WHERE lower(name || ' ' || phone || ' ' || coalesce(email, '')) LIKE ${value(containing(search.toLowerCase()))}`;
  const number = `${value(search.toUpperCase())}::text`;
  return `o.id IN (SELECT id FROM orders WHERE tracking_number IN (${number}, 'HB-' || ${number})
    UNION SELECT id FROM orders WHERE buyer_id IN (${people}) UNION SELECT id FROM orders WHERE seller_id IN (${people}))`;
}
