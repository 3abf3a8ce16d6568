import { type Read, text } from '../../../platform/db/columns';

/** The parameters of a notification’s text, as its row has them. */
export type NotificationParams = Readonly<Record<string, string | number>>;

export const notificationParam: Read<string | number> = (value, name) => (typeof value === 'number' ? value : text(value, name));
