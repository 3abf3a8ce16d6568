/**
 * Which notifications are also sent by SMS, and their text: the few that must reach a user who does not open the app.
 */
import type { Language } from '../../../../schema/values/accounts/roles';
import type { SmsBudget } from '../../../platform/sms/short-message';
import type { NewNotification } from './notification.types';
import type { NotificationParams } from './notification-params';
import { withTrackingLink } from './parcel-sms';
import { fillText } from './render-notification';
import { budgetsOfTexts } from './sms-kinds';
import { type SmsTextKey, smsTexts } from '../texts/sms-texts';

/** Whether a notification is sent by SMS as well: it has a text in `smsTexts`. */
export function comesBySms({ textKey }: NewNotification): boolean {
  return isSmsKey(textKey);
}

/** SMS about orders on their way have the address of the tracking page. */
const tracked: readonly SmsTextKey[] = ['orderShippedWithCode', 'orderAgainWithCode', 'orderWeighedWithCode'];

/**
 * The message in the recipient's language; `publicUrl` is where the site is reached. Throws for a notification that is
 * not sent by SMS.
 */
export function smsBody({ textKey, params }: NewNotification, language: Language, publicUrl: string | null): string {
  if (!isSmsKey(textKey)) throw new Error(`${textKey} is not sent by SMS.`);
  const body = fillText(smsTexts[textKey][language], params, language);
  if (!tracked.includes(textKey)) return body;
  return withTrackingLink(body, { order: String((params as NotificationParams).order), language, publicUrl });
}

/** Its budget by its text; throws for a notification that is not sent by SMS. */
export function smsBudget({ textKey }: NewNotification): SmsBudget {
  if (!isSmsKey(textKey)) throw new Error(`${textKey} is not sent by SMS.`);
  return budgetsOfTexts[textKey];
}

/** A handover code is sent once to its buyer; one that is new is sent again. */
export function smsOnce({ textKey, params }: NewNotification): string | null {
  const { order, code } = params as NotificationParams;
  return hasCode(textKey) ? `code ${order} ${code}` : null;
}

const hasCode = (textKey: string): boolean => isSmsKey(textKey) && tracked.includes(textKey);

/** 'account-decided', 'new-order', 'order-changed': what the admin's list of messages groups by. */
export function smsPurpose({ type }: NewNotification): string {
  return type.toLowerCase().replaceAll('_', '-');
}

function isSmsKey(key: string): key is SmsTextKey {
  return Object.hasOwn(smsTexts, key);
}
