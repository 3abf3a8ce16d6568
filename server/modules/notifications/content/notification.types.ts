import { ArgsType, Field, Int, ObjectType, ID } from 'type-graphql';
import type { NotificationType } from '../../../../schema/values/market/notifications';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { Notification } from './notification.entity';
import type { NotificationTextKey, ParamsOf } from '../texts/notification-texts';

/** A notification to send: a text, its parameters, and where its link leads. */
export type NewNotification = {
  [K in NotificationTextKey]: {
    readonly type: NotificationType;
    readonly textKey: K;
    readonly params: ParamsOf<K>;
    /** Path in the web client. */
    readonly link?: string | null;
    readonly imageId?: string | null;
    /** The other user who causes it; an SMS is counted against the two. Null for what the market does by itself. */
    readonly senderId?: string | null;
  };
}[NotificationTextKey];

@ObjectType({ description: 'A page of notifications, newest first.' })
export class NotificationConnection extends Connection(Notification) {
  @Field(() => Int, { description: 'How many of all the notifications are unread.' })
  unreadCount!: number;
}

@ArgsType()
export class NotificationArgs extends pageArgs() {
  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Only what has not been read.' })
  unreadOnly?: boolean | null;
}

@ObjectType({ description: 'What `markNotificationsRead` did.' })
export class MarkNotificationsReadPayload {
  @Field(() => Int, { description: 'How many are unread then.' })
  unreadCount!: number;
}

@ObjectType({ description: 'What `dismissNotification` did.' })
export class DismissNotificationPayload {
  @Field(() => ID, { description: 'The notification that is out of the list.' })
  removedId!: string;
}

/** A line of an announced day of a recurring order, as the parameter `lines` of its notification has it in JSON. */
export interface AnnouncedLine {
  readonly name: string;
  /** In a second language; absent in what an older version of the server wrote. */
  readonly secondName?: string | null;
  readonly quantity: string;
  readonly unit: string;
  /** The meaning of the unit OTHERS, in two languages; absent in what an older version of the server wrote. */
  readonly note?: string | null;
  readonly secondNote?: string | null;
  /** BDT for one unit today; null where it is not sold. */
  readonly price: string | null;
  /** The price before, where it changed. */
  readonly was: string | null;
  readonly problem: 'GONE' | 'SOLD_OUT' | 'LESS' | 'QUANTITY' | null;
  /** How much is left, where it is less than wanted. */
  readonly left: string | null;
}
