/** A message to the support; what an admin sees of it is `SupportMessage` (support.types.ts). */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/users/user.entity';
import { Order } from '../orders/orders/order.entity';

@Index('support_messages_newest', { synchronize: false }) // btree (created_at DESC, id DESC)
@Index('support_messages_open', ['createdAt'], { where: 'answered_at IS NULL' })
@Entity('support_messages')
export class StoredSupportMessage {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** Null for a visitor. */
  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 15 })
  phone!: string;

  @ForeignKey(() => Order)
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('varchar', { length: 2000 })
  body!: string;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  answeredBy!: string | null;
}
