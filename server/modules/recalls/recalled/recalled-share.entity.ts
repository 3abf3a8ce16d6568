/**
 * A part of a recalled lot that a buyer had then, and what was refunded of it. Written by RecallsService and
 * RecallRefundsService.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LotShare } from '../../catalogue/lots/lot-share.entity';
import { Order } from '../../orders/orders/order.entity';
import { RecalledLot } from './recalled-lot.entity';
import type { RecallRefund } from '../../../../schema/values/catalogue/lots';

@Index('recalled_shares_lot', ['lotId', 'orderLineId'])
@Index('recalled_shares_order', ['orderId'])
@Index('recalled_shares_to_notify', ['orderId'], { where: 'NOT is_notified' })
@Index('recalled_shares_waiting', ['orderId'], { where: "refund = 'WAITING'" })
@Check('recalled_shares_quantities', 'quantity > 0')
@Check('recalled_shares_refund', "refund IN ('WAITING', 'REFUNDED', 'NONE')")
@Check('recalled_shares_refunded', "refunded >= 0 AND (refund = 'REFUNDED' OR refunded = 0)")
@ForeignKey(() => LotShare, ['orderLineId', 'lotId'], ['orderLineId', 'lotId'])
@Entity('recalled_shares')
export class RecalledShare {
  @PrimaryColumn('uuid')
  orderLineId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => RecalledLot)
  lotId!: string;

  @Column('uuid')
  @ForeignKey(() => Order)
  orderId!: string;

  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  /** The buyer was notified of it, with all of the order. */
  @Column('boolean', { default: false })
  isNotified!: boolean;

  @Column('timestamptz', { nullable: true })
  notifiedAt?: Date | null;

  /** It may be removed since, and so may the SMS: neither has a foreign key. */
  @Column('uuid', { nullable: true })
  notificationId?: string | null;

  @Column('uuid', { nullable: true })
  smsId?: string | null;

  @Column('varchar', { length: 8, default: 'WAITING' })
  refund!: RecallRefund;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  refunded!: string;
}
