import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/users/user.entity';
import { Order } from '../orders/orders/order.entity';

/** State of an order's messages: counters of unread ones and times. A new message locks the row. */
@Index('order_threads_buyer_unread', ['buyerId'], { where: 'buyer_unread > 0' })
@Index('order_threads_seller_unread', ['sellerId'], { where: 'seller_unread > 0' })
@Index('order_threads_last', ['lastMessageAt'])
@Check('order_threads_unread', 'buyer_unread >= 0 AND seller_unread >= 0')
@Entity('order_threads')
export class StoredOrderThread {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Order)
  orderId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  buyerId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  @Column('integer', { default: 0 })
  buyerUnread!: number;

  @Column('integer', { default: 0 })
  sellerUnread!: number;

  /** When the buyer was last notified of a message by SMS. */
  @Column('timestamptz', { nullable: true })
  buyerTextedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  sellerTextedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastMessageAt!: Date | null;

  /** When one of its messages was reported for the first time: admins read it from then on. */
  @Column('timestamptz', { nullable: true })
  reportedAt!: Date | null;
}
