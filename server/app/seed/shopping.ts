/** What a buyer of the demo market puts into his basket: goods near him and well liked sooner, of a trader's list what the trader deals in. */
import { mayBuyFrom } from '../../../schema/values/trade';
import type { Goods, Market, Person } from './market';
import type { SeedRandom } from './seed-random';
import type { Stockroom } from './stockroom';
import { drawQuantity } from './trade-terms';
import type { Intent } from './trade-plan';

export interface Wanted {
  readonly goods: Goods;
  /** In thousandths of a unit. */
  readonly quantity: number;
}

const NEARER = 2.4;

export class Shopping {
  private readonly random: SeedRandom;
  /** Of each trader and kind, whom he buys it from: traders are faithful. */
  private readonly sources = new Map<string, Goods>();
  private forConsumers: readonly Goods[] = [];
  private seenGoods = 0;

  constructor(
    private readonly market: Market,
    private readonly stockroom: Stockroom,
  ) {
    this.random = market.random.fork('shopping');
  }

  basketFor(intent: Intent): Wanted[] {
    const chosen = intent.inBulk ? this.traderChoice(intent) : this.consumerChoice(intent);
    return chosen.flatMap((goods) => {
      const { kind, row, post } = goods;
      if (!post) return [];
      const terms = { minQuantity: post.min_quantity, step: post.step };
      const quantity = drawQuantity(this.random, kind.unit, Number(row.price), terms, intent.inBulk);
      return this.stockroom.canGive(goods, quantity, intent.at) ? [{ goods, quantity }] : [];
    });
  }

  /** Does this trader offer again what he bought here? */
  isListed(trader: Person, goods: Goods): boolean {
    return trader.facts?.relists?.split(' ').includes(goods.kind.key) ?? false;
  }

  private consumerChoice({ at, buyer, from }: Intent): Goods[] {
    const count = this.random.weighted([1, 2, 3, 4, 5], (n) => [0, 46, 27, 15, 8, 4][n] ?? 0);
    const chosen: Goods[] = [];
    const atMs = at.getTime();
    for (let turn = 0; turn < count; turn++) {
      const seller = turn === 0 ? from : this.random.chance(0.55) ? (chosen[0]?.seller ?? null) : null;
      const one = this.random.weightedOrNull(this.goodsForConsumers(), (goods) => {
        if ((seller !== null && goods.seller !== seller) || !isOffered(goods, atMs) || chosen.includes(goods)) return 0;
        return goods.pull * (goods.seller.place.divisionId === buyer.place.divisionId ? NEARER : 1);
      });
      if (one) chosen.push(one);
    }
    return chosen;
  }

  /** Nobody carries a ton home. Traders add to the market's goods as time goes on. */
  private goodsForConsumers(): readonly Goods[] {
    const { goods } = this.market;
    if (this.seenGoods < goods.length) {
      this.forConsumers = goods.filter(({ row, kind, post }) => row.audience === 'EVERYONE' && kind.unit !== 'TON' && post !== null);
      this.seenGoods = goods.length;
    }
    return this.forConsumers;
  }

  private traderChoice({ at, buyer }: Intent): Goods[] {
    const keys = buyer.facts?.relists?.split(' ') ?? [];
    return this.random.sample(keys, this.random.int(2, 4)).flatMap((key) => this.sourceOf(buyer, key, at) ?? []);
  }

  private sourceOf(buyer: Person, key: string, at: Date): Goods | null {
    const name = `${buyer.row.id}/${key}`;
    const known = this.sources.get(name);
    if (known && isOffered(known, at.getTime())) return known;
    const offered = this.market.goods.filter(
      (goods) =>
        goods.kind.key === key &&
        isOffered(goods, at.getTime()) &&
        goods.seller !== buyer &&
        mayBuyFrom(buyer.row.role, goods.seller.row.role),
    );
    if (offered.length === 0) return null;
    const source = this.random.weighted(
      offered,
      (goods) => goods.pull * (goods.row.audience === 'BUSINESSES' ? 3 : 1) * (goods.source ? 0.4 : 1),
    );
    this.sources.set(name, source);
    return source;
  }
}

function isOffered({ post, offered: [from, until] }: Goods, atMs: number): boolean {
  return post !== null && from < atMs && atMs < until;
}
