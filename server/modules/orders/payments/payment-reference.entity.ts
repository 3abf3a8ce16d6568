/** A transaction id of a mobile money service: it pays for one purchase only. Written by PaymentReferencesStore. */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Purchase } from '../checkout/purchase.entity';

@Index('payment_references_purchase', ['purchaseId'])
@Entity('payment_references')
export class PaymentReference {
  @PrimaryColumn('varchar', { length: 16 })
  paymentMethod!: string;

  @PrimaryColumn('varchar', { length: 40 })
  reference!: string;

  @ForeignKey(() => Purchase, { onDelete: 'CASCADE' })
  @Column('uuid')
  purchaseId!: string;
}
