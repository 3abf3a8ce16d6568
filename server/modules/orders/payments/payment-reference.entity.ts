/**
 * A transaction id of a mobile money service that was reported and not rejected. With a seller and an amount it pays
 * for orders of that seller up to the amount; without, for the orders of the purchase that was placed with it. Written
 * by PaymentReferencesStore.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { Purchase } from '../orders/purchase.entity';

@Index('payment_references_purchase', ['purchaseId'])
@Index('payment_references_key', { synchronize: false }) // unique (payment_method, transfer_key(reference)) where not shares_reference
@Check('payment_references_amount', 'amount > 0')
@Check('payment_references_transfer', '(seller_id IS NULL) = (amount IS NULL) AND (seller_id IS NULL) = (buyer_id IS NULL)')
@Entity('payment_references')
export class PaymentReference {
  @PrimaryColumn('varchar', { length: 16 })
  paymentMethod!: string;

  @PrimaryColumn('varchar', { length: 40 })
  reference!: string;

  /** The purchase whose order it was first given for. */
  @ForeignKey(() => Purchase, { onDelete: 'CASCADE' })
  @Column('uuid')
  purchaseId!: string;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  buyerId!: string | null;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  sellerId!: string | null;

  /** The whole transfer has this amount, BDT. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  amount!: string | null;

  /** It was reported before spellings were compared: an earlier one is of the same transfer. */
  @Column('boolean', { default: false })
  sharesReference?: boolean;
}
