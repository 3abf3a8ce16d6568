/**
 * Takes everything a seller offers off the market at once, and puts it back as it was: posts stay as their seller left them, only what lists
 * read follows. Called inside the transaction that changes the seller's status, after that change.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { rows } from '../../platform/db/sql';
import { SellPostPublicationService } from './sell-post-publication.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MarketPresenceService {
  constructor(private readonly publication: SellPostPublicationService) {}

  /** By the status as it stands now. What has run out, was hidden or deleted meanwhile does not come back; nobody hears of what does. */
  async follow(tx: EntityManager, sellerId: string): Promise<void> {
    // waits for whoever is about to post or pause one of them, so that the next statement sees what he did
    const held = await rows<{ id: string }>(tx, 'SELECT id FROM products WHERE seller_id = $1 ORDER BY id FOR UPDATE', [sellerId]);
    const productIds = held.map(({ id }) => id);
    await this.publication.sync(tx, productIds, { isQuiet: true });
  }
}
