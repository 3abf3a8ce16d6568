/** One message on its way to a device: the request to its push service, and what its response means. */
import { Config } from '../../../platform/config/env';
import { guardedExchange, type GuardedResponse } from '../../../platform/outgoing/guarded-post';
import { encryptPush } from '../../../platform/push/encrypt-push';
import { vapidAuthorization, type VapidKeys } from '../../../platform/push/vapid';
import type { ClaimedPush } from './push-messages.store';
import { pushText } from './push-texts';
import { serverLimits } from '../../../../schema/values/server-limits';

/** Sends it. Throws AddressRejected, an AbortError, or what the network reports. */
export function sendPush(push: ClaimedPush, keys: VapidKeys, config: Config, signal: AbortSignal): Promise<GuardedResponse> {
  const { origin } = new URL(push.endpoint);
  const nowSeconds = Math.floor(Date.now() / 1000);
  return guardedExchange({
    url: push.endpoint,
    signal,
    allowPrivate: config.webhookAllowPrivate,
    body: encryptPush(Buffer.from(JSON.stringify(pushPayload(push))), push),
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(Math.max(0, Math.floor(serverLimits.pushHours * 3_600 - push.ageSeconds))),
      urgency: 'normal',
      // a message that still waits at the push service is replaced by the same one
      topic: push.notificationId.replaceAll('-', ''),
      authorization: vapidAuthorization(keys, { origin, subject: config.push.subject, nowSeconds }),
    },
  });
}

/** The service worker shows this (client/service-worker.ts). */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** The same for the same notification, so that one that comes twice is shown once. */
  readonly tag: string;
  /** A path of this site. */
  readonly url: string;
}

export function pushPayload(push: Pick<ClaimedPush, 'notificationId' | 'type' | 'textKey' | 'params' | 'link' | 'language'>): PushPayload {
  const { notificationId: tag, link, language: lang } = push;
  return { ...pushText(push, lang), lang, tag, url: link !== null && isPath(link) ? link : '/notifications' };
}

/** '//host' and '/\host' would lead elsewhere. */
const isPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

export type PushOutcome =
  | { readonly kind: 'DELIVERED' | 'GONE' | 'REJECTED' }
  /** `seconds` null: the push service named no time. */
  | { readonly kind: 'LATER'; readonly seconds: number | null };

const TOO_MANY = 429;
const GONE = new Set([404, 410]);

export function outcomeOf({ status, retryAfter }: GuardedResponse): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'DELIVERED' };
  if (GONE.has(status)) return { kind: 'GONE' };
  if (status === TOO_MANY || status >= 500) return { kind: 'LATER', seconds: retryAfter === null ? null : secondsOf(retryAfter) };
  return { kind: 'REJECTED' };
}

/** Seconds, or a date; null for anything else. */
function secondsOf(retryAfter: string): number | null {
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
