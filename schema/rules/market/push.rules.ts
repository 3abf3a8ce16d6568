/**
 * Rules of the address and keys that a browser gives out with its subscription to web push. The server decides which
 * addresses it may send to, and whether the keys are valid.
 */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredText } from '../shared/fields';
import { isWebAddress } from '../shared/web-address';

const badUrl = key('push.addressRejected');
const badKeys = key('push.keys');

/** Lengths in base64url of 65 and of 16 bytes. */
const PUBLIC_KEY = /^[A-Za-z0-9_-]{87}$/;
const SECRET = /^[A-Za-z0-9_-]{22}$/;

export const pushSubscriptionRules = object({
  endpoint: requiredText(badUrl, limits.pushEndpointLength).test('url', badUrl, isWebAddress),
  p256dh: requiredText(badKeys, limits.pushKeyLength).matches(PUBLIC_KEY, { message: badKeys, excludeEmptyString: true }),
  auth: requiredText(badKeys, limits.pushKeyLength).matches(SECRET, { message: badKeys, excludeEmptyString: true }),
});
