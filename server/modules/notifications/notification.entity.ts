import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { NotificationType } from '../../../schema/values/notifications';
import type { NotificationParams } from './notification.types';

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'What a notification tells of.',
  valuesConfig: {
    NEW_ORDER: { description: 'Somebody ordered from the reader.' },
    ORDER_CHANGED: { description: 'An order of the reader moved on.' },
    PAYMENT_RECEIVED: { description: 'An order of the reader was paid.' },
    SYSTEM_MAINTENANCE: { description: 'The market will be away for a while.' },
    PRODUCT_APPROVED: { description: 'A product of the reader is on the market.' },
    MARKETING_BOOST: { description: 'The market promotes the reader, or something to him.' },
    ANNOUNCEMENT: { description: 'The market tells its people something.' },
    PRODUCT_DECIDED: { description: 'An admin decided on a product of the reader.' },
    ACCOUNT_DECIDED: { description: 'An admin decided on the account of the reader.' },
    NEW_POST: { description: 'A seller whom the reader follows offers something new.' },
    WEBHOOK_DISABLED: { description: 'A webhook of the reader failed for days and was switched off.' },
    KEYS_ENDED: { description: 'The API keys of the reader ended, as his password was reset.' },
    POST_ENDED: { description: 'The time of a sell post of the reader is over.' },
    REVIEW_RECEIVED: { description: 'A buyer rated the reader.' },
    REVIEW_REPLIED: { description: 'A seller answered a review of the reader.' },
    BACK_IN_STOCK: { description: 'What the reader waits for can be bought again.' },
  },
});

/** A message to one account. The row keeps the key of a text and its parameters; the words are made in the language of whoever reads. */
@ObjectType({ description: 'A message to one account, made by an event.' })
@Entity('notifications')
export class Notification {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Field(() => NotificationType, { description: 'What it tells of.' })
  @Column('varchar', { length: 20 })
  type!: NotificationType;

  @Column('varchar', { length: 60 })
  textKey!: string;

  @Column('jsonb', { default: {} })
  params!: NotificationParams;

  @Field(() => String, { nullable: true, description: 'Path in the web client.' })
  @Column('varchar', { length: 200, nullable: true })
  link!: string | null;

  @Column('uuid', { nullable: true })
  imageId!: string | null;

  @Column('uuid', { nullable: true })
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

/** The columns of a whole row, as hand-written SQL names them. */
export const NOTIFICATION_COLUMNS = `id, user_id AS "userId", type, text_key AS "textKey", params, link, image_id AS "imageId",
  announcement_id AS "announcementId", read_at AS "readAt", dismissed_at AS "dismissedAt", created_at AS "createdAt"`;
