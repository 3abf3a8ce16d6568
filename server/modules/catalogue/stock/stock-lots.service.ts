/**
 * Lets the lots follow each movement of what is on hand, in its transaction: StockService calls it after the statement
 * that moved, and so locked, the stock. Lots of re-listed products follow what is drawn from receipts (ReceiptsService)
 * and, as all others, what orders take and bring back.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import type { AppError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { money } from '../../../platform/money';
import { LotHold } from '../lots/lot.entity';
import { hasHeldLots, hasHeldStock, hasRecalledLots, setHold } from '../lots/held-lots.store';
import { correctRatios } from '../lots/lot-ratios.store';
import { continueCounted, countBack } from '../lots/lot-recounts.store';
import { keepLotLimit } from '../lots/lot-merges.store';
import { restartLots } from '../lots/lot-restarts.store';
import { takeFirstFrom } from '../lots/lot-marks.store';
import {
  addToLots,
  type LotAddition,
  type LotTaking,
  loseReturned,
  openUnknownLot,
  removeFromLots,
  returnShares,
  takeFromLots,
  undoShares,
} from '../lots/lots.store';
import { lowerReceiptGrade } from './receipts.store';
import type { CountedMove, StockMove } from './stock.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StockLots {
  /**
   * A LOSS is of goods that came back to be written off: it returns them to their lots itself. CONFLICT where goods
   * should leave the store and all that is left is in lots on hold.
   */
  async follow(tx: EntityManager, move: StockMove): Promise<void> {
    const { productId, kind, onHandDelta, orderLineId } = move;
    const quantity = money(onHandDelta).abs().toFixed();
    if (money(onHandDelta).eq(0) || kind === 'RECEIVE') return;
    if (orderLineId === null)
      return this.count(tx, [{ productId, kind: 'ADJUST', onHandDelta, harvestedOn: move.harvestedOn ?? null }], move.outcome);
    if (kind === 'TAKE' || kind === 'REPLACE') await this.take(tx, { productId, orderLineId, quantity, isReplacement: kind === 'REPLACE' });
    else if (kind === 'RETURN') await undoShares(tx, orderLineId, quantity);
    else if (kind === 'RESTOCK' || kind === 'LOSS') await returnShares(tx, orderLineId, quantity);
    if (kind === 'LOSS') await loseReturned(tx, orderLineId, quantity);
    if (kind === 'REPLACE') await lowerReceiptGrade(tx, orderLineId);
    if (kind === 'RETURN' || kind === 'RESTOCK') await keepLotLimit(tx, [productId]);
  }

  /**
   * Sellers counted products of their own, each once.
   * A count soon after one in a new unit corrects that one, as long as nothing was sold of it.
   * CONFLICT where less is counted than is on hold, or some was recalled and nobody says what became of it (`outcome`).
   */
  async count(tx: EntityManager, moves: readonly CountedMove[], outcome: FoundGoodsOutcome | null = null): Promise<void> {
    const counted = moves.map(({ productId, onHandDelta, harvestedOn = null }) => ({ productId, quantity: onHandDelta, harvestedOn }));
    const corrected = outcome === null ? await correctRatios(tx, counted.filter(isOfNoDay)) : [];
    const changes = counted.filter(({ productId }) => !corrected.includes(productId));
    const listOf = (sign: 1 | -1) =>
      changes
        .map((change) => ({ ...change, quantity: money(change.quantity).times(sign).toFixed() }))
        .filter(({ quantity }) => money(quantity).gt(0));
    await this.countIn(tx, listOf(1));
    const fewer = listOf(-1);
    if (fewer.length === 0) return;
    const wanted = fewer.reduce((sum, { quantity }) => sum.plus(quantity), money(0));
    const productIds = fewer.map(({ productId }) => productId);
    if (outcome === null && (await hasRecalledLots(tx, productIds))) throw conflict('lot.recalledCount', { status: LotHold.RECALLED });
    const isHeld = wanted.gt(await removeFromLots(tx, fewer, { outcome })) && (await hasHeldLots(tx, productIds));
    if (isHeld) throw conflict('lot.heldCount', { status: LotHold.HELD });
  }

  /**
   * Goods that were counted away within a day and are counted in again are the same goods, unless this count says
   * of which day they are; all else is new.
   */
  private async countIn(tx: EntityManager, more: readonly LotAddition[]): Promise<void> {
    if (more.length === 0) return;
    const back = new Map((await countBack(tx, more.filter(isOfNoDay))).map((one) => [one.productId, one.quantity]));
    const added = more
      .map((one) => ({
        ...one,
        quantity: money(one.quantity)
          .minus(back.get(one.productId) ?? 0)
          .toFixed(),
      }))
      .filter(({ quantity }) => money(quantity).gt(0));
    await addToLots(tx, added);
    await continueCounted(
      tx,
      added.filter(isOfNoDay).map(({ productId }) => productId),
    );
    await keepLotLimit(
      tx,
      more.map(({ productId }) => productId),
    );
  }

  /**
   * As `count`, where some products are counted in another unit from now on: what they have is one new lot. Where
   * nothing was there, or nothing is left, it is a count as any other. CONFLICT where a lot is on hold or recalled.
   */
  async recount(tx: EntityManager, moves: readonly CountedMove[], inNewUnit: readonly string[]): Promise<void> {
    if (inNewUnit.length > 0 && (await hasHeldStock(tx, inNewUnit))) throw conflict('lot.heldPost', { status: LotHold.HELD });
    const restarted = await restartLots(tx, inNewUnit);
    await this.count(
      tx,
      moves.filter(({ productId }) => !restarted.includes(productId)),
    );
  }

  /** So much of a product that nobody counts any more leaves its lots, what is on hold and recalled first. */
  async clear(tx: EntityManager, productId: string, quantity: string): Promise<void> {
    await removeFromLots(tx, [{ productId, quantity }], { isAll: true });
  }

  /** CONFLICT where stock of the product is on hold, or was recalled and nobody said what became of it. */
  async assertMayDelete(tx: EntityManager, productId: string): Promise<void> {
    if (await hasHeldLots(tx, [productId])) throw conflict('lot.heldDelete', { status: LotHold.HELD });
    if (await hasRecalledLots(tx, [productId])) throw conflict('lot.recalledDelete', { status: LotHold.RECALLED });
  }

  /** Null releases the lots. The caller holds the locks of the lots and of the stock of their products. */
  async setHold(tx: EntityManager, lotIds: readonly string[], hold: LotHold | null): Promise<void> {
    const productIds = await setHold(tx, lotIds, hold);
    if (hold === null) await keepLotLimit(tx, productIds);
  }

  /** The caller holds the locks of the lot and of the stock of its product. */
  async takeFirst(tx: EntityManager, productId: string, lotId: string): Promise<void> {
    await takeFirstFrom(tx, productId, lotId);
  }

  private async take(tx: EntityManager, taking: LotTaking): Promise<void> {
    const missing = money(taking.quantity).minus(await takeFromLots(tx, taking));
    if (missing.lte(0)) return;
    const left = missing.toFixed();
    if (!(await openUnknownLot(tx, taking.productId, left))) throw await this.stopped(tx, taking.productId);
    if (missing.gt(await takeFromLots(tx, { ...taking, quantity: left }))) throw await this.stopped(tx, taking.productId);
    await keepLotLimit(tx, [taking.productId]);
  }

  /** A hold can be released; nothing brings back what was recalled. */
  private async stopped(tx: EntityManager, productId: string): Promise<AppError> {
    if (await hasHeldLots(tx, [productId])) return conflict('lot.held', { status: LotHold.HELD });
    return conflict('lot.recalledStock', { status: LotHold.RECALLED });
  }
}

const isOfNoDay = ({ harvestedOn }: LotAddition): boolean => harvestedOn === null;
