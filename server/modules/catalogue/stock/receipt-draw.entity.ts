/**
 * A row is the part of a receipt that went into a trader's own product. ReceiptsService writes it; a trigger updates
 * the receipt's `remaining`.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Product } from '../products/product.entity';
import { Receipt } from './receipt.entity';

@Index('receipt_draws_product', ['productId'])
@Check('receipt_draws_product_quantity_check', 'product_quantity >= 0')
@Check('receipt_draws_quantity_check', 'quantity >= 0')
@Entity('receipt_draws')
export class ReceiptDraw {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Receipt)
  receiptId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  /** In the receipt's unit; six decimals, since a few kilograms are little of a ton. */
  @Column('numeric', { precision: 20, scale: 6 })
  quantity!: string;

  /** The same quantity in the product's unit. */
  @Column('numeric', { precision: 14, scale: 3 })
  productQuantity!: string;
}
