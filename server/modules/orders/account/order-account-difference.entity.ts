/**
 * An order of before its account existed whose amounts do not add up, for an admin to look at. Written by the migration
 * that made the accounts.
 */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Order } from '../orders/order.entity';

@Entity('order_account_differences')
export class OrderAccountDifference {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Order)
  orderId!: string;

  /** The order cost this amount, BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  expected!: string;

  /** The migration found this amount to be paid, BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  found!: string;

  @Column('timestamptz', { default: () => 'now()' })
  foundAt!: Date;
}
