/** The columns of a notification, for every statement that returns whole rows. */
import { NotificationType } from '../../../schema/values/market/notifications';
import { column, type ColumnList, columns, instant, nullable, oneOf, record, text } from '../../platform/db/columns';
import { notificationParam } from './content/notification-params';
import type { Notification } from './content/notification.entity';
import { noPushes, pushCount } from './push/push-messages.store';

/** Returns the columns of the table under this alias; an empty alias means the only table. */
export function notificationColumns(alias = ''): ColumnList<Notification> {
  return columns(columnsOf(alias));
}

/** A notification that was just stored, and how many devices those of its statement are sent to. */
export type AddedNotification = Notification & { readonly pushes: number };

export const addedColumns: ColumnList<AddedNotification> = columns({ ...columnsOf('added'), ...pushCount });
/** The same of a statement that sends nothing to devices. */
export const addedInAppColumns: ColumnList<AddedNotification> = columns({ ...columnsOf('added'), ...noPushes });

function columnsOf(alias: string) {
  const of = (name: string) => (alias === '' ? name : `${alias}.${name}`);
  return {
    id: column(of('id'), text),
    userId: column(of('user_id'), text),
    type: column(of('type'), oneOf(NotificationType)),
    textKey: column(of('text_key'), text),
    params: column(of('params'), record(notificationParam)),
    link: column(of('link'), nullable(text)),
    imageId: column(of('image_id'), nullable(text)),
    announcementId: column(of('announcement_id'), nullable(text)),
    readAt: column(of('read_at'), nullable(instant)),
    dismissedAt: column(of('dismissed_at'), nullable(instant)),
    createdAt: column(of('created_at'), instant),
  };
}
