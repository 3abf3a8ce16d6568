/**
 * The rows of stock and their movements, moved together by one statement. Stock is a row of its own: an order neither
 * writes nor locks its product's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import { column, columns, decimal, flag, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute, type Request } from '../../../platform/db/sql';
import { HELD_LOT_OF } from '../lots/held-lots.store';
import { available as availableSql, sellable } from '../products/product-state.query';
import { measureKey } from '../products/measured';
import type { StockMovementKind } from './stock-movement.entity';

export interface StockMove {
  readonly productId: string;
  readonly kind: StockMovementKind;
  readonly onHandDelta: string;
  readonly reservedDelta: string;
  readonly orderLineId: string | null;
  /** Null when the market itself does it (an order that expires). */
  readonly actorId: string | null;
  /** The day of a harvest that is brought in; not given: the day of the sell post. */
  readonly harvestedOn?: string;
  /** Recalled stock that is counted away became this. */
  readonly outcome?: FoundGoodsOutcome | null;
}

/** A quantity of an order line. */
export type LineMove = Pick<StockMove, 'productId' | 'orderLineId' | 'actorId'> & { readonly quantity: string };

/** The stock on hand of a product, as its seller counted it. */
export interface CountedMove {
  readonly productId: string;
  readonly kind: 'INITIAL' | 'ADJUST';
  readonly onHandDelta: string;
  /** The day of what is more; not given: goods of before, or of the day of the sell post. */
  readonly harvestedOn?: string | null;
}

/** The reserved quantity of a product, in the unit that the buyer has seen. */
export interface ReservedQuantity {
  readonly productId: string;
  readonly quantity: string;
  readonly unit: string;
  readonly customUnitNote: string | null;
}

/** `lotMinimum`: the least quantity of one order; 0 where the product has no sell post. */
const levelColumns = {
  onHand: column('on_hand', decimal),
  reserved: column('reserved', decimal),
  lotMinimum: column('lot_minimum', decimal),
};
const level = columns(levelColumns);
export type StockLevel = RowOf<typeof level>;
const AVAILABLE = column(availableSql, decimal);
const available = columns({ available: AVAILABLE });
const left = columns({
  productId: column('p.id', text),
  name: column('p.name', text),
  available: AVAILABLE,
  sellable: column(sellable, decimal),
});
/** The stock that is left of a product. */
export type Shortage = RowOf<typeof left>;

const moved = columns({ productId: column('product_id', text), ...levelColumns });

// A concurrent edit of the product must see stock that orders moved: its version counts them. A seller's own ADJUST is
// counted on the product.
const COUNTS = `$3::numeric <> 0 AND $2 IN ('TAKE', 'RETURN', 'RECEIVE', 'RESTOCK', 'LOSS', 'REPLACE')`;
const MOVE = (sql: string) => `
  WITH moved AS (
    UPDATE product_stock SET on_hand = on_hand + $3::numeric, reserved = reserved + $4::numeric,
      version = version + CASE WHEN ${COUNTS} THEN 1 ELSE 0 END,
      changed_at = CASE WHEN ${COUNTS} THEN now() ELSE changed_at END
    WHERE product_id = $1 AND reserved + $4::numeric >= 0 AND on_hand + $3::numeric >= reserved + $4::numeric
    RETURNING product_id, on_hand, reserved, lot_minimum
  ), movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, order_line_id, actor_id)
    SELECT product_id, $2, $3, $4, $5, $6 FROM moved
  )
  SELECT ${sql} FROM moved`;

/**
 * SQL: the movements of what is reserved, for each row (id of the order line, product_id, quantity) of this CTE or
 * source; a part of the statement that writes the lines. The reservation itself (StockService.prepareReserve) follows
 * in the same transaction: it locks stock that many may wait for, so nothing else is left to be written then.
 */
export const recordReserved = (lines: string, actor: string): string => `
  INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, order_line_id, actor_id)
  SELECT product_id, 'RESERVE', 0, quantity, id, ${actor}::uuid FROM ${lines}`;

/**
 * SQL: the quantity reserved then. Too little stock is an error of the table's CHECK, so that the commit can be sent
 * with the statement; so is another unit, which came between the read and the lock.
 */
const reservedThen = (quantity: string, measure: string): string =>
  `CASE WHEN coalesce(stock.measure, ${measure}) = ${measure} THEN stock.reserved + ${quantity} ELSE -1 END`;
const RESERVE_ONE = `UPDATE product_stock stock SET reserved = ${reservedThen('$2::numeric', '$3::text')} WHERE product_id = $1`;

// In the order of products' ids, in which everyone locks them.
const RESERVE_EACH = `
  WITH wanted AS (
    SELECT product_id, quantity, measure FROM unnest($1::uuid[], $2::numeric[], $3::text[]) AS wanted (product_id, quantity, measure)
  ), locked AS (
    SELECT stock.product_id FROM product_stock stock JOIN wanted USING (product_id) ORDER BY stock.product_id FOR NO KEY UPDATE OF stock
  )
  UPDATE product_stock stock SET reserved = ${reservedThen('wanted.quantity', 'wanted.measure')} FROM wanted JOIN locked USING (product_id)
  WHERE stock.product_id = wanted.product_id`;

