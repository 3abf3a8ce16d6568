/**
 * A notification on its way through the event bus, where everything is JSON: the whole row is sent, so that a listener
 * needs no SQL.
 */
import type { Json } from '../../../platform/events/event-bus';
import type { Notification } from './notification.entity';

export const liveNotification = {
  pack(notification: Notification): Json {
    return JSON.parse(JSON.stringify(notification)) as Json;
  },

  unpack(payload: Json): Notification {
    const packed = payload as unknown as Omit<Notification, 'createdAt'> & { createdAt: string };
    return { ...packed, createdAt: new Date(packed.createdAt) };
  },
};
