import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Notification } from '../content/notification.entity';
import { PushSubscription } from './push-subscription.entity';

/** A notification that waits to be sent to a device; removed once it was sent, or given up. */
@Index('push_messages_due', ['nextAttemptAt'])
@Index('push_messages_subscription', ['subscriptionId'])
@Entity('push_messages')
export class PushMessage {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Notification, { onDelete: 'CASCADE' })
  notificationId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => PushSubscription, { onDelete: 'CASCADE' })
  subscriptionId!: string;

  @Column('smallint', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
