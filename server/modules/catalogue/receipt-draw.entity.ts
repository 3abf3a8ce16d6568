/** What of a receipt went into a trader's own product. Written by ReceiptsService; a trigger keeps the receipt's `remaining` in step. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('receipt_draws')
export class ReceiptDraw {
  @PrimaryColumn('uuid')
  receiptId!: string;

  @PrimaryColumn('uuid')
  productId!: string;

  /** In the receipt's unit; six decimals, since a few kilograms are little of a ton. */
  @Column('numeric', { precision: 20, scale: 6 })
  quantity!: string;

  /** The same in the product's unit. */
  @Column('numeric', { precision: 14, scale: 3 })
  productQuantity!: string;
}
