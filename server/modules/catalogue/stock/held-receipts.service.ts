/**
 * Receipts while a problem with their order is open: what of them was listed again and is not promised to anyone is
 * taken off the market first, and nothing more is drawn from them until the problem has ended. Called by the orders
 * module, in its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { money } from '../../../platform/money';
import { ReceiptsService } from './receipts.service';
import { type Drawn, holdReceipts, lockDrawn, reduceCosts } from './receipts.store';
import { StockMovementKind } from './stock-movement.entity';
import { StockService } from './stock.service';

export { lineCostOf } from './receipts.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class HeldReceiptsService {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly stock: StockService,
  ) {}

  /**
   * Takes back what was listed again of these delivered lines, and stops any more. Reserved and sold units stay where
   * they are. Stock is locked before receipts, as a seller's count does; what was drawn is read again once the receipts
   * are locked, since a listing or a count may have drawn more until then, and nothing draws after it.
   */
  async hold(tx: EntityManager, orderLineIds: readonly string[], actorId: string): Promise<void> {
    await lockDrawn(tx, orderLineIds);
    await holdReceipts(tx, orderLineIds, true);
    const drawn = await lockDrawn(tx, orderLineIds);
    const left = new Map(drawn.map(({ productId, available }) => [productId, available]));
    for (const draw of drawn) {
      const back = backOf(draw, left.get(draw.productId) ?? '0');
      if (back === null) continue;
      left.set(
        draw.productId,
        money(left.get(draw.productId) ?? 0)
          .plus(back.productQuantity)
          .toFixed(),
      );
      await this.receipts.draw(tx, draw.productId, back);
      await this.stock.move(tx, {
        productId: draw.productId,
        kind: StockMovementKind.ADJUST,
        onHandDelta: back.productQuantity,
        reservedDelta: '0',
        orderLineId: null,
        actorId,
      });
    }
  }

  /** Stops items of these lines from being listed, whoever is doing it now: a listing that waits sees it. */
  async stop(tx: EntityManager, orderLineIds: readonly string[]): Promise<void> {
    await holdReceipts(tx, orderLineIds, true);
  }

  /** The items of these lines may be listed again. */
  async release(tx: EntityManager, orderLineIds: readonly string[]): Promise<void> {
    await holdReceipts(tx, orderLineIds, false);
  }

  /** Takes what was refunded of the lines off their buyer's cost, BDT. */
  async refunded(tx: EntityManager, lines: readonly { readonly lineId: string; readonly amount: string }[]): Promise<void> {
    await reduceCosts(tx, lines);
  }
}

/** Below zero: what goes back to the receipt, in both units; null where nothing is left in stock. */
function backOf({ receiptId, quantity, productQuantity, inLot }: Drawn, available: string) {
  const part = money(available).lt(inLot) ? money(available) : money(inLot);
  if (part.lte(0)) return null;
  const ofReceipt = money(quantity).times(part).div(productQuantity).times(-1).toFixed(6);
  return { receiptId, quantity: ofReceipt, productQuantity: part.times(-1).toFixed() };
}
