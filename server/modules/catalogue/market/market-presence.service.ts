/**
 * Takes everything a seller offers off the market at once, and puts it back as it was: posts stay as their seller left
 * them, only what lists read follows. Called inside the transaction that changes the seller's status, after that
 * change.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { MarketChanges } from '../../../platform/events/market-changes';
import { SellPostPublicationService } from '../sell-posts/sell-post-publication.service';
import { lockProductsOf } from '../sell-posts/sell-posts.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MarketPresenceService {
  constructor(
    private readonly publication: SellPostPublicationService,
    private readonly changes: MarketChanges,
  ) {}

  /**
   * By the status as it is now. What has run out, was hidden or deleted meanwhile does not come back; no one is
   * notified of what does.
   */
  async follow(tx: EntityManager, sellerId: string): Promise<void> {
    this.changes.report(tx); // the seller's own page, also without a product
    // waits for a concurrent post or pause of one of them, so that the next statement sees the change
    await this.publication.sync(tx, await lockProductsOf(tx, sellerId), { isQuiet: true });
  }
}
