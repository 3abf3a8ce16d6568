/** Where a webhook's events go and which they are. The server decides which addresses it may call. */
import { array, object } from 'yup';
import { limits } from '../../values/limits';
import { webhookEvents } from '../../values/market/partners';
import { key, requiredChoice, requiredText } from '../shared/fields';
import { isWebAddress } from '../shared/web-address';

const badUrl = key('webhook.url');

export const webhookRules = object({
  url: requiredText(badUrl, limits.webhookUrlLength).test('url', badUrl, isWebAddress),
  events: array()
    .of(requiredChoice(webhookEvents, key('webhook.events')))
    .typeError(key('webhook.events'))
    .required(key('webhook.events'))
    .min(1, key('webhook.events'))
    .max(webhookEvents.length, key('webhook.events')),
});
