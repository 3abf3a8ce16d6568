/**
 * The figures stored beside a product and its sell post, changed in the transaction of what they count: delivered
 * quantities (called by the orders) and the sums of ratings (called by the reviews). A product's figures are public and
 * leave out what was bought from posts for businesses; a post's are its seller's own.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { MarketChanges } from '../../../../platform/events/market-changes';
import { Outbox } from '../../../../platform/outbox/outbox';
import { addProductRating, addSold, type SoldLine } from './product-figures.store';

@scoped(Lifecycle.ContainerScoped)
export class ProductFiguresService {
  constructor(
    private readonly changes: MarketChanges,
    private readonly outbox: Outbox,
  ) {}

  async sold(tx: EntityManager, lines: readonly SoldLine[]): Promise<void> {
    await addSold(tx, lines);
    this.changes.reportFigures(
      tx,
      lines.map(({ productId }) => productId),
    );
  }

  /** `stars` and `count` are added to the sums; negative where a rating is removed. */
  async rated(tx: EntityManager, productId: string, stars: number, count: number): Promise<void> {
    await addProductRating(tx, productId, stars, count);
    this.outbox.record(tx, 'PRODUCT_CHANGED', [productId]);
    this.changes.reportFigures(tx, [productId]);
  }
}
