/** Where the mobile money of a confirmed order is sent: a copy of the seller's payout account at that moment. Written by OrderPayeesStore. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { Order } from '../orders/order.entity';

@Index('order_payees_due', ['payBy'], { where: 'reminded_at IS NULL' })
@Check('order_payees_method', "method IN ('BKASH', 'NAGAD', 'ROCKET')")
@Entity('order_payees')
export class OrderPayee {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Order, { onDelete: 'CASCADE' })
  orderId!: string;

  @Column('varchar', { length: 8 })
  method!: PayoutMethod;

  @Column('varchar', { length: 20 })
  number!: string;

  @Column('varchar', { length: 60 })
  holder!: string;

  @Column('timestamptz')
  payBy!: Date;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;
}
