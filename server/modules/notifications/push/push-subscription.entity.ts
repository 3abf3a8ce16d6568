import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Session } from '../../accounts/auth/session.entity';
import { User } from '../../accounts/users/user.entity';

/**
 * A browser that notifications are sent to. It ends with its session, however that ends: the row goes with the
 * session's.
 */
@Unique('push_subscriptions_endpoint', ['endpointHash'])
@Index('push_subscriptions_user', ['userId'])
@Index('push_subscriptions_session', ['sessionId'])
@Check('push_subscriptions_hash', 'octet_length(endpoint_hash) = 32')
@Entity('push_subscriptions')
export class PushSubscription {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  @Column('uuid')
  @ForeignKey(() => Session, { onDelete: 'CASCADE' })
  sessionId!: string;

  @Column('varchar', { length: 1000 })
  endpoint!: string;

  @Column('bytea')
  endpointHash!: Buffer;

  @Column('varchar', { length: 87 })
  p256dh!: string;

  @Column('varchar', { length: 22 })
  auth!: string;

  /** The market's key that the browser was given; with another one the push service rejects what is sent. */
  @Column('varchar', { length: 87 })
  publicKey!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When the push service last took a message. */
  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;
}
