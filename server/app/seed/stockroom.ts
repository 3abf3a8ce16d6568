/** Keeps the demo market's stock the way StockService does: every change of on hand and reserved with its movement, never below what is promised. */
import type { StockMovementKind } from '../../modules/catalogue/stock-movement.entity';
import { toDecimal, type Goods, type Market } from './market';
import { hoursAfter } from './seed-clock';
import type { SeedRandom } from './seed-random';

interface Change {
  readonly kind: StockMovementKind;
  readonly onHand?: number;
  readonly reserved?: number;
  readonly lineId?: string;
  readonly actorId: string | null;
  readonly at: Date;
}

export class Stockroom {
  private readonly random: SeedRandom;

  constructor(private readonly market: Market) {
    this.random = market.random.fork('stock');
  }

  move(goods: Goods, { kind, onHand = 0, reserved = 0, lineId, actorId, at }: Change): void {
    goods.onHand += onHand;
    goods.reserved += reserved;
    if (goods.reserved < 0 || goods.onHand < goods.reserved) throw new Error(`Stock of ${goods.row.name} went wrong.`);
    if (onHand !== 0 && kind !== 'INITIAL') goods.row.version += 1;
    this.market.rows.stock_movements.push({
      ...{ id: this.random.id(at), product_id: goods.row.id, kind, on_hand_delta: toDecimal(onHand), reserved_delta: toDecimal(reserved) },
      ...{ order_line_id: lineId ?? null, actor_id: actorId, created_at: at },
    });
  }

  /** The first harvest of goods that are not bought from others. */
  stockUp(goods: Goods): void {
    this.move(goods, { kind: 'INITIAL', onHand: goods.lot, actorId: goods.seller.row.id, at: goods.row.created_at });
  }

  /** Is there so much to be had? A seller of his own goods brings in another harvest for it. */
  canGive(goods: Goods, quantity: number, at: Date): boolean {
    const missing = quantity - (goods.onHand - goods.reserved);
    if (missing <= 0) return true;
    if (goods.source) return false;
    const harvests = Math.ceil(missing / goods.lot);
    this.move(goods, { kind: 'ADJUST', onHand: harvests * goods.lot, actorId: goods.seller.row.id, at: hoursAfter(at, -0.2) });
    return true;
  }

  /** The day's end: some shelves are empty, the others are written down as they are. */
  close(): void {
    const end = hoursAfter(this.market.clock.today, -0.05);
    for (const goods of this.market.goods) {
      const isSoldOut = goods.row.is_published && !goods.source && !goods.seller.facts?.phone && this.random.chance(0.035);
      const left = goods.onHand - goods.reserved;
      if (isSoldOut && left > 0) this.move(goods, { kind: 'ADJUST', onHand: -left, actorId: goods.seller.row.id, at: end });
      goods.row.on_hand = toDecimal(goods.onHand);
      goods.row.reserved = toDecimal(goods.reserved);
      goods.row.sold_quantity = toDecimal(goods.sold);
      if (goods.post) goods.post.sold_quantity = goods.row.sold_quantity;
    }
  }
}
