/**
 * A row is the stock of a product. It is narrow and no foreign key points at it: orders update it and lock nothing
 * else. StockStore alone writes it.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { quantityColumn } from '../products/quantity-column';
import { Product } from '../products/product.entity';

@Check('product_stock_range', 'reserved >= 0 AND reserved <= on_hand')
@Index('product_stock_market_changed', ['marketChangedAt'])
@Entity('product_stock')
export class ProductStock {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column({ ...quantityColumn, default: 0 })
  onHand!: string;

  /** Promised to open orders; never more than what is on hand. */
  @Column({ ...quantityColumn, default: 0 })
  reserved!: string;

  /** The minimum of the product's sell post; 0 without one. Sell posts write both by a trigger of the database. */
  @Column({ ...quantityColumn, default: 0 })
  lotMinimum!: string;

  /** The step of its quantities; 0 without a sell post. */
  @Column({ ...quantityColumn, default: 0 })
  lotStep!: string;

  /**
   * The unit that it is counted in, with the note of OTHERS; null while its first unit has not changed. A trigger of
   * the products writes it, and takes the row's lock for that.
   */
  @Column('varchar', { length: 130, nullable: true })
  measure!: string | null;

  /** Counts stock that orders and receipts moved; a product's version is its own and this one together. */
  @Column('int', { default: 0 })
  version!: number;

  /** When `version` rose last; a product's `updatedAt` is the later of its own and this one. */
  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;

  /** When what is left of it changed last, by an open order as well. A trigger writes it. */
  @Column('timestamptz', { default: () => 'now()' })
  marketChangedAt!: Date;
}
