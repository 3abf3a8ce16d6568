/**
 * The quantity that a line of an order was taken from a lot. Written by LotsStore when the stock leaves and comes back;
 * the trigger `lot_shares_shipped` compares the shares of a line with its movements of stock.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { quantityColumn } from '../products/quantity-column';
import { Lot } from './lot.entity';

@Index('lot_shares_lot', ['lotId', 'orderLineId'])
@Check('lot_shares_quantities', 'returned >= 0 AND quantity >= returned')
@Check('lot_shares_replaced', 'replaced >= 0 AND replaced <= quantity')
@Check('lot_shares_sent_after_recall', 'sent_after_recall >= 0 AND sent_after_recall <= replaced')
@Entity('lot_shares')
export class LotShare {
  @PrimaryColumn('uuid')
  @ForeignKey('OrderLine')
  orderLineId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Lot)
  lotId!: string;

  /** In the product's unit, with replacements. 0 after a shipment that was undone. */
  @Column({ ...quantityColumn })
  quantity!: string;

  /** The part of it that was sent once more, in place of goods that were not right. */
  @Column({ ...quantityColumn, default: 0 })
  replaced!: string;

  /** The part of that which was sent when some of the line was recalled already, and so known from it. */
  @Column({ ...quantityColumn, default: 0 })
  sentAfterRecall!: string;

  /** The part that came back with a returned order. */
  @Column({ ...quantityColumn, default: 0 })
  returned!: string;
}
