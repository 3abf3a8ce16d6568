import { Node } from '../../../platform/graphql/node.types';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import type { NotificationParams } from './notification-params';
import { StoredAnnouncement } from './stored-announcement.entity';
import { Image } from '../../media/image.entity';
import { User } from '../../accounts/users/user.entity';

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'The type of a notification.',
  valuesConfig: {
    NEW_ORDER: { description: 'A buyer ordered from the recipient.' },
    ORDER_CHANGED: { description: 'An order of the recipient changed its status.' },
    PAYMENT_RECEIVED: { description: 'An order of the recipient was paid.' },
    SYSTEM_MAINTENANCE: { description: 'The market will be away for a while.' },
    PRODUCT_APPROVED: { description: 'A product of the recipient is on the market.' },
    MARKETING_BOOST: { description: 'A promotion by the market.' },
    ANNOUNCEMENT: { description: 'An announcement of the market.' },
    PRODUCT_DECIDED: { description: 'An admin decided on a product of the recipient.' },
    ACCOUNT_DECIDED: { description: 'An admin decided on the account of the recipient.' },
    NEW_POST: { description: 'A seller whom the recipient follows offers something new.' },
    WEBHOOK_DISABLED: { description: 'A webhook of the recipient failed for days and was switched off.' },
    KEYS_ENDED: { description: "The user's API keys ended because the password was reset." },
    PAYOUT_ACCOUNT: { description: 'Where the recipient receives money was changed.' },
    BILL: { description: 'A commission bill of the recipient was issued, is due, or was paid.' },
    PAYOUT: { description: 'A payout to the recipient is on the way, was made, or failed.' },
    POST_ENDED: { description: 'The time of a sell post of the recipient is over.' },
    REVIEW_RECEIVED: { description: 'A buyer rated the recipient.' },
    REVIEW_REPLIED: { description: 'A seller replied to a review of the recipient.' },
    REVIEW_DECIDED: { description: 'An admin hid an image of a review of the recipient.' },
    QUESTION_ASKED: { description: 'A user has a question about a product of the recipient.' },
    QUESTION_REPLIED: { description: 'A seller replied to a question of the recipient.' },
    MESSAGE_RECEIVED: { description: 'The other side of an order of the recipient sent a message.' },
    PRICE_ALERT: { description: 'A price that the recipient watches is above or below the limit.' },
    RECURRING_ORDER: { description: 'A day of a recurring order of the recipient waits for a confirmation, or the order is paused.' },
    DATA_EXPORT: { description: 'The file with the data of the recipient can be downloaded.' },
    SHARED_BASKET: { description: 'A shared basket of the recipient has closed, changed, was ordered or ended.' },
    GRANT: { description: 'Someone asks to act for the recipient or lets the recipient act, or that has ended.' },
    BACK_IN_STOCK: { description: 'What the recipient waits for can be bought again.' },
  },
});

/**
 * A message to one account. The row retains the key of a text and its parameters; the texts are made in the user's
 * language.
 */
@ObjectType({ implements: Node, description: 'A message to one account, made by an event.' })
@Index('notifications_announcement', ['announcementId', 'userId'], { unique: true, where: 'announcement_id IS NOT NULL' })
@Index('notifications_inbox', { synchronize: false }) // btree (user_id, created_at DESC, id DESC) WHERE (dismissed_at IS NULL)
@Index('notifications_unread', ['userId'], { where: 'dismissed_at IS NULL AND read_at IS NULL' })
@Entity('notifications')
export class Notification {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Field(() => NotificationType, { description: 'Its type.' })
  @Column('varchar', { length: 20 })
  type!: NotificationType;

  @Column('varchar', { length: 60 })
  textKey!: string;

  @Column('jsonb', { default: {} })
  params!: NotificationParams;

  @Column('varchar', { length: 200, nullable: true })
  link!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Image)
  imageId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => StoredAnnouncement)
  announcementId!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was read; null while it is unread.' })
  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  dismissedAt!: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
