/**
 * The only writer of stock. Each change is one statement that moves `on_hand` and `reserved` and appends its movement, in the caller's
 * transaction; it refuses, telling what is left, where `0 ≤ reserved ≤ on hand` would no longer hold. Orders reserve, release and take by it;
 * the database's CHECK is the last guard.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { money, toQuantity } from '../../platform/money';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { Outbox } from '../../platform/outbox/outbox';
import { assertMay } from '../../platform/security/assert-policy';
import { ProductReader } from './product-reader.service';
import { mayOwnProducts } from './product.policy';
import type { ProductView } from './product.types';
import { ReceiptsService } from './receipts.service';
import { StockNoticesService } from './stock-notices.service';
import { StockMovementKind } from './stock-movement.entity';

export interface StockMove {
  readonly productId: string;
  readonly kind: StockMovementKind;
  readonly onHandDelta: string;
  readonly reservedDelta: string;
  readonly orderLineId: string | null;
  /** Null when the market itself does it (an order that expires). */
  readonly actorId: string | null;
}

/** A quantity of an order line. */
export type LineMove = Pick<StockMove, 'productId' | 'orderLineId' | 'actorId'> & { readonly quantity: string };

export interface StockLevel {
  readonly onHand: string;
  readonly reserved: string;
}

// Whoever edits the product meanwhile must see goods that came or went: the version counts them. A seller's own ADJUST is counted by its door.
const MOVE = `
  WITH moved AS (
    UPDATE products SET on_hand = on_hand + $3::numeric, reserved = reserved + $4::numeric,
      version = version + CASE WHEN $3::numeric <> 0 AND $2 IN ('TAKE', 'RETURN', 'RECEIVE') THEN 1 ELSE 0 END
    WHERE id = $1 AND reserved + $4::numeric >= 0 AND on_hand + $3::numeric >= reserved + $4::numeric
    RETURNING id, on_hand, reserved
  ), noted AS (
    INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, order_line_id, actor_id)
    SELECT id, $2, $3, $4, $5, $6 FROM moved
  )
  SELECT on_hand AS "onHand", reserved FROM moved`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StockService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly receipts: ReceiptsService,
    private readonly notices: StockNoticesService,
  ) {}

  async move(tx: EntityManager, { productId, kind, onHandDelta, reservedDelta, orderLineId, actorId }: StockMove): Promise<StockLevel> {
    const level = await one<StockLevel>(tx, MOVE, [productId, kind, onHandDelta, reservedDelta, orderLineId, actorId]);
    if (!level) return this.refuse(tx, productId);
    if (isBack(level, money(onHandDelta).minus(reservedDelta))) await this.notices.tell(tx, [productId]);
    this.outbox.note(tx, 'STOCK_CHANGED', [productId]);
    return level;
  }

  /** Promises goods to an order. Let it be the last thing of the transaction: the row stays locked until the commit. */
  reserve(tx: EntityManager, { quantity, ...line }: LineMove): Promise<StockLevel> {
    return this.move(tx, { ...line, kind: StockMovementKind.RESERVE, onHandDelta: '0', reservedDelta: quantity });
  }

  /** Gives back what an order that will not be shipped had reserved. */
  release(tx: EntityManager, { quantity, ...line }: LineMove): Promise<StockLevel> {
    return this.move(tx, { ...line, kind: StockMovementKind.RELEASE, onHandDelta: '0', reservedDelta: negative(quantity) });
  }

  /** Reserved goods leave the store. */
  take(tx: EntityManager, { quantity, ...line }: LineMove): Promise<StockLevel> {
    return this.move(tx, { ...line, kind: StockMovementKind.TAKE, onHandDelta: negative(quantity), reservedDelta: negative(quantity) });
  }

  /** The seller has counted: sets what is on hand. The quantity has passed the rules already. */
  async setStock(viewer: Viewer, productId: string, quantity: string, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayOwnProducts(viewer));
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'setStock', body: [productId, quantity] })) return;
      const locked = isUuid(productId) ? await one(tx, LOCK_OWN, [productId, viewer.id]) : null;
      if (!locked) throw notFound();
      await this.adjust(tx, productId, quantity, viewer.id);
    });
    return this.reader.one(productId);
  }

  /**
   * Brings a locked product's stock on hand to this quantity by one movement; none where nothing changes. Sellers count whole units, at least 1;
   * anything else is taken only as what is there already. Goods listed again never become more than was received, and go back there when fewer.
   */
  async adjust(tx: EntityManager, productId: string, quantity: string, actorId: string): Promise<void> {
    const level = await one<StockLevel>(tx, 'SELECT on_hand AS "onHand", reserved FROM products WHERE id = $1', [productId]);
    if (!level) throw notFound();
    const onHandDelta = money(quantity).minus(level.onHand);
    if (onHandDelta.eq(0)) return;
    if (!isWholeStock(quantity)) throw invalidInput([{ field: 'quantity', key: 'product.quantityDigits' }]);
    if (money(quantity).lt(level.reserved)) {
      throw invalidInput([{ field: 'quantity', key: 'product.belowReserved', params: { reserved: toQuantity(level.reserved) } }]);
    }
    await this.count(tx, productId, onHandDelta.toFixed(), actorId);
  }

  /** What nobody was promised of a locked product's goods goes back to where it was received; goods of one's own stay with the product. */
  async giveBack(tx: EntityManager, productId: string, actorId: string): Promise<void> {
    const level = await one<{ available: string }>(tx, RELISTED_AVAILABLE, [productId]);
    if (level) await this.count(tx, productId, negative(level.available), actorId);
  }

  private async count(tx: EntityManager, productId: string, onHandDelta: string, actorId: string): Promise<void> {
    await this.receipts.cover(tx, productId, onHandDelta);
    await this.move(tx, { productId, kind: StockMovementKind.ADJUST, onHandDelta, reservedDelta: '0', orderLineId: null, actorId });
  }

  private async refuse(tx: EntityManager, productId: string): Promise<never> {
    const left = await one<{ name: string; available: string }>(
      tx,
      'SELECT name, on_hand - reserved AS available FROM products WHERE id = $1',
      [productId],
    );
    if (!left) throw notFound();
    throw new AppError('OUT_OF_STOCK', 'stock.left', { product: left.name, left: toQuantity(left.available) });
  }
}

const RELISTED_AVAILABLE = `
  SELECT on_hand - reserved AS available FROM products WHERE id = $1 AND source_product_id IS NOT NULL AND on_hand > reserved`;

const LOCK_OWN = 'UPDATE products SET version = version + 1 WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL RETURNING id';

function isWholeStock(quantity: string): boolean {
  return money(quantity).gte(limits.minQuantity) && money(quantity).mod(1).eq(0);
}

/** Nothing was left before this change of what is available, and now there is. */
function isBack({ onHand, reserved }: StockLevel, change: ReturnType<typeof money>): boolean {
  const available = money(onHand).minus(reserved);
  return available.gt(0) && available.minus(change).lte(0);
}

function negative(quantity: string): string {
  return money(quantity).times(-1).toFixed();
}
