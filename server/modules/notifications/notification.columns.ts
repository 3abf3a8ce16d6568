/** The columns of a notification, for every statement that returns whole rows. */
import { NotificationType } from '../../../schema/values/market/notifications';
import { column, type ColumnList, columns, instant, nullable, oneOf, type Read, record, text } from '../../platform/db/columns';
import type { Notification } from './notification.entity';

const param: Read<string | number> = (value, name) => (typeof value === 'number' ? value : text(value, name));

/** Of the table under this alias; of the only table without one. */
export function notificationColumns(alias = ''): ColumnList<Notification> {
  const of = (name: string) => (alias === '' ? name : `${alias}.${name}`);
  return columns({
    id: column(of('id'), text),
    userId: column(of('user_id'), text),
    type: column(of('type'), oneOf(NotificationType)),
    textKey: column(of('text_key'), text),
    params: column(of('params'), record(param)),
    link: column(of('link'), nullable(text)),
    imageId: column(of('image_id'), nullable(text)),
    announcementId: column(of('announcement_id'), nullable(text)),
    readAt: column(of('read_at'), nullable(instant)),
    dismissedAt: column(of('dismissed_at'), nullable(instant)),
    createdAt: column(of('created_at'), instant),
  });
}
