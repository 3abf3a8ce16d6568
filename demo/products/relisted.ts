/** The products that the demo market's traders make of received items, offered while what they are made of is fresh. */
import type { DemoUser, Market, StockItem } from '../market';
import { freshUntil } from './harvests';
import type { ProductMaker } from './make-products';

export class RelistedProducts {
  private readonly bySource = new Map<string, StockItem>();

  constructor(
    private readonly market: Market,
    private readonly productMaker: ProductMaker,
  ) {}

  /** The trader's product of this source, of which more came at `at`. */
  supplied(trader: DemoUser, source: StockItem, at: Date): StockItem {
    const key = `${trader.row.id}/${source.row.id}`;
    const product = this.bySource.get(key) ?? this.productMaker.relist(trader, source, at);
    this.bySource.set(key, product);
    product.offered = [product.offered[0], Math.min(product.until?.getTime() ?? Infinity, freshUntil(source.kind, at))];
    return product;
  }

  /** Traders pause the posts of what is too old by now. */
  pauseStale(): void {
    for (const { row, post, seller, offered } of this.bySource.values()) {
      const [, until] = offered;
      if (!row.is_published || !post || until > this.market.clock.today.getTime()) continue;
      const at = new Date(until);
      Object.assign(row, { is_published: false, updated_at: at });
      Object.assign(post, { state: 'PAUSED', updated_at: at });
      if (row.audience === 'EVERYONE') seller.row.published_count -= 1;
    }
  }
}
