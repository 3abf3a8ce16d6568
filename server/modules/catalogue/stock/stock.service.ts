/**
 * The only writer of stock. Each change is one statement (StockStore) that moves `on_hand` and `reserved` and appends
 * its movement, in the caller's transaction; of a purchase its movements are written with its lines, before its stock
 * is locked. A change fails, naming what is left, where `0 ≤ reserved ≤ on hand` would no longer hold. Orders reserve,
 * release and take by it; the database's CHECK is the last guard.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageKey } from '../../../../schema/messages/text';
import type { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import type { Request } from '../../../platform/db/sql';
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { money, toQuantity } from '../../../platform/money';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { MarketChanges } from '../../../platform/events/market-changes';
import { invalidInput } from '../../../platform/errors/validation-error';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import { ProductReader } from '../products/product-reader.service';
import { mayOwnProducts } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { ReceiptsService } from './receipts.service';
import { LotHold } from '../lots/lot.entity';
import { lowerGrade } from '../lots/lot-grades.store';
import { hasHeldStock } from '../lots/held-lots.store';
import { UnitChanges } from '../sell-posts/unit-changes.port';
import { SellPostsService } from '../sell-posts/sell-posts.service';
import { assertCounted, type Counted, countedDelta, isBack, negative } from './counted-stock';
import { StockLots } from './stock-lots.service';
import { StockRemovals } from './stock-removals.service';
import { BackInStockService } from '../back-in-stock/back-in-stock.service';
import { StockMovementKind } from './stock-movement.entity';
import {
  type CountedMove,
  type LineMove,
  type ReservedQuantity,
  type Shortage,
  type StockLevel,
  type StockMove,
  StockStore,
} from './stock.store';

export { assertCounted, countedDelta } from './counted-stock';
export { type CountedMove, recordReserved, type Shortage } from './stock.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StockService {
  constructor(
    private readonly db: DataSource,
    private readonly store: StockStore,
    private readonly reader: ProductReader,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly receipts: ReceiptsService,
    private readonly lots: StockLots,
    private readonly removals: StockRemovals,
    private readonly posts: SellPostsService,
    private readonly units: UnitChanges,
    private readonly alerts: BackInStockService,
    private readonly changes: MarketChanges,
  ) {}

  /** OUT_OF_STOCK with the message `tooLittle`, which names what is left, where there is not so much. */
  async move(tx: EntityManager, move: StockMove, tooLittle: MessageKey = 'stock.left'): Promise<StockLevel> {
    const { productId, onHandDelta, reservedDelta } = move;
    const level = await this.store.move(tx, move);
    if (!level) return this.reject(tx, productId, tooLittle);
    await this.lots.follow(tx, move);
    const isReturn = move.kind === StockMovementKind.RETURN || move.kind === StockMovementKind.RESTOCK;
    if (money(onHandDelta).gt(0)) await this.posts.pauseHeld(tx, [productId]);
    if (isReturn && (await lowerGrade(tx, productId))) this.outbox.record(tx, 'PRODUCT_CHANGED', [productId]);
    if (isBack(level, money(onHandDelta).minus(reservedDelta))) {
      this.changes.report(tx); // lists of what is in stock show it again
      await this.alerts.notify(tx, [productId]);
    }
    this.reportStock(tx, [productId]);
    return level;
  }

  /**
   * The statement that promises these quantities, of each product one, to lines whose movements are written with them
   * (recordReserved); where too little is left, it fails (isShortage). Let it be the last of the transaction: the rows
   * stay locked until the commit.
   */
  prepareReserve(tx: EntityManager, quantities: readonly ReservedQuantity[]): Request {
    this.reportStock(
      tx,
      quantities.map(({ productId }) => productId),
    );
    return this.store.prepareReserve(quantities);
  }

  /** The products of which less is left now than is wanted, each of them once. */
  async shortages(wanted: readonly Pick<ReservedQuantity, 'productId' | 'quantity'>[]): Promise<Shortage[]> {
    const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
    const left = await this.store.left(this.db, [...quantities.keys()]);
    return left.filter(({ productId, available }) => money(quantities.get(productId) ?? 0).gt(available));
  }

  /** Gives back what an order that will not be shipped had reserved. */
  async release(tx: EntityManager, { quantity, ...line }: LineMove): Promise<void> {
    await this.move(tx, { ...line, kind: StockMovementKind.RELEASE, onHandDelta: '0', reservedDelta: negative(quantity) });
    await this.removals.removeForDeleted(tx, line.productId, line.actorId);
  }

  /** Promises more to an order; OUT_OF_STOCK, naming what is left, where there is not so much. */
  reserve(tx: EntityManager, { quantity, ...line }: LineMove): Promise<StockLevel> {
    return this.move(tx, { ...line, kind: StockMovementKind.RESERVE, onHandDelta: '0', reservedDelta: quantity });
  }

  /** Reserved products leave the store. */
  take(tx: EntityManager, { quantity, ...line }: LineMove): Promise<StockLevel> {
    return this.move(tx, { ...line, kind: StockMovementKind.TAKE, onHandDelta: negative(quantity), reservedDelta: negative(quantity) });
  }

  /** A shipment pressed by mistake: the quantity is in the store again, and reserved as before. */
  takeBack(tx: EntityManager, { quantity, ...line }: LineMove): Promise<StockLevel> {
    return this.move(tx, { ...line, kind: StockMovementKind.RETURN, onHandDelta: quantity, reservedDelta: quantity });
  }

  /** The items of an order came back: they are for sale again, or written off. */
  async restock(tx: EntityManager, { quantity, ...line }: LineMove, isLost: boolean): Promise<void> {
    const back = { ...line, kind: StockMovementKind.RESTOCK, onHandDelta: quantity, reservedDelta: '0' };
    if (!isLost) {
      await this.move(tx, back);
      await this.removals.removeForDeleted(tx, line.productId, line.actorId);
    } else {
      await this.store.move(tx, back); // no one is notified that it is back, and the lots follow the loss
      await this.move(tx, { ...line, kind: StockMovementKind.LOSS, onHandDelta: negative(quantity), reservedDelta: '0' });
    }
  }

  /**
   * The replacement of a delivered line leaves the store, of what no one was promised. OUT_OF_STOCK, naming what is
   * left, where there is not so much.
   */
  replace(tx: EntityManager, { quantity, ...line }: LineMove): Promise<StockLevel> {
    const move = { ...line, kind: StockMovementKind.REPLACE, onHandDelta: negative(quantity), reservedDelta: '0' };
    return this.move(tx, move, 'problem.replacementStock');
  }

  /**
   * The seller has counted: sets what is on hand. The quantity has passed the rules already. CONFLICT where recalled
   * stock is missing and `outcome` does not say what became of it. What is counted away of received items goes back to
   * their receipt: what became of them is stated of the order, an outcome here is BAD_USER_INPUT.
   */
  async setStock(viewer: Viewer, { productId, quantity, outcome = null }: Counted, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayOwnProducts(viewer));
    const body = [productId, quantity, ...(outcome === null ? [] : [outcome])];
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'setStock', body })) return;
      if (!isUuid(productId) || !(await this.store.lockOwn(tx, productId, viewer.id))) throw notFound();
      if (outcome !== null && (await this.store.relistedAvailable(tx, productId)) !== null)
        throw invalidInput([{ field: 'outcome', key: 'lot.outcomeOfReceived' }]);
      await this.adjust(tx, productId, quantity, viewer.id, outcome);
    });
    return this.reader.one(productId);
  }

  /**
   * Brings a locked product's stock on hand to this quantity by one movement; none where nothing changes. Sellers count
   * whole units, 0 or more (isSellersCount); anything else is taken only as what is there already. Products listed
   * again never become more than was received, and go back there when fewer.
   */
  async adjust(
    tx: EntityManager,
    productId: string,
    quantity: string,
    actorId: string,
    outcome: FoundGoodsOutcome | null = null,
  ): Promise<void> {
    const level = await this.store.locked(tx, productId);
    if (!level) throw notFound();
    const onHandDelta = countedDelta(level, quantity);
    if (onHandDelta !== null) await this.count(tx, { productId, onHandDelta, actorId, outcome });
  }

  /**
   * Counts of several products of the seller's own, locked by this transaction with their stock and none of them listed
   * again, in one statement: the first stock of a new one, or the difference that `countedDelta` has allowed. Those of
   * `inNewUnit` have another unit by now; some of them may keep their figure.
   */
  async countAll(tx: EntityManager, moves: readonly CountedMove[], actorId: string, inNewUnit: readonly string[] = []): Promise<void> {
    const levels = moves.length === 0 ? [] : await this.store.moveCounted(tx, moves, actorId);
    const [missing] = moves.filter(({ productId }) => !levels.some((level) => level.productId === productId));
    if (missing) await this.reject(tx, missing.productId);
    await this.lots.recount(tx, moves, inNewUnit);
    const deltas = new Map(moves.map(({ productId, onHandDelta }) => [productId, onHandDelta]));
    const back = levels.filter((level) => isBack(level, money(deltas.get(level.productId) ?? 0))).map(({ productId }) => productId);
    if (back.length > 0) await this.alerts.notify(tx, back);
    const more = moves.filter(({ onHandDelta }) => money(onHandDelta).gt(0)).map(({ productId }) => productId);
    await this.posts.pauseHeld(tx, more);
    if (moves.length > 0) this.outbox.record(tx, 'STOCK_CHANGED', [...deltas.keys()]);
  }

  /**
   * A locked product has another unit from now on, in which this is on hand: BAD_USER_INPUT where nobody says how much,
   * and there is some. CONFLICT where a lot is on hold or recalled, or orders are under way.
   */
  async changeUnit(tx: EntityManager, productId: string, quantity: string | null, actorId: string): Promise<void> {
    const level = await this.store.locked(tx, productId);
    if (await hasHeldStock(tx, [productId])) throw conflict('lot.heldPost', { status: LotHold.HELD });
    await this.units.assertMayChange(tx, [productId]);
    if (level && quantity === null) assertCounted(level);
    const onHandDelta = level && quantity !== null ? countedDelta(level, quantity) : null;
    await this.countAll(tx, onHandDelta === null ? [] : [{ productId, kind: 'ADJUST', onHandDelta }], actorId, [productId]);
  }

  /** More of a locked product of the seller's own, harvested on this day. */
  async bringIn(tx: EntityManager, harvest: { productId: string; quantity: string; harvestedOn: string; actorId: string }): Promise<void> {
    const { quantity: onHandDelta, ...rest } = harvest;
    await this.move(tx, { ...rest, kind: StockMovementKind.ADJUST, onHandDelta, reservedDelta: '0', orderLineId: null });
  }

  private async count(tx: EntityManager, counted: Pick<StockMove, 'productId' | 'onHandDelta' | 'actorId' | 'outcome'>): Promise<void> {
    await this.receipts.cover(tx, counted.productId, counted.onHandDelta);
    await this.move(tx, { ...counted, kind: StockMovementKind.ADJUST, reservedDelta: '0', orderLineId: null });
  }

  private reportStock(tx: EntityManager, productIds: readonly string[]): void {
    this.outbox.record(tx, 'STOCK_CHANGED', productIds);
    this.changes.reportFigures(tx, productIds);
  }

  private async reject(tx: EntityManager, productId: string, key: MessageKey = 'stock.left'): Promise<never> {
    const [left] = await this.store.left(tx, [productId]);
    if (!left) throw notFound();
    throw new AppError('OUT_OF_STOCK', key, { product: left.name, left: toQuantity(left.available) });
  }
}

/** Whether a transaction has failed because a reservation found too little stock, or stock in another unit. */
export function isShortage(error: unknown): boolean {
  return violatedConstraint(error) === 'product_stock_range';
}
