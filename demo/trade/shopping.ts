/**
 * Chooses what a buyer of the demo market puts into the cart. Popular products and products nearby are more likely; a
 * trader chooses from the kinds that the trader deals in.
 */
import { mayBuyFrom } from '../../schema/values/accounts/trade';
import type { StockItem, Market, DemoUser } from '../market';
import type { SeedRandom } from '../simulation/seed-random';
import type { Stockroom } from '../products/stockroom';
import { drawQuantity } from './trade-terms';
import type { Intent } from './trade-plan';

export interface Wanted {
  readonly product: StockItem;
  /** In thousandths of a unit. */
  readonly quantity: number;
}

const NEARER = 2.4;

export class Shopping {
  private readonly random: SeedRandom;
  /**
   * The product that each trader bought last of each kind, by trader id and kind. Traders return to the same seller
   * while the product is offered.
   */
  private readonly sources = new Map<string, StockItem>();
  private forConsumers: readonly StockItem[] = [];
  private forConsumersOf: ReadonlyMap<DemoUser, readonly StockItem[]> = new Map();
  private seenProducts = 0;

  constructor(
    private readonly market: Market,
    private readonly stockroom: Stockroom,
  ) {
    this.random = market.random.fork('shopping');
  }

  basketFor(intent: Intent): Wanted[] {
    const chosen = intent.inBulk ? this.traderChoice(intent) : this.consumerChoice(intent);
    return chosen.flatMap((product) => {
      const { kind, row, post } = product;
      if (!post) return [];
      const terms = { minQuantity: post.min_quantity, step: post.step };
      const quantity = drawQuantity(this.random, kind.unit, Number(row.price), terms, intent.inBulk);
      return this.stockroom.canGive(product, quantity, intent.at) ? [{ product, quantity }] : [];
    });
  }

  /** Does this trader offer purchases from this market again? */
  isListed(trader: DemoUser, product: StockItem): boolean {
    return trader.facts?.relists?.split(' ').includes(product.kind.key) ?? false;
  }

  private consumerChoice({ at, buyer, from }: Intent): StockItem[] {
    const count = this.random.weighted([1, 2, 3, 4, 5], (n) => [0, 46, 27, 15, 8, 4][n] ?? 0);
    const chosen: StockItem[] = [];
    const atMs = at.getTime();
    for (let turn = 0; turn < count; turn++) {
      const seller = turn === 0 ? from : this.random.chance(0.55) ? (chosen[0]?.seller ?? null) : null;
      const one = this.random.weightedOrNull(this.productsForConsumers(seller), (product) => {
        if (!isOffered(product, atMs) || chosen.includes(product)) return 0;
        return product.pull * (product.seller.place.divisionId === buyer.place.divisionId ? NEARER : 1);
      });
      if (one) chosen.push(one);
    }
    return chosen;
  }

  /** No one carries a ton home. Traders add to the market's products as time goes on. */
  private productsForConsumers(seller: DemoUser | null): readonly StockItem[] {
    const { products } = this.market;
    if (this.seenProducts < products.length) {
      this.forConsumers = products.filter(({ row, kind, post }) => row.audience === 'EVERYONE' && kind.unit !== 'TON' && post !== null);
      this.forConsumersOf = grouped(this.forConsumers, ({ seller: one }) => one);
      this.seenProducts = products.length;
    }
    return seller === null ? this.forConsumers : (this.forConsumersOf.get(seller) ?? []);
  }

  private traderChoice({ at, buyer }: Intent): StockItem[] {
    const keys = buyer.facts?.relists?.split(' ') ?? [];
    return this.random.sample(keys, this.random.int(2, 4)).flatMap((key) => this.sourceOf(buyer, key, at) ?? []);
  }

  private sourceOf(buyer: DemoUser, key: string, at: Date): StockItem | null {
    const name = `${buyer.row.id}/${key}`;
    const earlier = this.sources.get(name);
    if (earlier && isOffered(earlier, at.getTime())) return earlier;
    const offered = this.market.products.filter(
      (product) =>
        product.kind.key === key &&
        isOffered(product, at.getTime()) &&
        product.seller !== buyer &&
        mayBuyFrom(buyer.row.role, product.seller.row.role),
    );
    if (offered.length === 0) return null;
    const source = this.random.weighted(
      offered,
      (product) => product.pull * (product.row.audience === 'BUSINESSES' ? 3 : 1) * (product.source ? 0.4 : 1),
    );
    this.sources.set(name, source);
    return source;
  }
}

function isOffered({ post, offered: [from, until] }: StockItem, atMs: number): boolean {
  return post !== null && from < atMs && atMs < until;
}

function grouped<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
