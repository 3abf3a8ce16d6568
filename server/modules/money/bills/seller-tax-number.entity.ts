/** The Business Identification Number of a seller who has one. Written by BillingTermsService. */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Entity('seller_tax_numbers')
export class SellerTaxNumber {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  sellerId!: string;

  @Column('varchar', { length: 13 })
  taxNumber!: string;
}
