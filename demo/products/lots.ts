/**
 * The lots of the demo market: one for each day of which buyers were shown a harvest, and one for each receipt of what
 * traders list again, taken first in, first out.
 */
import { toDecimal, type Market, type StockItem } from '../market';
import type { ReceiptRow } from '../rows';
import type { LotRow } from './lot-rows';
import type { SeedRandom } from '../simulation/seed-random';
import type { TradedLine } from '../trade/traded-order';

interface OpenLot {
  readonly row: LotRow;
  /** In thousandths of a unit. */
  added: number;
  remaining: number;
}

export class Lots {
  private readonly random: SeedRandom;
  private readonly byProduct = new Map<StockItem, OpenLot[]>();

  constructor(private readonly market: Market) {
    this.random = market.random.fork('lots');
  }

  receive(product: StockItem, receipt: ReceiptRow, quantity: number, at: Date): void {
    const lot = this.open(product, { receiptId: receipt.id, harvestedOn: receipt.harvested_on }, at);
    lot.added += quantity;
    lot.remaining += quantity;
  }

  take({ product, row: line, quantity }: TradedLine, at: Date): void {
    if (!product.source) {
      const lot = this.harvest(product, line.harvested_on, at);
      lot.added += quantity;
      return this.share(line.id, lot, quantity);
    }
    let missing = quantity;
    for (const lot of this.byProduct.get(product) ?? []) {
      const part = Math.min(missing, lot.remaining);
      if (part === 0) continue;
      missing -= part;
      lot.remaining -= part;
      this.share(line.id, lot, part);
    }
    if (missing > 0) throw new Error(`More of ${product.row.name} was sold than received.`);
  }

  /** The end of the market: what is left, and what its seller counted off, is of the harvest that the post gives. */
  close(product: StockItem, removed: number, at: Date): void {
    if (!product.source && product.onHand + removed > 0) {
      const lot = this.harvest(product, product.post?.harvested_on ?? null, at);
      lot.added += product.onHand + removed;
      lot.remaining += product.onHand;
      lot.row.removed = toDecimal(removed);
      if (removed > 0) {
        const gone = { lot_id: lot.row.id, cause: 'COUNTED', quantity: lot.row.removed, created_at: at } as const;
        this.market.rows.lot_removals.push({ id: this.random.id(at), ...gone });
      }
    }
    for (const { row, added, remaining } of this.byProduct.get(product) ?? []) {
      this.market.rows.lots.push({ ...row, added: toDecimal(added), remaining: toDecimal(remaining) });
    }
  }

  private harvest(product: StockItem, harvestedOn: string | null, at: Date): OpenLot {
    const lot = this.byProduct.get(product)?.find(({ row }) => row.harvested_from === harvestedOn);
    return lot ?? this.open(product, { receiptId: null, harvestedOn }, at);
  }

  private open(product: StockItem, of: { readonly receiptId: string | null; readonly harvestedOn: string | null }, at: Date): OpenLot {
    const { row: owner, place } = product.seller;
    const row: LotRow = {
      id: this.random.id(at),
      product_id: product.row.id,
      owner_id: owner.id,
      owner_name: owner.name_of_business || owner.name,
      district_id: place.districtId,
      upazila_id: place.upazilaId,
      receipt_id: of.receiptId,
      harvested_from: of.harvestedOn,
      harvested_until: of.harvestedOn,
      grade: product.row.grade,
      added: '0',
      removed: '0',
      remaining: '0',
      opened_at: at,
    };
    const lot = { row, added: 0, remaining: 0 };
    this.byProduct.set(product, [...(this.byProduct.get(product) ?? []), lot]);
    return lot;
  }

  private share(lineId: string, { row }: OpenLot, quantity: number): void {
    this.market.rows.lot_shares.push({ order_line_id: lineId, lot_id: row.id, quantity: toDecimal(quantity) });
  }
}
