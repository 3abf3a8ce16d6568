/**
 * The one place that decides whether a product is on the market: it reads its sell post, the post's window, the product
 * and its seller, and stores in step what lists read instead (is_published, published_at and the copied audience on the
 * product, published_count on the seller, is_scheduled on the post). A service that changes any of these calls `sync`
 * in the same transaction, with the products' rows locked. What comes onto the market is announced to the seller's
 * followers, and to buyers who wait for it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { MarketChanges } from '../../../platform/events/market-changes';
import { Outbox } from '../../../platform/outbox/outbox';
import { SellerFiguresService } from '../../accounts/profile/seller-figures.service';
import { SellPostNotificationsService } from './sell-post-notifications.service';
import { type SyncedProduct, syncPublication } from './sell-post-publication.store';
import { BackInStockService } from '../back-in-stock/back-in-stock.service';

interface SyncOptions {
  /** Now, unless a job or a test sets the moment it works for. */
  readonly at?: Date | null;
  /** Followers are not notified: what comes back is nothing new. Those who wait for it are. */
  readonly isQuiet?: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostPublicationService {
  constructor(
    private readonly notifications: SellPostNotificationsService,
    private readonly waiting: BackInStockService,
    private readonly outbox: Outbox,
    private readonly sellers: SellerFiguresService,
    private readonly changes: MarketChanges,
  ) {}

  /** Returns what came onto the market by it. */
  async sync(tx: EntityManager, productIds: readonly string[], { at = null, isQuiet = false }: SyncOptions = {}): Promise<string[]> {
    this.outbox.record(tx, 'PRODUCT_CHANGED', productIds);
    if (productIds.length > 0) this.changes.report(tx);
    const synced = await syncPublication(tx, productIds, at);
    await this.sellers.published(tx, changesOf(synced));
    const opened = synced.filter(({ isOpened }) => isOpened).map(({ id }) => id);
    if (opened.length > 0) await this.waiting.notify(tx, opened);
    if (opened.length > 0 && !isQuiet) await this.notifications.opened(tx, opened, at);
    return opened;
  }
}

/** By seller, in the order of their ids, in which everyone locks them. */
function changesOf(synced: readonly SyncedProduct[]): { sellerId: string; by: number }[] {
  const sums = new Map<string, number>();
  for (const { sellerId, publicChange } of synced) sums.set(sellerId, (sums.get(sellerId) ?? 0) + publicChange);
  return [...sums].map(([sellerId, by]) => ({ sellerId, by })).sort((one, other) => (one.sellerId < other.sellerId ? -1 : 1));
}