const MOVE_COUNTED = (list: string) => `
  WITH wanted AS (
    SELECT product_id, kind, delta FROM unnest($1::uuid[], $2::text[], $3::numeric[]) AS counted (product_id, kind, delta)
  ), moved AS (
    UPDATE product_stock stock SET on_hand = stock.on_hand + wanted.delta FROM wanted
    WHERE stock.product_id = wanted.product_id AND stock.on_hand + wanted.delta >= stock.reserved
    RETURNING stock.product_id, wanted.kind, wanted.delta, stock.on_hand, stock.reserved, stock.lot_minimum
  ), movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, actor_id)
    SELECT product_id, kind, delta, 0, $4 FROM moved ORDER BY product_id
  )
  SELECT ${list} FROM moved`;

const LOCKED = (sql: string) => `SELECT ${sql} FROM product_stock WHERE product_id = $1 FOR UPDATE`;

const RELISTED_AVAILABLE = (sql: string) => `
  SELECT ${sql} FROM products p JOIN product_stock stock ON stock.product_id = p.id
  WHERE p.id = $1 AND p.source_product_id IS NOT NULL AND stock.on_hand > stock.reserved FOR UPDATE OF stock`;

const LEFT = (sql: string) => `
  SELECT ${sql} FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.id = ANY($1::uuid[]) ORDER BY p.id`;

const inStock = columns({ productId: column('p.id', text), isDeleted: column('p.deleted_at IS NOT NULL', flag) });
const IN_STOCK = (list: string) => `
  SELECT ${list} FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.seller_id = $1 AND stock.on_hand > stock.reserved ORDER BY p.id`;
const LEFT_OF_DELETED = (sql: string) => `
  SELECT ${sql} FROM products p JOIN product_stock stock ON stock.product_id = p.id
  WHERE p.id = $1 AND p.deleted_at IS NOT NULL AND stock.on_hand > stock.reserved AND (p.source_product_id IS NULL OR NOT ${HELD_LOT_OF('p.id')})
  FOR UPDATE OF stock`;

const LOCK_OWN = 'UPDATE products SET version = version + 1, updated_at = now() WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StockStore {
  /**
   * The level after the movement; null where `0 ≤ reserved ≤ on hand` would no longer hold, or there is no such
   * product.
   */
  move(tx: EntityManager, { productId, kind, onHandDelta, reservedDelta, orderLineId, actorId }: StockMove): Promise<StockLevel | null> {
    return selectOne(tx, level, MOVE, [productId, kind, onHandDelta, reservedDelta, orderLineId, actorId]);
  }

  /**
   * The levels after the movements, of products whose stock the transaction has locked; one that would fall below what
   * is reserved is missing.
   */
  moveCounted(tx: EntityManager, moves: readonly CountedMove[], actorId: string): Promise<RowOf<typeof moved>[]> {
    return select(tx, moved, MOVE_COUNTED, [
      moves.map(({ productId }) => productId),
      moves.map(({ kind }) => kind),
      moves.map(({ onHandDelta }) => onHandDelta),
      actorId,
    ]);
  }

  /**
   * Reserves these quantities, of each product one; fails where as much is not left, or the unit is another one by now
   * (isShortage). Their movements:
   * recordReserved.
   */
  prepareReserve(quantities: readonly ReservedQuantity[]): Request {
    const [first, ...others] = quantities;
    if (first && others.length === 0) return { text: RESERVE_ONE, params: [first.productId, first.quantity, measureKey(first)] };
    const params = [quantities.map(({ productId }) => productId), quantities.map(({ quantity }) => quantity), quantities.map(measureKey)];
    return { text: RESERVE_EACH, params };
  }

  /** The level, locked until the transaction ends. */
  locked(tx: EntityManager, productId: string): Promise<StockLevel | null> {
    return selectOne(tx, level, LOCKED, [productId]);
  }

  /**
   * Returns what is not promised of a re-listed product, locked; null for any other product, or where nothing is left.
   */
  async relistedAvailable(tx: EntityManager, productId: string): Promise<string | null> {
    return (await selectOne(tx, available, RELISTED_AVAILABLE, [productId]))?.available ?? null;
  }

  /** Products of the user of which something is not promised, in the order of their ids. */
  inStock(tx: EntityManager, userId: string): Promise<RowOf<typeof inStock>[]> {
    return select(tx, inStock, IN_STOCK, [userId]);
  }

  /** Returns what is not promised of a deleted product, locked; null for any other, and for received items on hold. */
  leftOfDeleted(tx: EntityManager, productId: string): Promise<RowOf<typeof available> | null> {
    return selectOne(tx, available, LEFT_OF_DELETED, [productId]);
  }

  /** In the order of ids; products that do not exist are missing. */
  left(db: Db, productIds: readonly string[]): Promise<Shortage[]> {
    return select(db, left, LEFT, [productIds]);
  }

  /** Locks the seller's own product and counts the edit; false where there is none. */
  async lockOwn(tx: EntityManager, productId: string, sellerId: string): Promise<boolean> {
    return (await execute(tx, LOCK_OWN, [productId, sellerId])) > 0;
  }
}
