/** The number of an order's invoice; an order has one, however often it is sent. Written by InvoicesService. */
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { Order } from '../orders/order.entity';

@Unique('invoices_number', ['sellerId', 'year', 'sequence'])
@Entity('invoices')
export class StoredInvoice {
  @ForeignKey(() => Order)
  @PrimaryColumn('uuid')
  orderId!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  sellerId!: string;

  @Column('smallint')
  year!: number;

  @Column('int')
  sequence!: number;

  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;
}
