/**
 * Messages between the buyer and the seller of an order. A message has a text, images, or both; the form and the server
 * reject one with neither.
 */
import { array, object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalText, requiredText } from '../shared/fields';

const messageId = requiredText(key('error.notFound'), limits.idLength);

export const orderMessageRules = object({
  orderId: requiredText(key('error.notFound'), limits.idLength),
  body: optionalText(limits.orderMessageLength).when('imageIds', {
    is: (ids: unknown) => Array.isArray(ids) && ids.length > 0,
    otherwise: (rule) => rule.required(key('message.body')),
  }),
  imageIds: array(requiredText(key('order.unknownImage'), limits.idLength))
    .typeError(key('order.unknownImage'))
    .nullable()
    .max(limits.orderMessageImages, key('message.tooManyImages')),
});

export const reportMessageRules = object({ messageId, reason: requiredText(key('order.reasonRequired'), limits.reasonLength) });
