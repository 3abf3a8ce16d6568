/**
 * Records what the traders of the demo market received and what they listed again. The rows are the same as
 * ReceiptsService would have written.
 */
import { isBusinessBuyer } from '../../schema/values/accounts/trade';
import { money, toMoney } from '../../server/platform/money';
import { toDecimal, type StockItem, type Market, type DemoUser } from '../market';
import type { ReceiptRow } from '../rows';
import { freshUntil } from './harvests';
import type { SeedRandom } from '../simulation/seed-random';
import type { TradedLine, TradedOrder } from '../trade/traded-order';

/**
 * A user who logs in as a trader finds items that arrived lately and wait for a price; the newest wait whenever they
 * came.
 */
const WAITING_DAYS = 16;

interface Received {
  readonly line: TradedLine;
  readonly at: Date;
}

export class Receipts {
  private readonly random: SeedRandom;
  private readonly byLine = new Map<string, ReceiptRow>();
  private readonly newest = new Map<DemoUser, Received>();

  constructor(private readonly market: Market) {
    this.random = market.random.fork('receipts');
  }

  /** Where the buyer trades. */
  record({ row: order, buyer }: TradedOrder, { row: line, product }: TradedLine, at: Date): void {
    if (!isBusinessBuyer(buyer.row.role)) return;
    const share = toMoney(money(order.discount).times(line.line_total).div(order.subtotal));
    const receipt: ReceiptRow = {
      id: this.random.id(at),
      order_line_id: line.id,
      owner_id: buyer.row.id,
      source_product_id: line.product_id,
      unit: product.row.unit,
      custom_unit_note: line.custom_unit_note,
      quantity: line.quantity,
      remaining: line.quantity,
      cost: toMoney(money(line.line_total).minus(share)),
      harvested_on: line.harvested_on,
      grade: line.grade,
      received_at: at,
    };
    this.byLine.set(line.id, receipt);
    this.market.rows.receipts.push(receipt);
  }

  /**
   * Returns the line that the trader lists again when these items arrive: usually the arrived line itself. A trader
   * that a user can log in as lists the items that came before instead, or nothing if those came lately as well; what
   * does not keep is always listed at once.
   */
  listed(trader: DemoUser, line: TradedLine, at: Date): TradedLine | null {
    if (trader.facts?.phone === undefined || freshUntil(line.product.kind, at) < Infinity) return line;
    const before = this.newest.get(trader);
    this.newest.set(trader, { line, at });
    return before && before.at <= this.market.clock.daysAgo(WAITING_DAYS) ? before.line : null;
  }

  /** Returns the receipt of the line. */
  draw(lineId: string, product: StockItem, quantity: number): ReceiptRow {
    const receipt = this.byLine.get(lineId);
    if (!receipt) throw new Error('Products in stock without a receipt.');
    const drawn = toDecimal(quantity);
    this.market.rows.receipt_draws.push({ receipt_id: receipt.id, product_id: product.row.id, quantity: drawn, product_quantity: drawn });
    return receipt;
  }
}
