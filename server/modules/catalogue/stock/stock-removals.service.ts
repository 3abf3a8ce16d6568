/**
 * Takes goods out of stock that nobody counts any more: of deleted products, and of an account that closes. Received
 * items go back to their receipt; all else was counted away: nobody knows from then on where it is.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { MarketChanges } from '../../../platform/events/market-changes';
import { money } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { negative } from './counted-stock';
import { ReceiptsService } from './receipts.service';
import { StockLots } from './stock-lots.service';
import { StockMovementKind } from './stock-movement.entity';
import { StockStore } from './stock.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StockRemovals {
  constructor(
    private readonly store: StockStore,
    private readonly receipts: ReceiptsService,
    private readonly lots: StockLots,
    private readonly outbox: Outbox,
    private readonly changes: MarketChanges,
  ) {}

  /**
   * A locked product is about to be deleted: what is not promised of it goes. CONFLICT where it is on hold, or was
   * recalled and nobody said what became of it.
   */
  async beforeDeletion(tx: EntityManager, productId: string, actorId: string): Promise<void> {
    await this.lots.assertMayDelete(tx, productId);
    const level = await this.store.locked(tx, productId);
    if (level) await this.remove(tx, productId, money(level.onHand).minus(level.reserved).toFixed(), actorId);
  }

  /** An account closes, whose products are locked and of which nothing is promised. CONFLICT as for a deletion. */
  async removeForAccount(tx: EntityManager, userId: string): Promise<void> {
    for (const { productId, isDeleted } of await this.store.inStock(tx, userId)) {
      if (isDeleted) await this.removeForDeleted(tx, productId, userId);
      else await this.beforeDeletion(tx, productId, userId);
    }
  }

  /**
   * Takes what came back to a product that was deleted meanwhile, from lots on hold and recalled ones too. Received
   * items on hold stay in their lot, as they do for every count.
   */
  async removeForDeleted(tx: EntityManager, productId: string, actorId: string | null): Promise<void> {
    const left = await this.store.leftOfDeleted(tx, productId);
    if (left) await this.remove(tx, productId, left.available, actorId);
  }

  private async remove(tx: EntityManager, productId: string, quantity: string, actorId: string | null): Promise<void> {
    if (money(quantity).lte(0)) return;
    const onHandDelta = negative(quantity);
    await this.receipts.cover(tx, productId, onHandDelta);
    await this.store.move(tx, { productId, kind: StockMovementKind.ADJUST, onHandDelta, reservedDelta: '0', orderLineId: null, actorId });
    await this.lots.clear(tx, productId, quantity);
    this.outbox.record(tx, 'STOCK_CHANGED', [productId]);
    this.changes.reportFigures(tx, [productId]);
  }
}
