/** An order of the demo market while it goes on, with its rows. */
import type { DemoUser, StockItem } from '../market';
import type { Step } from './order-course';
import type { OrderLineRow, OrderRow } from './order-rows';

export interface TradedLine {
  readonly row: OrderLineRow;
  readonly product: StockItem;
  readonly quantity: number;
}

export interface TradedOrder {
  readonly row: OrderRow;
  readonly buyer: DemoUser;
  readonly seller: DemoUser;
  readonly lines: readonly TradedLine[];
  readonly steps: Step[];
  /** Once it was shipped; empty before. */
  handoverCode: string;
}
