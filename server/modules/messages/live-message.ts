/**
 * A message on its way through the event bus, where everything is JSON: the whole row is sent, so that a listener needs
 * no SQL.
 */
import type { Json } from '../../platform/events/event-bus';
import type { OrderMessage } from './order-message.entity';

export const liveMessage = {
  pack(message: OrderMessage): Json {
    return JSON.parse(JSON.stringify(message)) as Json;
  },

  /** Nothing of a new message is reported or decided. */
  unpack(payload: Json): OrderMessage {
    const packed = payload as unknown as Omit<OrderMessage, 'createdAt'> & { readonly createdAt: string };
    return { ...packed, createdAt: new Date(packed.createdAt) };
  },
};
