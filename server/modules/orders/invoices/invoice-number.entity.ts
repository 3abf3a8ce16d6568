/**
 * The last number of a seller's invoices in a year. Changed in the transaction that issues an invoice, so that no
 * number is missing. Written by InvoicesService.
 */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Entity('invoice_numbers')
export class InvoiceNumber {
  @ForeignKey(() => User)
  @PrimaryColumn('uuid')
  sellerId!: string;

  @PrimaryColumn('smallint')
  year!: number;

  @Column('int')
  last!: number;
}
