/**
 * Moves the demo market's stock the way StockService does: every change of on hand and reserved with its movement,
 * never below what is promised.
 */
import type { StockMovementKind } from '../../server/modules/catalogue/stock/stock-movement.entity';
import { toDecimal, type StockItem, type Market } from '../market';
import { Lots } from './lots';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';

interface Change {
  readonly kind: StockMovementKind;
  readonly onHand?: number;
  readonly reserved?: number;
  readonly lineId?: string;
  readonly actorId: string | null;
  readonly at: Date;
}

export class Stockroom {
  readonly lots: Lots;
  private readonly random: SeedRandom;

  constructor(private readonly market: Market) {
    this.random = market.random.fork('stock');
    this.lots = new Lots(market);
  }

  move(product: StockItem, { kind, onHand = 0, reserved = 0, lineId, actorId, at }: Change): void {
    product.onHand += onHand;
    product.reserved += reserved;
    if (product.reserved < 0 || product.onHand < product.reserved) throw new Error(`Stock of ${product.row.name} went wrong.`);
    if (onHand !== 0 && kind !== 'INITIAL') product.row.version += 1;
    this.market.rows.stock_movements.push({
      id: this.random.id(at),
      product_id: product.row.id,
      kind,
      on_hand_delta: toDecimal(onHand),
      reserved_delta: toDecimal(reserved),
      order_line_id: lineId ?? null,
      actor_id: actorId,
      created_at: at,
    });
  }

  /** The first harvest of products that are not bought from others. */
  stockUp(product: StockItem): void {
    this.move(product, { kind: 'INITIAL', onHand: product.lot, actorId: product.seller.row.id, at: product.row.created_at });
  }

  /** Is there so much to be had? A producer brings in another harvest for it. */
  canGive(product: StockItem, quantity: number, at: Date): boolean {
    const missing = quantity - (product.onHand - product.reserved);
    if (missing <= 0) return true;
    if (product.source) return false;
    const harvests = Math.ceil(missing / product.lot);
    this.move(product, { kind: 'ADJUST', onHand: harvests * product.lot, actorId: product.seller.row.id, at: hoursAfter(at, -0.2) });
    return true;
  }

  /** The day's end: some products are sold out, the stock of the others is written as it is. */
  close(): void {
    const end = hoursAfter(this.market.clock.today, -0.05);
    for (const product of this.market.products) {
      const isSoldOut = product.row.is_published && !product.source && !product.seller.facts?.phone && this.random.chance(0.035);
      const left = product.onHand - product.reserved;
      if (isSoldOut && left > 0) this.move(product, { kind: 'ADJUST', onHand: -left, actorId: product.seller.row.id, at: end });
      this.lots.close(product, isSoldOut ? Math.max(left, 0) : 0, end);
      const stock = { on_hand: toDecimal(product.onHand), reserved: toDecimal(product.reserved), changed_at: end };
      this.market.rows.product_stock.push({ product_id: product.row.id, ...stock });
      if (product.post) product.post.sold_quantity = toDecimal(product.sold);
      // a product's figures are public: of one for businesses they stay at 0
      if (product.row.audience === 'EVERYONE') product.row.sold_quantity = toDecimal(product.sold);
    }
  }
}
