/**
 * The figures stored beside a seller, changed in the transaction of what they count: products on the market (called by
 * the catalogue) and the sums of ratings (called by the reviews).
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { MarketChanges } from '../../../platform/events/market-changes';
import { addPublished, addSellerRating, type PublishedChange } from './seller-figures.store';

@scoped(Lifecycle.ContainerScoped)
export class SellerFiguresService {
  constructor(private readonly changes: MarketChanges) {}

  /** Changes of nothing cost no statement. */
  async published(tx: EntityManager, changes: readonly PublishedChange[]): Promise<void> {
    const real = changes.filter(({ by }) => by !== 0);
    if (real.length > 0) await addPublished(tx, real);
  }

  /** `stars` and `count` are added to the sums; negative where a rating is removed. */
  async rated(tx: EntityManager, sellerId: string, stars: number, count: number): Promise<void> {
    await addSellerRating(tx, sellerId, stars, count);
    this.changes.reportFigures(tx, [sellerId]);
  }
}
