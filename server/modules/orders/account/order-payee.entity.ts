/**
 * Until when a confirmed order is paid, and where its mobile money is sent: a copy of the seller's payout account at
 * that moment; none of an online payment. Written by OrderPayeesStore.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { Order } from '../orders/order.entity';

@Index('order_payees_due', ['payBy'], { where: 'reminded_at IS NULL' })
@Check('order_payees_method', "method IN ('BKASH', 'NAGAD', 'ROCKET', 'ONLINE')")
@Check('order_payees_number', "(method = 'ONLINE') = (number IS NULL) AND (method = 'ONLINE') = (holder IS NULL)")
@Entity('order_payees')
export class OrderPayee {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Order, { onDelete: 'CASCADE' })
  orderId!: string;

  @Column('varchar', { length: 8 })
  method!: PaymentMethod;

  @Column('varchar', { length: 20, nullable: true })
  number!: string | null;

  @Column('varchar', { length: 60, nullable: true })
  holder!: string | null;

  @Column('timestamptz')
  payBy!: Date;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;
}
