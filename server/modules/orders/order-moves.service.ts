/**
 * The one place where an order changes its state, and everything that goes with it in the same transaction: stock, sold figures, what a trader received, customers, payment,
 * event, notifications. Called by OrderActionsService (people) and OrderExpiryService (the clock), one or many orders at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { OrderStatus, type OrderTransition } from '../../../schema/values/orders';
import { execute, rows } from '../../platform/db/sql';
import { ReceiptsService } from '../catalogue/receipts.service';
import { Outbox } from '../../platform/outbox/outbox';
import { StockService } from '../catalogue/stock.service';
import { CustomerFiguresService } from './customer-figures.service';
import { OrderNoticesService } from './order-notices.service';
import type { Order } from './order.entity';
import { ORDER_COLUMNS } from './order-list';

export interface Move {
  readonly orderIds: readonly string[];
  readonly transition: OrderTransition;
  /** Null for the market itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
}

interface MovedLine {
  readonly lineId: string;
  readonly productId: string;
  readonly sellPostId: string | null;
  readonly quantity: string;
}

/** Cash changes hands when the goods do. Only a row that still stands where the mover saw it is moved. */
const MOVE = `
  WITH moved AS (
    UPDATE orders SET status = $2::text, updated_at = now(),
      delivered_at = CASE WHEN $2::text = 'DELIVERED' THEN now() END,
      payment_status = CASE WHEN $2::text = 'DELIVERED' AND payment_method = 'CASH_ON_DELIVERY' THEN 'PAID' ELSE payment_status END
    WHERE id = ANY($1::uuid[]) AND status = $3::text RETURNING *
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, from_status, to_status, payment_status, reason)
    SELECT id, $4::uuid, $3::text, $2::text, payment_status, $5::text FROM moved
  )
  SELECT ${ORDER_COLUMNS} FROM moved o ORDER BY o.id`;

const LINES = `
  SELECT id AS "lineId", product_id AS "productId", sell_post_id AS "sellPostId", quantity
  FROM order_lines WHERE order_id = ANY($1::uuid[]) ORDER BY product_id, id`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderMovesService {
  constructor(
    private readonly stock: StockService,
    private readonly receipts: ReceiptsService,
    private readonly customers: CustomerFiguresService,
    private readonly notices: OrderNoticesService,
    private readonly outbox: Outbox,
  ) {}

  /** The orders that moved: those somebody else moved first are missing. */
  async move(tx: EntityManager, { orderIds, transition, actorId, reason }: Move): Promise<Order[]> {
    const moved = await rows<Order>(tx, MOVE, [[...orderIds], transition.to, transition.from, actorId, reason]);
    if (moved.length === 0) return [];
    await this.customers.follow(
      tx,
      moved.map(({ id }) => id),
      transition.to,
    );
    await this.moveGoods(tx, moved, transition.to, actorId);
    await this.notices.moved(tx, moved, actorId, reason);
    const movedIds = moved.map(({ id }) => id);
    this.outbox.note(tx, 'ORDER_CHANGED', movedIds);
    return moved;
  }

  private async moveGoods(tx: EntityManager, orders: readonly Order[], to: OrderStatus, actorId: string | null): Promise<void> {
    if (to === OrderStatus.CONFIRMED) return;
    const lines = await rows<MovedLine>(tx, LINES, [orders.map(({ id }) => id)]);
    if (to === OrderStatus.DELIVERED) {
      await countSold(tx, lines);
      await this.receipts.record(
        tx,
        orders.map(({ id }) => id),
      );
    } else {
      for (const { productId, quantity, lineId: orderLineId } of lines) {
        const line = { productId, quantity, orderLineId, actorId };
        await (to === OrderStatus.SHIPPED ? this.stock.take(tx, line) : this.stock.release(tx, line));
      }
    }
  }
}

/** The products are locked first, in the order of ids in which everybody locks them; their posts are safe behind them. */
async function countSold(tx: EntityManager, lines: readonly MovedLine[]): Promise<void> {
  const quantities = lines.map(({ quantity }) => quantity);
  const products = lines.map(({ productId }) => productId);
  await rows(tx, 'SELECT id FROM products WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [products]);
  await execute(tx, SOLD_PRODUCTS, [products, quantities]);
  await execute(tx, SOLD_POSTS, [lines.map(({ sellPostId }) => sellPostId), quantities]);
}

const SOLD =
  'SELECT id, sum(quantity) AS quantity, count(*) AS times FROM unnest($1::uuid[], $2::numeric[]) AS line (id, quantity) GROUP BY id';

const SOLD_PRODUCTS = `
  UPDATE products p SET sold_quantity = p.sold_quantity + sold.quantity, sold_count = p.sold_count + sold.times
  FROM (${SOLD}) sold WHERE p.id = sold.id`;

const SOLD_POSTS = `
  UPDATE sell_posts p SET sold_quantity = p.sold_quantity + sold.quantity, sold_count = p.sold_count + sold.times
  FROM (${SOLD}) sold WHERE p.id = sold.id`;
